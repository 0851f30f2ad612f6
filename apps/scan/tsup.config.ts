import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { defineConfig } from 'tsup';
import { dumpEmptyScanDatabase } from './src/store/openDatabase.ts';

export default defineConfig({
  // The embedded database runs in a thread, which is started from a file of its own.
  entry: {
    main: 'src/main.ts',
    pgliteWorker: createRequire(import.meta.url).resolve('@org/server-kit/pgliteWorker'),
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: false,
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  // One file starts several times faster than the thousand that viem and its like are. PGlite brings its own.
  noExternal: [
    /^@org\//,
    'drizzle-orm',
    'graphql',
    'lru-cache',
    'p-limit',
    'pg',
    'prom-client',
    'valibot',
    'viem',
  ],
  // GraphiQL is for whoever has the repository.
  external: ['@electric-sql/pglite', '@graphql-yoga/render-graphiql', 'pg-native'],
  // Some of them are CommonJS inside and ask for Node's own modules that way.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  esbuildOptions(options) {
    // No comments with paths of this workspace, but lines that a stack trace can show.
    options.minifyWhitespace = true;
    // GraphQL.js checks each value for copies of itself otherwise.
    options.define = { ...options.define, 'globalThis.process.env.NODE_ENV': '"production"' };
    options.lineLimit = 120;
  },
  async onSuccess() {
    cpSync('src/store/migrations', 'dist/migrations', { recursive: true });
    writeFileSync('dist/empty-database.tar.gz', await promisify(gzip)(await dumpEmptyScanDatabase()));
  },
});
