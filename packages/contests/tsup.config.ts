import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/chain.ts',
    'src/deploy.ts',
    'src/markdown.ts',
    'src/names.ts',
    'src/proof.ts',
    'src/send.ts',
    'src/track.ts',
    'src/write.ts',
    'src/cli.ts',
  ],
  format: 'esm',
  target: 'es2022',
  dts: {
    entry: [
      'src/index.ts',
      'src/chain.ts',
      'src/deploy.ts',
      'src/markdown.ts',
      'src/names.ts',
      'src/proof.ts',
      'src/send.ts',
      'src/track.ts',
      'src/write.ts',
    ],
  },
  clean: true,
  skipNodeModulesBundle: true,
});
