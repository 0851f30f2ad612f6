import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { StartError } from '../errors.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { injectConfig } from './injectConfig.ts';
import { injectName, isNamed } from './injectName.ts';
import { parseRewrites, type Rewrites } from './rewrites.ts';
import { createEtag, type WebFile } from './webFile.ts';

/** The web build in memory: what is not in it cannot be asked for. */
export type WebBuild = {
  /** By path from the root of the site: `/assets/main-a1b2.js`. */
  readonly files: ReadonlyMap<string, WebFile>;
  readonly rewrites: Rewrites;
};

const REWRITES_FILE = 'rewrites.json';
const variants = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the web build once, and writes the product's name and the configuration into its pages.
 *
 * @throws {StartError} `web-build` when the folder holds no build
 */
export function loadWebBuild(folder: string, config: PublicConfig): WebBuild {
  if (!existsSync(join(folder, REWRITES_FILE))) {
    throw new StartError(
      'web-build',
      `There is no web build in ${folder}. Build apps/web, or set WEB_DIST to its folder.`,
    );
  }
  const rewrites = parseRewrites(readFileSync(join(folder, REWRITES_FILE), 'utf8'));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== REWRITES_FILE && !/(^|[\\/])\.|\.(br|gz)$/.test(name));
  const files = new Map(
    names.map((name) => [
      `/${name.split(sep).join('/')}`,
      isNamed(name) ? readPage(folder, name, rewrites.productName, config) : readAsset(folder, name),
    ]),
  );
  for (const file of [...rewrites.pages.map((page) => page.file), rewrites.fallback]) {
    if (!files.has(`/${file}`))
      throw new StartError('web-build', `The web build in ${folder} lacks ${file}: build apps/web again.`);
  }
  return { files, rewrites };
}

function readAsset(folder: string, name: string): WebFile {
  const path = join(folder, name);
  const body = new Uint8Array(readFileSync(path));
  const encoded = Object.fromEntries(
    Object.entries(variants).flatMap(([encoding, ending]) =>
      existsSync(path + ending) ? [[encoding, new Uint8Array(readFileSync(path + ending))]] : [],
    ),
  );
  return {
    contentType: contentTypeOf(name),
    // Names of assets carry a hash of their content.
    cacheControl: name.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: createEtag(body),
    body,
    encoded,
  };
}

/** A page, or another file that says the product's name: written for these settings, and compressed again. */
function readPage(folder: string, name: string, built: string, config: PublicConfig): WebFile {
  const content = readFileSync(join(folder, name), 'utf8');
  // The name first: the configuration may contain the build's name where it means something else.
  const named = injectName(content, { file: name, built, configured: config.productName });
  const body = new TextEncoder().encode(injectConfig(named, config));
  return {
    contentType: contentTypeOf(name),
    cacheControl: 'no-cache',
    etag: createEtag(body),
    body,
    encoded: {
      br: new Uint8Array(brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
      gzip: new Uint8Array(gzipSync(body)),
    },
  };
}

const contentTypeOf = (name: string) =>
  name.endsWith('.webmanifest')
    ? 'application/manifest+json'
    : (getMimeType(name) ?? 'application/octet-stream');
