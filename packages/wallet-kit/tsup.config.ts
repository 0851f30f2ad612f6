import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/session.ts', 'src/testing.ts', 'src/remove-scroll.tsx'],
  format: 'esm',
  dts: true,
  clean: true,
  skipNodeModulesBundle: true,
});
