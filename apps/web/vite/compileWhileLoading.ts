import type { Plugin } from 'vite';

/** See https://v8.dev/blog/explicit-compile-hints. It has to be the file's first line; other engines see a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * V8 compiles the functions of the first file on another thread while it is loading. Otherwise the main thread compiles each
 * of them when it is first called, before the page is drawn.
 */
export const compileWhileLoading = (): Plugin => ({
  name: 'laurel-compile-while-loading',
  // The hint is added after the name has been computed, and browsers keep a file by its name for a year.
  augmentChunkHash: ({ isEntry }) => (isEntry ? HINT : undefined),
  generateBundle: {
    // Vite's own list of files comes before the code, too.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = HINT + file.code;
    },
  },
});
