import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { language } from '../../tools/dev/language/language.ts';
import { licenseStandIns } from '../../tools/release/dependencies/notices.ts';
import { compileWhileLoading } from './vite/compileWhileLoading.ts';
import { nameClasses } from './vite/nameClasses.ts';
import { preact } from './vite/preact.ts';
import { readTogether } from './vite/readTogether.ts';
import { standIns } from './vite/standIns.ts';

const { LAUREL_LOCAL, LAUREL_LANGUAGE = 'en', PORT } = process.env;
const { resolve } = createRequire(import.meta.url);

/** Serves `/config.json` and the embedded page, like the production server. */
const devConfig = (): Plugin => ({
  name: 'laurel-dev-config',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url?.startsWith('/embed/contests/')) request.url = '/embed.html';
      next();
    });
    server.middlewares.use('/config.json', async (_request, response) => {
      const { readConfig } = await import('./vite/readConfig.ts');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(readConfig(process.env)));
    });
  },
});

/**
 * A typeface that loads late is used from the next page load on, because swapping it in would shift the text. `public/early.js`
 * loads the Latin letters, all weights or none, so that the style sheet has none; browsers decide about the other letters.
 */
const keepFallbackFont = (): Plugin => ({
  name: 'laurel-keep-fallback-font',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source)
          .replaceAll(/@font-face\s*\{[^}]*prompt-latin-\d00-[^}]*\}/g, '')
          .replaceAll('font-display:swap', 'font-display:optional');
  },
});

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    devConfig(),
    keepFallbackFont(),
    standIns(LAUREL_LANGUAGE),
    licenseStandIns(),
    !isSsrBuild && compileWhileLoading(),
    LAUREL_LANGUAGE !== 'en' && language(LAUREL_LANGUAGE),
  ],
  resolve: {
    alias: [
      ...(command === 'build' ? preact : []),
      // RainbowKit's dialogs would write a <style> into the page, which the content security policy refuses.
      { find: 'react-remove-scroll', replacement: resolve('@org/wallet-kit/remove-scroll') },
      // React has had this hook since 18: what stands in for it in older ones is left out.
      {
        find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  define: {
    'import.meta.env.LAUREL_LOCAL': JSON.stringify(LAUREL_LOCAL === '1' ? '1' : ''),
  },
  css: {
    modules: { generateScopedName: nameClasses() },
  },
  // A worker is a module of its own, since it is only ever fetched from the same origin.
  worker: { format: 'es' },
  server: { host: '127.0.0.1', port: Number(PORT || 3000), strictPort: true },
  build: {
    // The wallet layer is one large file on purpose; test/build.test.ts holds what pages may weigh.
    chunkSizeWarningLimit: 1_000,
    target: 'es2022',
    manifest: true,
    copyPublicDir: !isSsrBuild,
    // Nothing inline: the content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    ...(!isSsrBuild && {
      rolldownOptions: {
        output: {
          // The imports of `main.tsx` are one file, also where lazy pages use parts of it; all else but the code that reads
          // contests follows from `import()`.
          codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }, readTogether] },
          // The first file lists the files of every lazy part: those that parts share are named by their hash alone.
          chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${name.endsWith('.css') ? '' : '[name]-'}[hash:7][extname]`,
        },
      },
    }),
  },
  // The prerenderer is one file that runs by itself: the packages of the workspace are TypeScript, and libraries with hooks
  // need the same Preact.
  ssr: { noExternal: [/^@org\//, /^@base-ui\//, '@tanstack/react-query', 'use-sync-external-store'] },
}));
