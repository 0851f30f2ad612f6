import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  target: 'node24',
  clean: true,
  // One file that runs anywhere: no path of the workspace is left in it.
  noExternal: [/.*/],
});
