import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** One chunk of the build, as Vite describes it. */
export type ManifestChunk = {
  readonly file: string;
  readonly src?: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
};

/** Chunks by their entry module. */
export type Manifest = { readonly [key: string]: ManifestChunk };

const MANIFEST_FILE = '.vite/manifest.json';

export const readManifest = async (dist: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(dist, MANIFEST_FILE), 'utf8'));

/** A chunk, followed by all chunks that it imports statically. */
export const collectStaticChunks = (manifest: Manifest, key: string): readonly ManifestChunk[] => {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of getChunk(manifest, name).imports ?? []) visit(imported);
  };
  visit(key);
  return [...seen].map((name) => getChunk(manifest, name));
};

/** @throws if the build has no such chunk. */
const getChunk = (manifest: Manifest, key: string): ManifestChunk => {
  const chunk = manifest[key];
  if (!chunk)
    throw new Error(`The build has no chunk for ${key}. Its chunks: ${Object.keys(manifest).join(', ')}`);
  return chunk;
};
