import { createHash } from 'node:crypto';
import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siweMessages } from '@org/auth-siwe';
import { IGNORED_SENTENCES } from '@org/contests';
import { english as contests } from '@org/contests-react/messages';
import { german as contestsGerman } from '@org/contests-react/messages/de';
import { uiMessages } from '@org/ui-theme';
import { walletMessages } from '@org/wallet-kit/messages';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNotices } from '../../../tools/release/dependencies/notices.ts';
import { writePages, writeRewrites } from '../scripts/writePages.ts';
import * as webGerman from '../src/messages/de.ts';
import * as web from '../src/messages/en.ts';
import type { Messages } from '../src/messages/messages.ts';
import { LOCALE, PRODUCT_NAME, prerenderPages } from '../src/prerender.tsx';
import { readTogether } from '../vite/readTogether.ts';
import viteConfig from '../vite.config.ts';
import type { BuiltChunk } from './buildOnce.ts';
import { buildWeb, type WebBuild } from './buildWeb.ts';
import { listMessages } from './compareMessages.ts';

const root = join(import.meta.dirname, '../../..');

/** Modules that only the wallet layer may import. */
const WALLET_LAYER = [
  /node_modules\/(@?wagmi|@rainbow-me)\//,
  /packages\/wallet-kit\/src\/(?!session|base\/errors|first-step|wallets\/isPhone)/,
];
/** Modules that the first step of the connect dialog must not wait for. */
const NOT_IN_FIRST_STEP =
  /node_modules\/(@?wagmi|@rainbow-me|viem|ox|@walletconnect|@reown|@coinbase|@base-org|@metamask|@safe-global|@tanstack)\/|wallet-kit\/src\/(layer|config|connection|dialogs|provider|connect-button|notice|transactions)\/|local-wallets/;
/** Texts that only a local build may contain: wallet names, anvil's mnemonic, its first keys. */
const LOCAL_WALLETS = [
  'Local Organizer',
  'Local Judge',
  'test test test test',
  'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
];
/** The pages on which a contest is started or an entry written. */
const WRITING_PAGES = /pages\/(?:StartContestPage|SubmitPage)\.tsx$/;
/** The organizer's and entrants' code on pages for readers: buttons that load the forms, and texts of submissions. */
const ORGANIZE_FOR_READERS = [
  'desk/OrganizerSlot.tsx',
  'submit/OwnPending.tsx',
  'submit/SubmissionView.tsx',
  'submit/SubmitView.module.css',
  'submit/ToContest.tsx',
  'submit/listOwnSubmissions.ts',
  'submit/submissionState.ts',
  'submit/useEntering.tsx',
  'submit/useSubmissionTexts.ts',
];
const FIRST_STEP_BUDGET_BYTES = 6_500;
/** The wallet layer: all script that loads after the first step, in brotli bytes. */
const LAYER_BUDGET_BYTES = 159_000;
/** Modules that the layer needs later or never. */
const NOT_IN_LAYER =
  /node_modules\/(ua-parser-js|cuer|qr|@adraffy\/ens-normalize|@noble\/curves)\/|viem\/_esm\/clients\/decorators\/public/;
/** RainbowKit's dialogs in one language. */
const TRANSLATIONS = /rainbowkit\/dist\/[a-z]{2}_\w+-\w+\.js$/;
/**
 * The first file, also in a build with longer texts and the local wallets: the page, and a button that answers. In English it
 * is 1 kB smaller.
 */
const FIRST_FILE_BUDGET_BYTES = 56_600;
/** With the code that reads the contest, which loads beside the first file. */
const READING_BUDGET_BYTES = 69_700;
/** Browsers open six connections for HTTP/1.1, and the page's other files need some. */
const MOST_FILES_TO_READ = 3;
const READS_CONTESTS = 'src/data/reading/scanActs.ts';
/** With all that a contest page loads by itself once it is idle. */
const IDLE_BUDGET_BYTES = 193_500;
/** A contest's page without rows, with its style. */
const PAGE_BUDGET_BYTES = 15_100;
/** The pages with lists: what each loads beside the first file, without what it loads for its rows. */
const LIST_PAGE_BUDGET_BYTES = {
  'src/pages/ContestsPage.tsx': 16_700,
  'src/pages/AccountPage.tsx': 27_050,
  'src/pages/ReviewsPage.tsx': 13_850,
  'src/pages/DraftsPage.tsx': 2_500,
};
/** The code that reads contests, which a list loads for its rows. */
const FOR_ROWS =
  /contests\/src\/(?:chain\/(?:checkActs|createActsReader|fetchNotes|readEarlier)|acts\/(?:contestReplay|decode|orderActs)|document\/readDocument)|data\/reading\/(?:scanActs|fetchScannedActs)/;
