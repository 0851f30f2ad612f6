import 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The local chain that every `*.chain.test.ts` shares. */
    rpcUrl: string;
  }
}
