import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** What a few lines of code cost those who load them. */
export type BundleSize = { readonly code: string; readonly gzipBytes: number };

/**
 * Bundles and minifies a module as a browser would get it.
 *
 * @param options.code the module, which imports what is to be measured
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
