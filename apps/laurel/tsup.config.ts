import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from 'tsup';

const { resolve } = createRequire(import.meta.url);

export default defineConfig({
  entry: {
    main: 'src/main.ts',
    chain: resolve('@org/local-stack/main'),
    watchdog: resolve('@org/local-stack/watchdog'),
    endWithParent: '../../tools/dev/stack/endWithParent.ts',
  },
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  splitting: false,
  noExternal: [/^(?!@foundry-rs\/anvil|pg-native$)/],
  external: ['@foundry-rs/anvil', 'pg-native'],
  banner: {
    js: "import { createRequire as createBuiltRequire } from 'node:module'; const require = createBuiltRequire(import.meta.url);",
  },
  onSuccess: async () =>
    cpSync(join(dirname(resolve('@org/local-stack/main')), 'demo/pictures'), 'dist/pictures', {
      recursive: true,
    }),
  esbuildOptions(options) {
    options.minifyWhitespace = true;
    options.lineLimit = 120;
  },
});
