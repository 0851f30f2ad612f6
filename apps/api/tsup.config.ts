import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { defineConfig } from 'tsup';
import { requireNode } from '../../tools/dev/tsup.ts';
import { dumpEmptyApiDatabase } from './src/database.ts';
import { findSourceFile, licenseFiles, pictureFiles } from './src/preview/drawing/pictureFiles.ts';

export default defineConfig({
  // Worker threads need their own files.
  entry: {
    main: 'src/main.ts',
    recoverWorker: 'src/sign-in/recoverWorker.ts',
    pgliteWorker: createRequire(import.meta.url).resolve('@org/server-kit/pgliteWorker'),
    renderPicture: 'src/preview/drawing/renderPicture.ts',
    // Piscina starts its threads from a file of this name.
    worker: join(dirname(createRequire(import.meta.url).resolve('piscina')), 'worker.js'),
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: false,
  removeNodeProtocol: false,
  // Bundles everything, so that the files run anywhere and contain no workspace path. PGlite is needed only for an
  // embedded database, sharp (native code) only for avatars.
  noExternal: [/^(?!@electric-sql\/pglite$|@napi-rs\/nice$|pg-native$|sharp$)/],
  external: ['@electric-sql/pglite', '@napi-rs/nice', 'pg-native', 'sharp'],
  // Some bundled packages are CommonJS and `require` Node's modules.
  banner: {
    js: `import { createRequire as createBuiltRequire } from 'node:module'; const require = createBuiltRequire(import.meta.url); const __dirname = import.meta.dirname; ${requireNode}`,
  },
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    // Line breaks, for readable stack traces.
    options.lineLimit = 120;
  },
  // Bundled CommonJS modules are named by their original paths.
  async onSuccess() {
    // A new database would be made by a second copy of PGlite, whose memory the thread keeps.
    writeFileSync('dist/empty-database.tar.gz', await promisify(gzip)(await dumpEmptyApiDatabase()));
    for (const file of pictureFiles)
      cpSync(findSourceFile(file), join('dist', 'picture-files', basename(file)));
    for (const file of licenseFiles)
      cpSync(findSourceFile(file), join('dist', 'picture-files', `${basename(dirname(file))}.LICENSE`));
    for (const name of readdirSync('dist').filter((file) => file.endsWith('.js'))) {
      const file = join('dist', name);
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace(/"(?:\.\.\/)+node_modules\/[^"]*\/([^"/]+)"\(/g, '"$1"('),
      );
    }
  },
});
