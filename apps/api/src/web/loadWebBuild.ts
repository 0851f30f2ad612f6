import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { StartError } from '@org/server-kit';
import { getMimeType } from 'hono/utils/mime';
import { parseRewrites, type Rewrites } from '../base/rewrites.ts';
import { createEtag, createPage, type WebFile } from '../base/webFile.ts';
import { addLinkTags, getProductTags } from '../preview/pageTags.ts';
import type { PublicConfig } from '../settings/settings.ts';

/** The web build in memory: nothing outside of it can be requested. */
export type WebBuild = {
  /** By path from the root of the site: `/assets/main-a1b2.js`. */
  readonly files: ReadonlyMap<string, WebFile>;
  /** The pages about one contest, by file, as text: they are sent with that contest's tags. */
  readonly contestPages: ReadonlyMap<string, string>;
  readonly rewrites: Rewrites;
};

const REWRITES_FILE = 'rewrites.json';
/** The paths about one contest. */
const CONTEST_PATH = '/contests/:chain/:uid';
const variants = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the web build once, and writes the product's name and the configuration into its pages.
 *
 * @throws {StartError} `web-build` if the folder has no build
 */
export function loadWebBuild(folder: string, config: PublicConfig): WebBuild {
  if (!existsSync(join(folder, REWRITES_FILE))) {
    const message = `There is no web build in ${folder}. Build apps/web, or set WEB_DIST to its folder.`;
    throw new StartError({ code: 'web-build', message });
  }
  const rewrites = parseRewrites(readFileSync(join(folder, REWRITES_FILE), 'utf8'));
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((name) => name !== REWRITES_FILE && !/(^|[\\/])\.|\.(br|gz)$/.test(name));
  const write = (name: string) =>
    writeSettings(readFileSync(join(folder, name), 'utf8'), { name, built: rewrites.productName, config });
  const files = new Map(
    names.map((name) => {
      const path = `/${name.split(sep).join('/')}`;
      const file = isNamed(name)
        ? createPage(addTags(write(name), path, rewrites, config), {
            contentType: contentTypeOf(name),
            quality: 9,
          })
        : readAsset(folder, name);
      return [path, file];
    }),
  );
  for (const file of listPageFiles(rewrites, [
    ...rewrites.pages.map((page) => page.file),
    rewrites.fallback,
  ])) {
    const message = `The web build in ${folder} lacks ${file}: build apps/web again.`;
    if (!files.has(`/${file}`)) throw new StartError({ code: 'web-build', message });
  }
  const contestPages = rewrites.pages.filter(
    ({ path }) => path === CONTEST_PATH || path.startsWith(`${CONTEST_PATH}/`),
  );
  const contestFiles = listPageFiles(
    rewrites,
    contestPages.map((page) => page.file),
  );
  return { files, contestPages: new Map(contestFiles.map((file) => [file, write(file)])), rewrites };
}

/** Each page in every language. */
const listPageFiles = ({ languages }: Rewrites, files: readonly string[]): readonly string[] =>
  languages.flatMap(({ folder }) => files.map((file) => folder + file));

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
    // Names of assets contain a content hash.
    cacheControl: name.startsWith(`assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: createEtag(body),
    body,
    encoded,
  };
}

type Written = { readonly name: string; readonly built: string; readonly config: PublicConfig };

/** The name first: the configuration may contain the build's name in another meaning. */
const writeSettings = (content: string, { name, built, config }: Written): string =>
  injectConfig(injectName(content, { file: name, built, configured: config.productName }), config);

/** Adds each page's canonical address; a page that answers many addresses, or none, has no address. */
function addTags(
  content: string,
  path: string,
  { pages, languages }: Rewrites,
  config: PublicConfig,
): string {
  if (!path.endsWith('.html')) return content;
  const isFile = (file: string) => languages.some(({ folder }) => `/${folder}${file}` === path);
  const address = pages.find(({ file }) => isFile(file))?.path ?? ':';
  const url = address.includes(':') ? null : config.publicOrigin + address;
  return addLinkTags(content, getProductTags(config, url));
}

const contentTypeOf = (name: string) =>
  name.endsWith('.webmanifest')
    ? 'application/manifest+json'
    : (getMimeType(name) ?? 'application/octet-stream');

const EMPTY_BLOCK = '<script type="application/json" id="laurel-config"></script>';

/** The configuration as JSON for an HTML page: escapes `<`. */
export function serializeConfig(config: PublicConfig) {
  return JSON.stringify(config).replaceAll('<', '\\u003c');
}

/** Embeds the configuration in a page, so that the page can start without another request. */
function injectConfig(page: string, config: PublicConfig) {
  return page.replace(EMPTY_BLOCK, () => EMPTY_BLOCK.replace('></', () => `>${serializeConfig(config)}</`));
}

const writeInJson = (name: string) => JSON.stringify(name).slice(1, -1);

/** Escapes the product's name for a type of file; other files do not contain it. */
const writers: Readonly<Record<string, (name: string) => string>> = {
  '.html': (name) => name.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`),
  '.webmanifest': writeInJson,
  // The manifest that Safe reads.
  'manifest.json': writeInJson,
};

/** True if a file contains the product's name, and so depends on the settings. */
function isNamed(file: string): boolean {
  return Object.keys(writers).some((ending) => file.endsWith(ending));
}

/** Replaces the build's name by the configured one, escaped for the file. */
function injectName(
  content: string,
  { file, built, configured }: { file: string; built: string; configured: string },
): string {
  const write = Object.entries(writers).find(([ending]) => file.endsWith(ending))?.[1];
  return write ? content.replaceAll(built, () => write(configured)) : content;
}
