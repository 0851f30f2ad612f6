import { copyFile, mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { defineConfig } from 'tsup';
import { markClientModules } from '../../tools/dev/tsup.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles each style sheet into one file, with the typeface and the licenses beside it. */
const buildStyles = async (): Promise<void> => {
  await build({
    entryPoints: [here('src/styles.css'), here('src/reading.css'), here('src/generated/rainbowkit.css')],
    outdir: here('dist'),
    entryNames: '[name]',
    assetNames: 'fonts/[name]',
    loader: { '.woff2': 'file' },
    bundle: true,
    minify: true,
    logLevel: 'warning',
  });
  await mkdir(here('dist/fonts'), { recursive: true });
  await copyFile(
    fileURLToPath(import.meta.resolve('@fontsource/prompt/LICENSE')),
    here('dist/fonts/OFL.txt'),
  );
  await copyFile(here('node_modules/lucide-react/LICENSE'), here('dist/Lucide.txt'));
};

/** One output file per module, so that an importer's bundler can split the code. */
const keepModules: Plugin = {
  name: 'keep-modules',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path: path.replace(/\.tsx?$/, '.js'), external: true },
    );
  },
};

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,test-d,stories}.{ts,tsx}'],
  format: 'esm',
  target: 'es2022',
  dts: {
    entry: {
      index: 'src/index.ts',
      'tokens/addressPicture': 'src/tokens/addressPicture.ts',
      'messages/de': 'src/messages/de.ts',
      'messages/es': 'src/messages/es.ts',
    },
  },
  splitting: false,
  clean: true,
  skipNodeModulesBundle: true,
  esbuildPlugins: [keepModules],
  plugins: [markClientModules],
  onSuccess: buildStyles,
});
