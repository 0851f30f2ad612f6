import { build } from 'esbuild';

/**
 * Bundles the modules of pages like an importer, with the packages installed in their folder. Lazy imports and shared code
 * are separate files.
 */
export const bundlePages = async (
  entries: readonly string[],
  dir: string,
): Promise<Record<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: entries.map((entry) => `${dir}/${entry}`),
    absWorkingDir: dir,
    outdir: `${dir}/out`,
    bundle: true,
    splitting: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    // The README advises this for pages with a strict policy.
    alias: { 'react-remove-scroll': '@org/wallet-kit/remove-scroll' },
    external: ['node:*'],
    logLevel: 'error',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(`${dir}/out`.length), text]));
};
