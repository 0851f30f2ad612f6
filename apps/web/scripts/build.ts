import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeNotices } from '../../../tools/release/dependencies/notices.ts';
import { languages } from '../src/config/languages.ts';
import { buildEmbed, buildLanguage } from './buildLanguage.ts';
import { writeEmbed } from './writeEmbed.ts';
import { getFolder, writePages, writeRewrites } from './writePages.ts';

const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
/** Smaller files gain nothing: the response header costs more. */
const MIN_BYTES = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Takes 8 times as long as 9 and saves 7 %: for pages and the files that they preload. */
const BEST_QUALITY = 11;
const QUALITY = 9;

/**
 * Writes `x.br` and `x.gz` beside every compressible file, so that servers need not compress on the fly. Only compressing is
 * parallel: a container may allow 1,024 open files at once.
 */
const compressFiles = async (folder: string): Promise<number> => {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = files.filter((file) => extname(file) === '.html').map((file) => readFileSync(file, 'utf8'));
  const named = new Set(pages.flatMap((page) => page.match(/[\w.-]+\.(?:js|css)(?=")/g) ?? []));
  const isFirst = (file: string) => extname(file) === '.html' || named.has(basename(file));
  const counts = await Promise.all(
    files.map((file) => compressFile(file, isFirst(file) ? BEST_QUALITY : QUALITY)),
  );
  return counts.filter(Boolean).length;
};

const compressFile = async (file: string, quality: number): Promise<boolean> => {
  const content = readFileSync(file);
  if (content.byteLength < MIN_BYTES) return false;
  const [small, smaller] = await Promise.all([
    zip(content, { level: 9 }),
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  ]);
  writeFileSync(`${file}.gz`, small);
  writeFileSync(`${file}.br`, smaller);
  return true;
};

/** Builds the site in every language into one folder, as a server sends it. */
const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
const WORK = join(WEB, 'dist-prerender');

for (const folder of [DIST, WORK]) await rm(folder, { recursive: true, force: true });
const written = [];
for (const { tag } of languages) {
  const embed = join(WORK, tag, 'embed');
  const [{ dist, prerendered }] = await Promise.all([
    buildLanguage(tag, join(WORK, tag)),
    buildEmbed(tag, embed),
  ]);
  const pages = prerendered.prerenderPages();
  const [build, into] = [dist, join(DIST, getFolder(tag))];
  const isFirst = tag === languages[0].tag;
  // Names of assets contain a content hash, so that languages can share them.
  await cp(isFirst ? dist : join(dist, 'assets'), isFirst ? DIST : join(DIST, 'assets'), { recursive: true });
  const inline = await writePages({ build, into, pages, locale: prerendered.LOCALE });
  written.push({ pages, inline, productName: prerendered.PRODUCT_NAME });
  await writeEmbed({ build: embed, into, assets: join(DIST, 'assets'), locale: prerendered.LOCALE });
}
const [first] = written;
if (first) await writeRewrites({ into: DIST, ...first, inline: written.map(({ inline }) => inline) });
// Every page contains it.
await rm(join(DIST, 'early.js'));
await rm(join(DIST, '.vite'), { recursive: true });
await writeNotices(join(WEB, '../..'), DIST);
console.log(`${languages.length} languages, ${await compressFiles(DIST)} files compressed`);
