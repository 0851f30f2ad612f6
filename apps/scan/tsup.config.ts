import { cpSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { defineConfig } from 'tsup';
import { requireNode } from '../../tools/dev/tsup.ts';
import { dumpEmptyScanDatabase } from './src/store/openDatabase.ts';

export default defineConfig({
  // The embedded database runs in a thread, which needs its own file.
  entry: {
    main: 'src/main.ts',
    pgliteWorker: createRequire(import.meta.url).resolve('@org/server-kit/pgliteWorker'),
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: false,
  removeNodeProtocol: false,
  // One bundled file starts several times faster than a thousand modules, and runs anywhere. PGlite stays a package: only
  // an embedded database needs it.
  noExternal: [/^(?!@electric-sql\/pglite$|@graphql-yoga\/render-graphiql$|pg-native$)/],
  // GraphiQL is available in the repository only.
  external: ['@electric-sql/pglite', '@graphql-yoga/render-graphiql', 'pg-native'],
  // Some bundled packages are CommonJS and `require` Node's modules.
  banner: {
    js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url); ${requireNode}`,
  },
  esbuildOptions(options) {
    // Removes comments with workspace paths, but keeps line breaks for readable stack traces.
    options.minifyWhitespace = true;
    // Otherwise GraphQL.js checks each value for copies of itself.
    options.define = { ...options.define, 'globalThis.process.env.NODE_ENV': '"production"' };
    options.lineLimit = 120;
  },
  async onSuccess() {
    cpSync('src/store/migrations', 'dist/migrations', { recursive: true });
    writeFileSync('dist/empty-database.tar.gz', await promisify(gzip)(await dumpEmptyScanDatabase()));
  },
});
