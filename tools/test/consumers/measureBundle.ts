import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** The size of a bundled module. */
export type BundleSize = { readonly code: string; readonly gzipBytes: number };

/**
 * Bundles and minifies a module for browsers.
 *
 * @param options.code the module, which imports the code to measure
 * @param options.dir the folder whose node_modules it imports from
 * @param options.external packages to leave out
 */
export async function measureBundle({
  code,
  dir,
  external = [],
}: {
  readonly code: string;
  readonly dir: string;
  readonly external?: readonly string[];
}): Promise<BundleSize> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: dir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    external: [...external],
    logLevel: 'silent',
  });
  const bundled = outputFiles[0]?.text ?? '';
  return { code: bundled, gzipBytes: gzipSync(bundled, { level: 9 }).length };
}
