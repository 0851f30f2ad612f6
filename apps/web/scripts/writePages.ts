import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { collectStaticChunks, type Manifest, readManifest } from './manifest.ts';

const TEMPLATE = 'index.html';
/** The typeface that the first screen is set in: regular text and headings. */
const FIRST_FONTS = /prompt-latin-(400|600)-normal.*\.woff2$/;

type WritePagesOptions = {
  readonly dist: string;
  readonly pages: readonly PrerenderedPage[];
  /** The name that the pages were drawn with. */
  readonly productName: string;
  /** The language of the pages. */
  readonly locale: string;
};

/**
 * Writes one file per page and `rewrites.json`, which says which address is answered by which of them, and which
 * word in them is the product's name, so that a server can put another one there.
 * The build's own manifest, which nobody asks for, is taken away.
 */
export const writePages = async ({ dist, pages, productName, locale }: WritePagesOptions) => {
  const [template, manifest] = await Promise.all([
    readFile(join(dist, TEMPLATE), 'utf8'),
    readManifest(dist),
  ]);
  for (const page of pages) {
    const file = join(dist, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, createDocument(template, manifest, page, locale));
  }
  await writeFile(
    join(dist, 'rewrites.json'),
    `${JSON.stringify(createRewrites(pages, productName), undefined, 2)}\n`,
  );
  await rm(join(dist, '.vite'), { recursive: true });
};

const createRewrites = (pages: readonly PrerenderedPage[], productName: string) => ({
  productName,
  pages: pages.flatMap(({ path, file }) => (path ? [{ path, file }] : [])),
  fallback: pages.find((page) => !page.path)?.file,
});

const createDocument = (
  template: string,
  manifest: Manifest,
  page: PrerenderedPage,
  locale: string,
): string => {
  const links = createLinks(template, manifest, page);
  return [
    ['<html lang="en">', `<html lang="${escapeHtml(locale)}">`],
    [/<title>.*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [
      '<meta name="description" content="">',
      `<meta name="description" content="${escapeHtml(page.description)}">`,
    ],
    [
      '<meta property="og:title" content="">',
      `<meta property="og:title" content="${escapeHtml(page.title)}">`,
    ],
    [
      '<meta property="og:description" content="">',
      `<meta property="og:description" content="${escapeHtml(page.description)}">`,
    ],
    ['</head>', `  <noscript><link rel="stylesheet" href="/noscript.css"></noscript>\n  </head>`],
    ['</head>', `${links.map((link) => `  ${link}\n  `).join('')}</head>`],
    ['<div id="root"></div>', `${writeNotice(page)}\n    <div id="root"></div>`],
    ['<div id="root"></div>', `<div id="root" data-page="${page.name}">${page.body}</div>`],
  ].reduce(
    (document, [place, content]) => replaceOnce(document, place as string | RegExp, content as string),
    template,
  );
};

/** What the page will ask for next: its own code and style, and the typeface of the first screen. */
const createLinks = (template: string, manifest: Manifest, page: PrerenderedPage): string[] => {
  const chunks = page.module ? collectStaticChunks(manifest, page.module) : [];
  const scripts = chunks.map((chunk) => chunk.file);
  const styles = chunks.flatMap((chunk) => chunk.css ?? []);
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => FIRST_FONTS.test(file));
  const isNew = (file: string, index: number, all: string[]) =>
    !template.includes(`"/${file}"`) && all.indexOf(file) === index;
  return [
    ...fonts
      .filter(isNew)
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`),
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" href="/${file}" crossorigin>`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
  ];
};

const writeNotice = ({ withoutScript: [heading = '', ...paragraphs] }: PrerenderedPage): string =>
  [
    '<noscript><div class="noscript">',
    `<h1>${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`),
    '</div></noscript>',
  ].join('');

const replaceOnce = (document: string, place: string | RegExp, content: string): string => {
  const replaced = document.replace(place, () => content);
  if (replaced === document) throw new Error(`index.html has no ${place}`);
  return replaced;
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
