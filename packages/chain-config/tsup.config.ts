import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/eas.ts', 'src/environment.ts', 'src/rpc.ts'],
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  skipNodeModulesBundle: true,
});
