import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeNotices } from '../../../tools/release/dependencies/notices.ts';
import { languages } from '../src/config/languages.ts';
import { buildEmbed, buildLanguage } from './buildLanguage.ts';
import { compressFiles } from './compressFiles.ts';
import { writeEmbed } from './writeEmbed.ts';
import { getFolder, writePages, writeRewrites } from './writePages.ts';

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
const count = await compressFiles(DIST, { isLocal: process.env.LAUREL_LOCAL === '1' });
console.log(`${languages.length} languages, ${count} files compressed`);
