import { writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { defineConfig } from 'tsup';
import { dumpEmptyDatabase } from './src/store/openDatabase.ts';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: false,
  // One file starts several times faster than the thousand that viem and graphql-yoga are. PGlite brings its own.
  noExternal: [/^@org\//, 'graphql', 'graphql-yoga', 'kysely', 'valibot', 'viem'],
  external: ['@electric-sql/pglite'],
  // Some of them are CommonJS inside and ask for Node's own modules that way.
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  esbuildOptions(options) {
    // No comments with paths of this workspace, but lines that a stack trace can show.
    options.minifyWhitespace = true;
    options.lineLimit = 120;
  },
  async onSuccess() {
    writeFileSync('dist/empty-database.tar.gz', await promisify(gzip)(await dumpEmptyDatabase()));
  },
});
