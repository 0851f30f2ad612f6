import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { language } from '../../tools/dev/language/language.ts';
import { preact } from './vite/preact.ts';
import { readTogether } from './vite/readTogether.ts';

const { LAUREL_LANGUAGE = 'en' } = process.env;

/**
 * The page in a frame of other sites, in one language. A build of its own: chunks shared with the
 * app would make both larger, and a frame of another site has a cache of its own anyway.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), LAUREL_LANGUAGE !== 'en' && language(LAUREL_LANGUAGE)],
  resolve: { alias: [...preact] },
  build: {
    target: 'es2022',
    copyPublicDir: false,
    // Nothing inline: the content security policy allows files only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: 'embed.html',
      // Puts all code that loads at once into one file, and the code that reads the contest into another one.
      output: { codeSplitting: { groups: [{ name: 'embed', tags: ['$initial'] }, readTogether] } },
    },
  },
});
