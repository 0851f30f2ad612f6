import 'vitest';
import type { PreparedConsumer } from '../consumers/prepareConsumer.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Starts local chains for `findChain` of chains.ts. */
    chainsUrl: string;
    /** A PostgreSQL server's superuser and first database, for `*.postgres.test.ts` and `*.chain.test.ts`. */
    postgresUrl: string;
    /** The project with all tarballs installed, for `test/{tarball,consumer}.test.ts`. */
    consumer: PreparedConsumer;
  }
}
