import 'vitest';
import type { PreparedConsumer } from '../consumers/prepareConsumer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The local chain that every `*.chain.test.ts` shares. */
    rpcUrl: string;
    /** Local chains by their version of EAS; that of 1.4 is at `rpcUrl`. */
    rpcUrls: Readonly<Record<'1.4' | '1.0.1' | '0.26', string>>;
    /** A PostgreSQL server's superuser and first database, for `*.postgres.test.ts` and `*.chain.test.ts`. */
    postgresUrl: string;
    /** The project with all tarballs installed, for `test/{tarball,consumer}.test.ts`. */
    consumer: PreparedConsumer;
  }
}