/** The modules that the contest page imports as soon as the ranking is drawn. */
const LOADED_WITH_RANKING = [
  'src/contest/verify/ActsCheckText.tsx',
  'src/contest/notes/Notes.tsx',
  'src/contest/ContestDetails.tsx',
  'src/contest/ContestHeaderParts.tsx',
  'src/contest/ContestSide.tsx',
  'src/contest/ranking/RankingTools.tsx',
];
/** With the code that reads the contest, and the column beside the ranking: what they load beside the first file. */
const WITH_RANKING_BUDGET_BYTES = 26_900;
/** The modules that the contest page imports without a click. */
const LOADED_WHEN_IDLE = [
  READS_CONTESTS,
  ...LOADED_WITH_RANKING,
  'src/data/reading/chainActs.ts',
  'src/data/reading/loadReadFrugally.ts',
  'src/data/reading/readFrugally.ts',
  'src/contest/Podium.tsx',
  'src/contest/trouble/SourceNotices.tsx',
  'src/person/readPeople.ts',
  'src/person/fetchFoundProfile.ts',
  'src/shell/ShellExtras.tsx',
  'src/shell/YourMenuPanel.tsx',
  'src/features/wallet/firstStep.tsx',
];

// Builds and maximum compression are slow on a busy machine.

/** English sentences of libraries: error reasons and RainbowKit's fallback texts. */
const LIBRARY_TEXTS: readonly string[] = [
  ...Object.values(IGNORED_SENTENCES),
  ...Object.values(siweMessages),
  'Supported chain config is not found',
  ...Object.values(web.connect),
  walletMessages.wrongNetworkDetected,
  walletMessages.switchNotSupported,
  walletMessages.noTransactions,
];

let build: WebBuild;
/** In German, to check translations too. */
let localBuild: WebBuild;

beforeAll(async () => {
  [build, localBuild] = await Promise.all([
    buildWeb({ isLocal: false, language: 'en' }),
    buildWeb({ isLocal: true, language: 'de' }),
  ]);
});

afterAll(() => Promise.all([build?.remove(), localBuild?.remove()]));

const getChunk = (chunks: readonly BuiltChunk[], fileName: string) => {
  const chunk = chunks.find((each) => each.fileName === fileName);
  if (!chunk) throw new Error(`no chunk ${fileName}`);
  return chunk;
};

/** A chunk and all chunks that it imports statically. */
const collect = (
  chunks: readonly BuiltChunk[],
  from: BuiltChunk,
  seen = new Set<BuiltChunk>(),
): Set<BuiltChunk> => {
  if (!seen.has(from)) {
    seen.add(from);
    for (const fileName of from.imports) collect(chunks, getChunk(chunks, fileName), seen);
  }
  return seen;
};

const findRoute = (chunks: readonly BuiltChunk[], module: string) => {
  const chunk = chunks.find((each) => each.facadeModuleId?.endsWith(`/${module.replace('../../', '')}`));
  if (!chunk) throw new Error(`${module} has no chunk of its own`);
  return chunk;
};

const readTexts = async (folder: string) => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')));
};

test('the notices name every package that the build contains', async () => {
  const modules = [build, localBuild].flatMap(({ chunks }) => chunks.flatMap(({ moduleIds }) => moduleIds));
  const found = modules.map((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]);
  const names = [...new Set(found.flatMap((name) => name ?? []))];
  expect(names.length).toBeGreaterThan(50);
  const notices = await createNotices(root);
  expect(names.filter((name) => !notices.includes(`${name}@`))).toEqual([]);
});

