import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/chain.ts', 'src/write.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  skipNodeModulesBundle: true,
});
