import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { language } from '../../tools/dev/language/language.ts';
import { licenseStandIns } from '../../tools/release/dependencies/notices.ts';
import { compileWhileLoading } from './vite/compileWhileLoading.ts';
import { devConfig } from './vite/devConfig.ts';
import { keepFallbackFont } from './vite/keepFallbackFont.ts';
import { nameClasses } from './vite/nameClasses.ts';
import { preact } from './vite/preact.ts';
import { readTogether } from './vite/readTogether.ts';
import { standIns } from './vite/standIns.ts';

const { LAUREL_LOCAL, LAUREL_LANGUAGE = 'en', PORT } = process.env;
const { resolve } = createRequire(import.meta.url);

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    devConfig(),
    keepFallbackFont(),
    standIns(),
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
