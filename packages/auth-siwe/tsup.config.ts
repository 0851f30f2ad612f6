import { defineConfig } from 'tsup';

export default defineConfig({
  // The last two are not entries of the package: as separate files they keep the parser out of pages that do not need it.
  entry: {
    index: 'src/index.ts',
    server: 'src/server.ts',
    siweMessage: 'src/message/siweMessage.ts',
    parseSiweMessage: 'src/message/parseSiweMessage.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/server.ts'] },
  clean: true,
  skipNodeModulesBundle: true,
});
