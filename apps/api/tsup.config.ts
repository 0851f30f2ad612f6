import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  clean: true,
  splitting: false,
  // One file that runs anywhere: no path of the workspace is left in it, not even in a comment.
  noExternal: [/.*/],
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    // Lines that a stack trace can show.
    options.lineLimit = 120;
  },
});
