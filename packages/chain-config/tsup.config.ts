import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    eas: 'src/eas.ts',
    environment: 'src/environment.ts',
    rpc: 'src/rpc.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  skipNodeModulesBundle: true,
});
