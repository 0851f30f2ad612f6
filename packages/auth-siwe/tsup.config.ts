import { defineConfig } from 'tsup';

export default defineConfig({
  // The last two are no entries of the package: they keep the parser apart from what a page needs without it.
  entry: ['src/index.ts', 'src/server.ts', 'src/createSiweMessage.ts', 'src/parseSiweMessage.ts'],
  format: 'esm',
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/server.ts'] },
  clean: true,
  skipNodeModulesBundle: true,
});
