import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { defineConfig } from 'tsup';
import { markClientModules } from '../../tools/dev/tsup.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Style sheets without imports: RainbowKit's with its theme in our tokens and ours, and the first step's. */
const buildStyles = async (): Promise<void> => {
  await build({
    entryPoints: [here('src/styles.css'), here('src/first-step.css')],
    outdir: here('dist'),
    bundle: true,
    minify: true,
    logLevel: 'warning',
  });
};

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'wallet-slot': 'src/first-step/WalletSlot.tsx',
    'first-step': 'src/first-step.ts',
    session: 'src/session.ts',
    testing: 'src/testing.ts',
    messages: 'src/messages/en.ts',
    'messages/de': 'src/messages/de.ts',
    'messages/es': 'src/messages/es.ts',
    'remove-scroll': 'src/first-step/removeScroll.tsx',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  clean: true,
  skipNodeModulesBundle: true,
  // Keeps line breaks, so that stack traces of importers are useful.
  esbuildOptions: (options) => {
    options.minifySyntax = true;
    options.minifyIdentifiers = true;
  },
  // esbuild writes the path of every source file above its code.
  plugins: [
    { name: 'without-paths', renderChunk: (code) => ({ code: code.replace(/^\/\/ src\/.*\n/gm, '') }) },
    markClientModules,
  ],
  onSuccess: buildStyles,
});
