import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BuiltChunk } from './buildOnce.ts';
import { buildWeb, type WebBuild } from './buildWeb.ts';

/**
 * All files that load without a click: the first one, its style, the code that reads the contest, and the one for people's names.
 * It reads the organizer's assignments, so that it counts as the contest's own page does. The faces of the judges load after it. Leaves 10 kB for the page, its headers and its data; e2e/embed.spec.ts counts all of it.
 */
const BUDGET_BYTES = 60_000;
/** The modules that the page imports by itself. */
const LOADED = ['/data/reading/scanActs.ts', '/person/readPeople.ts'];
const COMPONENT_BYTES = 3_000;

let build: WebBuild;
beforeAll(async () => {
  build = await buildWeb({ isLocal: false, language: 'en', config: 'vite.embed.config.ts' });
});
afterAll(() => build?.remove());

const sizeOf = async (file: string) => brotliCompressSync(await readFile(file)).byteLength;

test('the embedded page loads at most 60 kB of script and style, and no typeface', async () => {
  const html = await readFile(join(build.dist, 'embed.html'), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, name = '']) => name,
  );
  const entry = build.chunks.find(({ isEntry }) => isEntry);
  expect(entry?.imports).toEqual([]);
  expect(names).toHaveLength(2);
  const getChunk = (matches: (chunk: BuiltChunk) => boolean) => {
    const chunk = build.chunks.find(matches);
    if (!chunk) throw new Error('The embedded page lacks a chunk.');
    return chunk;
  };
  const loaded = new Set(names);
  const add = ({ fileName, imports }: BuiltChunk) => {
    if (loaded.has(fileName)) return;
    loaded.add(fileName);
    for (const name of imports) add(getChunk((chunk) => chunk.fileName === name));
  };
  for (const module of LOADED)
    add(getChunk(({ facadeModuleId }) => facadeModuleId?.endsWith(module) ?? false));
  const sizes = await Promise.all([...loaded].map((name) => sizeOf(join(build.dist, name))));
  const sum = sizes.reduce((total, size) => total + size, 0);
  expect(sum, `${sum} bytes`).toBeLessThanOrEqual(BUDGET_BYTES);
  const assets = await readdir(join(build.dist, 'assets'));
  expect(assets.filter((name) => !/\.(js|css)$/.test(name))).toEqual([]);
});

test('the embedded page has no inline code and no wallet', async () => {
  const html = await readFile(join(build.dist, 'embed.html'), 'utf8');
  expect(html).toContain('<script type="application/json" id="laurel-config"></script>');
  expect(html.match(/<script(?![^>]*\ssrc=)(?![^>]*type="application\/json")/)).toBeNull();
  expect(html.match(/<style|\sstyle=|\son[a-z]+=/)).toBeNull();
  const modules = build.chunks.flatMap(({ moduleIds }) => moduleIds);
  expect(modules.filter((id) => /wallet-kit|wagmi|rainbow-me|auth-siwe/.test(id))).toEqual([]);
  expect(await readdir(build.dist)).not.toContain('index.html');
});

test('the web component is one file of at most 3 kB without imports', async () => {
  const text = await readFile(join(import.meta.dirname, '../public/embed/laurel-contest.js'), 'utf8');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(COMPONENT_BYTES);
  expect(text).not.toMatch(/\bimport\b/);
});
