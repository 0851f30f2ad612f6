import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { defineConfig } from 'tsup';
import { findSourceFile, licenceFiles, pictureFiles } from './src/preview/drawing/pictureFiles.ts';

export default defineConfig({
  // Threads are started from a file of their own.
  entry: {
    main: 'src/main.ts',
    recoverWorker: 'src/sign-in/recoverWorker.ts',
    pgliteWorker: createRequire(import.meta.url).resolve('@org/server-kit/pgliteWorker'),
    renderPicture: 'src/preview/drawing/renderPicture.ts',
    // Piscina starts its threads from the file of this name beside it.
    worker: join(dirname(createRequire(import.meta.url).resolve('piscina')), 'worker.js'),
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: false,
  // `node:sqlite` has no other name.
  removeNodeProtocol: false,
  // Files that run anywhere: no path of the workspace is left in it, not even in a comment. PGlite is asked for
  // only where a folder is the database, sharp (with machine code of its own) only for avatars.
  noExternal: [/^(?!@electric-sql\/pglite$|@napi-rs\/nice$|pg-native$|sharp$)/],
  external: ['@electric-sql/pglite', '@napi-rs/nice', 'pg-native', 'sharp'],
  // Some of what it holds is CommonJS inside and asks for Node's own modules that way.
  banner: {
    js: "import { createRequire as createBuiltRequire } from 'node:module'; const require = createBuiltRequire(import.meta.url); const __dirname = import.meta.dirname;",
  },
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    // Lines that a stack trace can show.
    options.lineLimit = 120;
  },
  // CommonJS modules are named by the paths that they came from.
  async onSuccess() {
    for (const file of pictureFiles)
      cpSync(findSourceFile(file), join('dist', 'picture-files', basename(file)));
    for (const file of licenceFiles)
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
