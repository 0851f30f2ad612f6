import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type LanguageTag, languages } from '../src/config/languages.ts';
import type { PrerenderedPage } from '../src/prerender.tsx';
import { type InlineHashes, inlineHead } from './inlineHead.ts';
import { collectStaticChunks, type Manifest, readManifest } from './manifest.ts';
import { EMBED_FILE } from './writeEmbed.ts';

const TEMPLATE = 'index.html';
/** The connect dialog's list of wallets: `early.js` asks for its files with a press that comes before the page's code. */
const FIRST_STEP = 'src/features/wallet/firstStep.tsx';
/** The typeface of the first screen, in all of its weights. */
const FIRST_FONTS = /prompt-latin-\d00-normal.*\.woff2$/;

type WritePagesOptions = {
  /** The folder that Vite has built into. */
  readonly build: string;
  /** The folder of the pages. Default: the build's own. */
  readonly into?: string;
  readonly pages: readonly PrerenderedPage[];
  /** The language of the pages. */
  readonly locale: string;
};

/**
 * Writes one file per page. Removes the build's own manifest, which no client requests.
 *
 * @returns the hashes of the pages' inline script and style
 */
export const writePages = async ({
  build,
  into = build,
  pages,
  locale,
}: WritePagesOptions): Promise<InlineHashes> => {
  const [built, manifest] = await Promise.all([readFile(join(build, TEMPLATE), 'utf8'), readManifest(build)]);
  const { template, hashes } = await inlineHead(built, build);
  for (const page of pages) {
    const file = join(into, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, createDocument(template, manifest, page, locale));
  }
  await rm(join(build, '.vite'), { recursive: true });
  return hashes;
};

type WriteRewritesOptions = {
  readonly into: string;
  readonly pages: readonly Pick<PrerenderedPage, 'path' | 'file'>[];
  /** The product name in the prerendered pages. */
  readonly productName: string;
  /** Hashes of the inline code in all pages, one entry per language. */
  readonly inline: readonly InlineHashes[];
};

/**
 * Writes `rewrites.json`: the page that answers each address, the folder of each language's pages, the
 * product name in them, so that a server can replace it, and the hashes of all that is inline in them.
 */
export const writeRewrites = async ({ into, pages, productName, inline }: WriteRewritesOptions) => {
  const rewrites = {
    productName,
    languages: languages.map(({ tag }) => ({ tag, folder: getFolder(tag) })),
    pages: pages.flatMap(({ path, file }) => (path ? [{ path, file }] : [])),
    fallback: pages.find((page) => !page.path)?.file,
    embed: { path: '/embed/contests/:chain/:uid', file: EMBED_FILE },
    inline: {
      scripts: [...new Set(inline.flatMap(({ scripts }) => scripts))],
      styles: [...new Set(inline.flatMap(({ styles }) => styles))],
    },
  };
  await writeFile(join(into, 'rewrites.json'), `${JSON.stringify(rewrites, undefined, 2)}\n`);
};

/** The folder of a language's pages. The first language is at the root, for servers that cannot choose a language. */
export const getFolder = (tag: LanguageTag): string => (tag === languages[0].tag ? '' : `${tag}/`);

const createDocument = (
  template: string,
  manifest: Manifest,
  page: PrerenderedPage,
  locale: string,
): string => {
  const links = createLinks(template, manifest, page);
  return [
    ['<html lang="en">', `<html lang="${escapeHtml(locale)}" dir="${getDirection(locale)}">`],
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
    ['<script>', [...links, '<script>'].join('\n    ')],
    ['<div id="root"></div>', `${writeNotice(page)}\n    <div id="root"></div>`],
    ['<div id="root"></div>', `<div id="root" data-page="${page.name}">${page.body}</div>`],
  ].reduce(
    (document, [place, content]) => replaceOnce(document, place as string | RegExp, content as string),
    template,
  );
};

/** Missing in TypeScript's DOM types. */
type WithTextInfo = Intl.Locale & { getTextInfo(): { readonly direction: 'ltr' | 'rtl' } };

const getDirection = (locale: string) => (new Intl.Locale(locale) as WithTextInfo).getTextInfo().direction;

/** Files to preload, in the order of their use: the page's own code and style, and the typeface of the first screen. */
const createLinks = (template: string, manifest: Manifest, page: PrerenderedPage): string[] => {
  const chunks = page.module ? collectStaticChunks(manifest, page.module) : [];
  const scripts = chunks.map((chunk) => chunk.file);
  const styles = chunks.flatMap((chunk) => chunk.css ?? []);
  const pressed = collectStaticChunks(manifest, FIRST_STEP).map((chunk) => chunk.file);
  const fonts = Object.values(manifest)
    .map((chunk) => chunk.file)
    .filter((file) => FIRST_FONTS.test(file));
  const isNew = (file: string, index: number, all: string[]) =>
    !template.includes(`"/${file}"`) && all.indexOf(file) === index;
  return [
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`),
    // The page's code waits for it; the outline needs only what is inline.
    ...styles.filter(isNew).map((file) => `<link rel="preload" as="style" href="/${file}" crossorigin>`),
    ...fonts
      .filter(isNew)
      // Never preloaded by the browser: the early script loads them, unless the connection is slow.
      .map(
        (file) =>
          `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin media="not all">`,
      ),
    ...pressed
      .filter(isNew)
      .filter((file) => !scripts.includes(file))
      .map((file) => `<link data-wallet-press href="/${file}" crossorigin>`),
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