test('contains no code under the licenses that decision 0023 keeps out', () => {
  const modules = [build, localBuild].flatMap(({ chunks }) => chunks.flatMap(({ moduleIds }) => moduleIds));
  expect(modules.filter((id) => /node_modules\/(?:ua-parser-js|@metamask\/sdk[\w-]*)\//.test(id))).toEqual(
    [],
  );
});

test('keeps wallet code out of every page’s chunks', () => {
  for (const { chunks } of [build, localBuild]) {
    const entry = chunks.filter((chunk) => chunk.isEntry);
    const routes = prerenderPages().flatMap(({ module }) => (module ? [findRoute(chunks, module)] : []));
    expect(entry).toHaveLength(1);
    expect(routes).toHaveLength(17);
    expect(
      entry[0]?.moduleIds.filter((id) => id.endsWith('/contests-react/src/pages/ContestPage.tsx')),
    ).toHaveLength(1);
    const modules = [...entry, ...routes].flatMap((chunk) =>
      [...collect(chunks, chunk)].flatMap((each) => each.moduleIds),
    );
    expect(modules.filter((id) => WALLET_LAYER.some((pattern) => pattern.test(id)))).toEqual([]);
    // The layer is in the build, in other chunks.
    const all = chunks.flatMap((chunk) => chunk.moduleIds);
    for (const pattern of WALLET_LAYER)
      expect(
        all.some((id) => pattern.test(id)),
        String(pattern),
      ).toBe(true);
  }
});

test('has no code of the start form, the desk and the form for entries on a page for readers', () => {
  for (const { chunks } of [build, localBuild]) {
    const pages = prerenderPages().flatMap(({ module }) => module ?? []);
    const routes = pages
      .filter((module) => !WRITING_PAGES.test(module))
      .map((module) => findRoute(chunks, module));
    expect(pages.length - routes.length).toBe(2);
    const idle = LOADED_WHEN_IDLE.map((module) => findRoute(chunks, module));
    const loaded = [...chunks.filter((chunk) => chunk.isEntry), ...routes, ...idle];
    const modules = loaded.flatMap((chunk) => [...collect(chunks, chunk)].flatMap((each) => each.moduleIds));
    const found = modules.flatMap((id) => /contests-react\/src\/organize\/(.*)/.exec(id)?.[1] ?? []);
    expect([...new Set(found)].toSorted()).toEqual(ORGANIZE_FOR_READERS);
  }
});

test('a contest page answers with at most 56.6 kB of script in one file, and reads with at most 69.7 kB', async () => {
  for (const built of [build, localBuild]) {
    const { chunks } = built;
    const needed = new Set<BuiltChunk>();
    for (const chunk of chunks.filter((each) => each.isEntry)) collect(chunks, chunk, needed);
    const sizes = await measure(built, needed);
    // The second file is the bundler's own runtime.
    expect(sizes.map(([, size]) => size > 1_000)).toEqual([true, false]);
    checkBudget(sizes, FIRST_FILE_BUDGET_BYTES);
    const first = needed.size;
    collect(chunks, findRoute(chunks, READS_CONTESTS), needed);
    expect(needed.size - first).toBeLessThanOrEqual(MOST_FILES_TO_READ);
    checkBudget(await measure(built, needed), READING_BUDGET_BYTES);
  }
});

/** The end of a script's name: `chunkFileNames` in vite.config.ts. */
const HASHED = /[\w-]{7}\.js$/;

/**
 * The names of scripts by those in the build, with hashes of their modules instead. The build's hashes depend on every script
 * below, so an unrelated change moved the compressed size of the first file by up to 120 bytes. The names of style sheets stay.
 */
const toStableNames = (chunks: readonly BuiltChunk[]) =>
  new Map(
    chunks.map(({ fileName, moduleIds }) => {
      const name = basename(fileName);
      if (!HASHED.test(name)) throw new Error(`${name} does not end in a hash.`);
      const hash = createHash('sha256').update(moduleIds.join().replaceAll(root, '')).digest('base64url');
      return [name, name.replace(HASHED, `${hash.slice(0, 7)}.js`)];
    }),
  );
const withStableNames = (text: string, names: ReadonlyMap<string, string>) =>
  text.replace(/[\w.-]+\.js/g, (name) => names.get(name) ?? name);

/** The compressed size of each file that was measured before: to compress one takes a tenth of a second. */
const known = new Map<string, number>();
const measure = ({ dist, chunks }: WebBuild, measured: Iterable<BuiltChunk>) => {
  const names = toStableNames(chunks);
  return Promise.all(
    [...measured].map(async ({ fileName }) => {
      const file = join(dist, fileName);
      const read = async () => withStableNames(await readFile(file, 'utf8'), names);
      const size = known.get(file) ?? brotliCompressSync(await read()).byteLength;
      known.set(file, size);
      return [fileName, size] as const;
    }),
  );
};

test('measures scripts of their real length, with stable names', async () => {
  const [entry] = build.chunks.filter((chunk) => chunk.isEntry);
  const text = await readFile(join(build.dist, entry?.fileName ?? ''), 'utf8');
  const stable = withStableNames(text, toStableNames(build.chunks));
  expect(stable).not.toBe(text);
  expect(stable).toHaveLength(text.length);
});

const checkBudget = (sizes: readonly (readonly [string, number])[], budget: number) => {
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  const list = sizes.map(([file, size]) => `${size} ${file}`).join('\n');
  expect(sum, `${sum} bytes:\n${list}`).toBeLessThanOrEqual(budget);
};

test('a contest page that nobody clicks loads no more script than its budget', async () => {
  const { chunks } = build;
  const loaded = new Set<BuiltChunk>();
  for (const chunk of chunks.filter((each) => each.isEntry)) collect(chunks, chunk, loaded);
  for (const module of LOADED_WHEN_IDLE) collect(chunks, findRoute(chunks, module), loaded);
  checkBudget(await measure(build, loaded), IDLE_BUDGET_BYTES);
});

test('a contest page with its ranking loads at most 26.9 kB of script, without viem', async () => {
  const { chunks } = build;
  const isFirst = new Set<BuiltChunk>();
  for (const chunk of chunks.filter((each) => each.isEntry)) collect(chunks, chunk, isFirst);
  const loaded = new Set<BuiltChunk>();
  for (const module of [READS_CONTESTS, ...LOADED_WITH_RANKING])
    collect(chunks, findRoute(chunks, module), loaded);
  const later = new Set([...loaded].filter((chunk) => !isFirst.has(chunk)));
  const modules = [...later].flatMap((chunk) => chunk.moduleIds);
  expect(modules.filter((id) => /node_modules\/(?:viem|abitype|@noble)\//.test(id))).toEqual([]);
  checkBudget(await measure(build, later), WITH_RANKING_BUDGET_BYTES);
});

test.each(Object.entries(LIST_PAGE_BUDGET_BYTES))(
  '%s loads at most %d bytes of script, without the code that reads contests',
  async (page, budget) => {
    const { chunks } = build;
    const isFirst = new Set<BuiltChunk>();
    for (const chunk of chunks.filter((each) => each.isEntry)) collect(chunks, chunk, isFirst);
    const needed = [...collect(chunks, findRoute(chunks, page))].filter((chunk) => !isFirst.has(chunk));
    const modules = needed.flatMap((chunk) => chunk.moduleIds);
    expect(modules.filter((id) => FOR_ROWS.test(id))).toEqual([]);
    const all = chunks.flatMap((chunk) => chunk.moduleIds);
    expect(all.filter((id) => FOR_ROWS.test(id)).length).toBeGreaterThan(5);
    checkBudget(await measure(build, needed), budget);
  },
);

test('the first step of the connect dialog needs at most 6.5 kB of script, without wagmi, viem or a connector', async () => {
  for (const built of [build, localBuild]) {
    const { chunks } = built;
    const isFirst = new Set<BuiltChunk>();
    for (const chunk of chunks.filter((each) => each.isEntry)) collect(chunks, chunk, isFirst);
    const step = findRoute(chunks, 'src/features/wallet/firstStep.tsx');
    const needed = [...collect(chunks, step)].filter((chunk) => !isFirst.has(chunk));
    checkBudget(await measure(built, needed), FIRST_STEP_BUDGET_BYTES);
    const modules = needed.flatMap((chunk) => chunk.moduleIds);
    expect(modules.filter((id) => NOT_IN_FIRST_STEP.test(id))).toEqual([]);
  }
});

test('the wallet layer needs at most 159 kB of script, without QR codes, tables of names or signature checks', async () => {
  const { chunks } = build;
  const isFirst = new Set<BuiltChunk>();
  for (const chunk of chunks.filter((each) => each.isEntry)) collect(chunks, chunk, isFirst);
  const needed = [...collect(chunks, findRoute(chunks, 'src/features/wallet/walletLayer.tsx'))].filter(
    (chunk) => !isFirst.has(chunk),
  );
  const modules = needed.flatMap((chunk) => chunk.moduleIds);
  expect(modules.filter((id) => NOT_IN_LAYER.test(id))).toEqual([]);
  // Other languages than English, which RainbowKit falls back to.
  const translations = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => TRANSLATIONS.test(id));
  expect(translations).toEqual([expect.stringContaining('en_US')]);
  const later = chunks.flatMap((chunk) => chunk.moduleIds).filter((id) => NOT_IN_LAYER.test(id));
  for (const library of ['cuer', 'qr', '@adraffy/ens-normalize'])
    expect(
      later.some((id) => id.includes(`node_modules/${library}/`)),
      library,
    ).toBe(true);
  checkBudget(await measure(build, needed), LAYER_BUDGET_BYTES);
});

test('fetches first step and wallet layer with everything they import in one round trip', async () => {
  const { chunks, dist } = build;
  const [entry] = chunks.filter((chunk) => chunk.isEntry);
  if (!entry) throw new Error('no entry');
  const isFirst = collect(chunks, entry);
  const code = await readFile(join(dist, entry.fileName), 'utf8');
  const listed = new Set(code.match(/assets\/[\w.-]+\.js/g));
  for (const module of ['firstStep.tsx', 'walletLayer.tsx']) {
    const all = collect(chunks, findRoute(chunks, `src/features/wallet/${module}`));
    const missing = [...all].filter((chunk) => !isFirst.has(chunk) && !listed.has(chunk.fileName));
    expect(missing.map(({ fileName }) => fileName)).toEqual([]);
  }
});

test('loads German and no English text in a German build', async () => {
  const scripts = await Promise.all(
    localBuild.chunks.map(({ fileName }) => readFile(join(localBuild.dist, fileName), 'utf8')),
  );
  const isIn = (text: string) => scripts.some((script) => script.includes(text));
  const sentences = (messages: unknown) =>
    listMessages(messages).flatMap(({ text }) =>
      typeof text === 'string' && /^[\p{L} ,.:;()–-]{30,}$/u.test(text) ? [text] : [],
    );
  // The table of routes takes titles from the messages; descriptions and notices are only prerendered.
  const shown = ({ descriptions, needsScript, ...shell }: Messages) => shell;
  const english = [
    ...sentences({ ...contests, ui: uiMessages, wallet: walletMessages }),
    ...sentences(shown(web)),
  ];
  const german = [...sentences({ ...contestsGerman }), ...sentences(shown(webGerman))];
  expect(german.length).toBeGreaterThan(100);
  expect(german.filter((text) => !isIn(text))).toEqual([]);
  expect(english.filter(isIn).filter((text) => !LIBRARY_TEXTS.includes(text))).toEqual([]);
});

test('compiles the first file while it is loading', async () => {
  const { chunks, dist } = build;
  for (const { fileName, isEntry } of chunks) {
    const code = await readFile(join(dist, fileName), 'utf8');
    expect(code.startsWith('//# allFunctionsCalledOnLoad\n'), fileName).toBe(isEntry);
  }
});

test('derives chunks from imports: of modules, the settings name those alone that read contests', async () => {
  const { build: settings } = await viteConfig({ command: 'build', mode: 'production', isSsrBuild: false });
  expect(settings?.rolldownOptions?.output).toEqual({
    codeSplitting: { groups: [{ name: 'app', tags: ['$initial'] }, readTogether] },
    chunkFileNames: expect.any(Function),
    assetFileNames: expect.any(Function),
  });
});

test('includes local wallets only in a local build', async () => {
  const texts = await readTexts(build.dist);
  for (const word of LOCAL_WALLETS)
    expect(
      texts.some((text) => text.includes(word)),
      word,
    ).toBe(false);
  const localTexts = await readTexts(localBuild.dist);
  expect(localTexts.some((text) => text.includes('Local Organizer'))).toBe(true);
});

test('prerenders pages that need no other file before the first paint, and preload their code', async () => {
  const pages = prerenderPages();
  // Prerendered with another name: a server would wrongly replace any remaining occurrence of the built name.
  await cp(build.dist, `${build.dist}-named`, { recursive: true });
  await writePages({ build: `${build.dist}-named`, pages: prerenderPages('Palm'), locale: LOCALE });
  for (const { file } of pages)
    expect(await readFile(join(`${build.dist}-named`, file), 'utf8')).not.toContain(PRODUCT_NAME);
  const inline = await writePages({ build: build.dist, pages, locale: LOCALE });
  const isFirst = new Set<BuiltChunk>();
  for (const chunk of build.chunks.filter((each) => each.isEntry)) collect(build.chunks, chunk, isFirst);
  const step = collect(build.chunks, findRoute(build.chunks, 'src/features/wallet/firstStep.tsx'));
  for (const page of pages) {
    const html = await readFile(join(build.dist, page.file), 'utf8');
    expect(html).toContain(`data-page="${page.name}"`);
    expect(html).toContain('Connect Wallet');
    expect(html).toContain('<noscript><link rel="stylesheet" href="/noscript.css"></noscript>');
    expect(html).toMatch(
      new RegExp(
        `<body>\\s*<noscript><div class="noscript"><h1>${page.withoutScript[0]}</h1>.*needs JavaScript`,
      ),
    );
    expect(html).toContain(`<html lang="${LOCALE}" dir="ltr">`);
    expect(html).toContain(`· ${PRODUCT_NAME}</title>`);
    expect(html).toContain('<script type="application/json" id="laurel-config"></script>');
    expect(hashAll(html, /<script>(.*?)<\/script>/gs), page.file).toEqual(inline.scripts);
    expect(hashAll(html, /<style>(.*?)<\/style>/gs), page.file).toEqual(inline.styles);
    expect(html.match(/\sstyle=|\son[a-z]+=/), page.file).toBeNull();
    const head = html.slice(0, html.indexOf('</head>')).replace(/<noscript>.*<\/noscript>/, '');
    expect(head.match(/<script (?!type="(?:module|application\/json)")/), page.file).toBeNull();
    expect(head.match(/<link (?!disabled )[^>]*rel="stylesheet"/), page.file).toBeNull();
    // A press before the page's code asks for the list of wallets; until then, nothing does.
    for (const { fileName } of [...step].filter((chunk) => !isFirst.has(chunk)))
      expect(head, page.file).toMatch(
        new RegExp(`<link (?:rel="modulepreload"|data-wallet-press) href="/${fileName}" crossorigin>`),
      );
    expect(head).toContain('<link data-wallet-press href="/assets/firstStep-');
    const places = ['<script type="module"', 'rel="modulepreload"', 'as="font"', '<script>', '<style>'];
    const order = places.map((place) => head.indexOf(place));
    expect(order, page.file).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThan(0);
  }
  expect(await readdir(build.dist)).not.toContain('.vite');
  const size = brotliCompressSync(await readFile(join(build.dist, 'contests/_contest.html'))).byteLength;
  expect(size).toBeLessThanOrEqual(PAGE_BUDGET_BYTES);
});

const hashAll = (html: string, element: RegExp) =>
  [...html.matchAll(element)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  );

test('lists the addresses of the pages and their languages for servers', async () => {
  const inline = [
    { scripts: ['sha256-a'], styles: ['sha256-b'] },
    { scripts: ['sha256-a'], styles: ['sha256-c'] },
  ];
  await writeRewrites({ into: build.dist, pages: prerenderPages(), productName: PRODUCT_NAME, inline });
  const rewrites = JSON.parse(await readFile(join(build.dist, 'rewrites.json'), 'utf8'));
  expect(rewrites).toEqual({
    productName: PRODUCT_NAME,
    languages: [
      { tag: 'en', folder: '' },
      { tag: 'de', folder: 'de/' },
      { tag: 'es', folder: 'es/' },
    ],
    pages: [
      { path: '/', file: 'index.html' },
      { path: '/contests', file: 'contests.html' },
      { path: '/contests/start', file: 'contests/start.html' },
      { path: '/reviews', file: 'reviews.html' },
      { path: '/drafts', file: 'drafts.html' },
      { path: '/accounts/edit', file: 'accounts/edit.html' },
      { path: '/accounts/:address', file: 'accounts/_account.html' },
      { path: '/help', file: 'help.html' },
      { path: '/settings', file: 'settings.html' },
      { path: '/terms', file: 'terms.html' },
      { path: '/privacy', file: 'privacy.html' },
      { path: '/contests/:chain/:uid', file: 'contests/_contest.html' },
      { path: '/contests/:chain/:uid/entries/:n', file: 'contests/_entry.html' },
      { path: '/contests/:chain/:uid/entries/:n/certificate', file: 'contests/_certificate.html' },
      { path: '/contests/:chain/:uid/share', file: 'contests/_share.html' },
      { path: '/contests/:chain/:uid/submit', file: 'contests/_submit.html' },
      { path: '/contests/:chain/:uid/submissions/:submission', file: 'contests/_submission.html' },
    ],
    fallback: '404.html',
    embed: { path: '/embed/contests/:chain/:uid', file: 'embed.html' },
    inline: { scripts: ['sha256-a'], styles: ['sha256-b', 'sha256-c'] },
  });
});
