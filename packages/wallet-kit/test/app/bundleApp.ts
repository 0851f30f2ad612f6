import { build } from 'esbuild';

/**
 * Bundles a page's module as a foreign team would, with the packages that are installed in its folder. Every
 * part that is fetched late is a file of its own.
 */
export const bundleApp = async (entry: string, dir: string): Promise<Record<string, string>> => {
  const { outputFiles } = await build({
    entryPoints: { [entry.replace(/\.tsx?$/, '')]: `${dir}/${entry}` },
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
    // The README's advice for strict pages.
    alias: { 'react-remove-scroll': '@org/wallet-kit/remove-scroll' },
    external: ['node:*'],
    logLevel: 'error',
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(`${dir}/out`.length), text]));
};
