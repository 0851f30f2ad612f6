import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { darkTokens, listTokenProperties, tokens } from '@org/ui-theme';
import { describe, expect, test } from 'vitest';
import { findPhysicalSides, findRawMarkup, findRawValues, type RawValue } from './findRaw.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const places = ['packages/*/src', 'apps/*/src', 'apps/*/.storybook', 'apps/*/vite', 'apps/*/public'];
const list = (...extensions: string[]): string[] =>
  globSync(
    [...places.map((place) => `${place}/**`), 'apps/*'].flatMap((place) =>
      extensions.map((extension) => `${place}/*.${extension}`),
    ),
    { cwd: root },
  )
    .filter((path) => !/generated|node_modules|\.(test|test-d)\.tsx?$/.test(path))
    .sort();

const sheets = list('css');
const isOurs = (path: string): boolean => path.startsWith('packages/ui-theme/');
const sources = list('ts', 'tsx', 'html', 'js').filter((path) => !isOurs(path));

/**
 * Allowed hard-coded values, and why. A page's head and picture files cannot use the style sheet: they repeat token
 * values, and the last test compares them.
 */
const exceptions: Record<string, { value: RegExp; reason: string }> = {
  'packages/contests-react/src/person/PersonView.stories.tsx': {
    value: /^\.style$/,
    reason: 'measures names in places of several widths',
  },
  'apps/api/src/preview/drawing/elements.ts': {
    value: /^(?:\.style|style: \{|#[\dA-F]{6})$/,
    reason: 'satori draws this picture without a style sheet; its colors are those of the tokens (see below)',
  },
  'packages/contests-react/src/base/page/QrCode.tsx': {
    value: /^fill="w$/,
    reason:
      'a picture that is saved and printed, without a style sheet beside it: black on white for any camera',
  },
  'apps/docs/src/drawDiagram.ts': {
    value: /^(?:<style|style=)$/,
    reason: 'it takes these away from the SVG that a library draws',
  },
  'apps/storybook/src/pictures/writeSheet.ts': {
    value: /^(?:#[\da-f]+|<style)$/,
    reason: 'a page of pictures that is opened from a folder, without a style sheet beside it',
  },
  'apps/storybook/src/site/siteTheme.ts': {
    value: /^<svg width="56"$/,
    reason: "the size of the mark in Storybook's own sidebar",
  },
  'apps/storybook/src/site/Thumbnail.tsx': {
    value: /^style=$/,
    reason: 'the background of pictures is that of the light theme in both themes',
  },
  'apps/storybook/src/tokens/TokensPage.tsx': {
    value: /^style=$/,
    reason: 'shows each token by its value, the dark ones beside the light ones',
  },
  'packages/contests-react/src/contest/ranking/RankingTable.tsx': {
    value: /^style=$/,
    reason: 'the height of rows that are drawn in the next task',
  },
  'packages/contests-react/src/base/text/formatBytes.ts': {
    value: /^style: '$/,
    reason: 'how a number is written, by Intl',
  },
  'packages/contests-react/src/contest/parts/formatDuration.ts': {
    value: /^style: '$/,
    reason: 'how a length of time is written, by Intl',
  },
  'apps/storybook/src/windows.ts': {
    value: /^'\d+px'$/,
    reason: 'the windows that stories are shown in',
  },
  'packages/wallet-kit/src/base/ThemeProvider.tsx': {
    value: /^<style$/,
    reason: "an importer's theme of RainbowKit's, as RainbowKit writes it itself",
  },
  'apps/web/index.html': {
    value: /^#(?:C8EEFE|0B2230)$/,
    reason: 'theme-color: the browser colors its own frame before it has a style sheet',
  },
  'apps/web/public/embed/laurel-contest.js': {
    value: /^(?:\.style|'480px')$/,
    reason: 'an element on pages of others, which do not have our style sheet',
  },
  'packages/contests-react/src/contest/share/EmbedSection.tsx': {
    value: /^style=$/,
    reason: 'a snippet for pages of others, which do not have our style sheet',
  },
  'apps/web/src/features/local-wallets/announceLocalWallets.ts': {
    value: /^font-size="2$/,
    reason:
      'inside of a picture with a measure of its own, that the list of wallets makes as large as it likes',
  },
  'packages/contests-react/src/base/page/useHasBeenSeen.ts': {
    value: /^'200px'$/,
    reason: 'how early to load, not how it looks; an IntersectionObserver takes px',
  },
  'packages/contests-react/src/base/page/LazyContent.tsx': {
    value: /^style=$/,
    reason: 'the height of a part whose code is still loading, from its number of rows',
  },
  'packages/contests-react/src/base/page/TablePortions.tsx': {
    value: /^style=$/,
    reason: 'the height of rows that are not drawn yet, measured while the page runs',
  },
  'packages/contests-react/src/organize/start/Timeline.tsx': {
    value: /^style=$/,
    reason: 'the place of a date on the timeline, which follows what is dragged',
  },
  'apps/web/src/shell/print.css': {
    value: /^62\.5%$/,
    reason: 'a sheet of paper: every size that has a name becomes smaller with the root',
  },
  'packages/wallet-kit/src/provider/mendDialogs.ts': {
    value: /^\.style$/,
    reason: 'takes from a decoration of RainbowKit what it sets itself, and gives it no look',
  },
  'packages/wallet-kit/src/config/chains.ts': {
    value: /^(?:#[\da-f]+|stroke-width="2)$/,
    reason: 'the marks of the chains, in the colors that people know them by',
  },
  'packages/wallet-kit/src/wallets/icons.ts': {
    value: /^(?:stroke-width='[\d.]+|style=)$/,
    reason: 'the marks of the wallets, as their makers draw them',
  },
  'packages/wallet-kit/src/wallets/metaMaskWallet.ts': {
    value: /^#[\da-f]+$/,
    reason: "the wallet's own colors behind its icon",
  },
  'packages/wallet-kit/src/wallets/popularWallets.ts': {
    value: /^(?:#[\da-f]+|stroke-width='2)$/,
    reason: "the wallets' own colors behind their icons, and a line in an icon's own units",
  },
  'packages/wallet-kit/src/first-step.css': {
    value:
      /^(?:[\d. ]+(?:px ?[\d. ]*)+|auto minmax\(0, 1fr\) \/ 287px minmax\(0, 1fr\)|calc\(\(100% - 233px\) \/ 4\))$/,
    reason: "the measures of RainbowKit's dialog, which replaces this one without a shift",
  },
  'packages/wallet-kit/src/first-step/FirstStep.tsx': {
    value: /^style=$/,
    reason: "the wallets' own colors behind their icons",
  },
  'packages/wallet-kit/src/first-step/firstWallets.ts': {
    value: /^#[\da-f]+$/,
    reason: "the wallets' own colors behind their icons",
  },
  'packages/wallet-kit/src/first-step/icons.ts': {
    value: /^(?:#[\da-f]+|stroke-width="[\d.]+)$/,
    reason: 'the marks of the wallets, as RainbowKit draws them',
  },
  'packages/contests-react/src/contest/parts/NamedEntry.stories.tsx': {
    value: /^style=$/,
    reason: 'six widths, at which the lines of a name break in different places',
  },
};
/** Files without a style sheet: every color in them must be a token's value. */
const repeaters = [
  'apps/api/src/preview/drawing/elements.ts',
  'apps/web/index.html',
  'apps/web/public/manifest.webmanifest',
  'apps/web/public/favicon.svg',
];

const tell = (path: string, raw: readonly RawValue[]): string[] =>
  raw.map(({ line, property, value, problem }) => `${path}:${line} ${property}: ${value} (${problem})`);
const find = (css: string, isPage = false) => findRawValues(css, { isPage }).map(({ problem }) => problem);
const findIn = (code: string) => findRawMarkup(code).map(({ problem }) => problem);

describe('findRawValues', () => {
  test.each([
    ['a { color: #fff; }', 'a color of its own'],
    ['a { --own: #c8eefe }', 'a color of its own'],
    ['a { background: rgb(0 0 0 / 50%); }', 'a color of its own'],
    ['a { border: var(--laurel-stroke-hairline) solid white; }', 'a color of its own'],
    ['a { border-color: darkslategray; }', 'a color of its own'],
    ['a { box-shadow: 0 2px 4px var(--laurel-ink); }', 'a shadow of its own'],
    ['a { font-size: 14px; }', 'a size of its own'],
    ['a { padding: var(--laurel-space-2) 0.8rem; }', 'a size of its own'],
    ['a { margin-inline: -12px; }', 'a size of its own'],
    ['a { stroke-width: 2.5; }', 'a size of its own'],
    ['a { min-block-size: 2rem; }', 'a size of its own'],
    ['a { font-weight: 700; }', 'a weight of its own'],
    ['a { transition: opacity 0.2s; }', 'a duration of its own'],
    ['@media (width < 768px) { a { gap: 9px; } }', 'a size of its own'],
  ])('reports the raw value in %s', (css, problem) => {
    expect(find(css)).toEqual([problem]);
    expect(find(css, true)).toEqual([problem]);
  });

  test.each(['1.2em', '90%', 'smaller', 'x-large', '2vw', 'calc(1em + 2vw)'])(
    'text of a page in %s',
    (size) => {
      expect(find(`a { font-size: ${size}; }`, true)).toEqual(['a size of its own']);
      expect(find('a { font: 600 1.1em/1.5 var(--laurel-font-body); }', true)).toEqual(['a size of its own']);
    },
  );

  test('a layout in px, even where it may be in rem', () => {
    expect(find('a { inline-size: 30rem; }', true)).toEqual([]);
    expect(find('a { inline-size: 30rem; }')).toEqual(['a size of its own']);
    expect(find('a { inline-size: 480px; }', true)).toEqual(['a size of its own']);
  });

  test('reports the line of a raw value in a style', () => {
    expect(findRawValues('a {\n  /* #fff */\n  color: #000;\n}', { isPage: false })).toEqual([
      { line: 3, property: 'color', value: '#000', problem: 'a color of its own' },
    ]);
  });
});

test.each([
  'a { color: var(--laurel-ink); background: transparent; border-color: currentcolor; }',
  'a { background: color-mix(in srgb, var(--laurel-ink) 20%, transparent); }',
  'a { padding: 0 calc(var(--laurel-space-2) * -1) 0.4em; inline-size: min(100%, var(--laurel-width-reading)); }',
  '@media (width < 768px) { a { inset: 0; } }',
  '@media (forced-colors: active) { a { border-color: CanvasText; } }',
  'a { grid-template-columns: 1fr auto; transition: opacity var(--laurel-motion-quick); animation-duration: 0s; }',
])('allows in a style sheet: %s', (css) => {
  expect(find(css)).toEqual([]);
});

describe('findRawMarkup', () => {
  test.each([
    ['<p style={{ margin }}>', 'a style of its own'],
    ['<p style="margin: 0">', 'a style of its own'],
    ["createElement('p', { style: { margin } })", 'a style of its own'],
    ['element.style.height = size;', 'a style of its own'],
    ["element.style.setProperty('height', size);", 'a style of its own'],
    ["const html = '<style>a {}</style>';", 'a style of its own'],
    ["const icon = { background: '#fff' };", 'a color of its own'],
    ['<meta name="theme-color" content="#C8EEFE">', 'a color of its own'],
    ['<path fill="black" />', 'a color of its own'],
    ["const shade = 'rgb(0 0 0)';", 'a color of its own'],
    ['<svg width="100%" height="20">', 'a size of its own'],
    ['<img alt=""\n  width={24} src={src}>', 'a size of its own'],
    ['<text fontSize={12}>', 'a size of its own'],
    ["const width = '720px';", 'a size of its own'],
  ])('reports the raw value in the markup %s', (code, problem) => {
    expect(findIn(code)).toEqual([problem]);
  });

  test('reports the line of a raw value in markup', () => {
    expect(findRawMarkup("/* #fff */\n// #fff\nconst a = '#fff';")).toEqual([
      { line: 3, property: 'code', value: '#fff', problem: 'a color of its own' },
    ]);
  });
});

test.each([
  '<a href="#add" className={styles.style}>Entry #1234567</a>',
  "const link = 'https://example.com/page#abc';",
  'class A { get() { return this.#fade; } }',
  '<svg className={styles.strip} width="100%" height="100%"><path fill="none" stroke="currentColor" /></svg>',
  '<rect width="48" height="48" rx="11" />',
  "fill.current?.style.setProperty('--laurel-share', String(share));",
  "matchMedia('(max-width: 767px)');",
])('allows in a script or a page: %s', (code) => {
  expect(findIn(code)).toEqual([]);
});

test('the check of tokens finds files to read', () => {
  expect(sheets.length).toBeGreaterThan(40);
  expect(sheets.filter((path) => !isOurs(path)).length).toBeGreaterThan(15);
  expect(sources.length).toBeGreaterThan(200);
  expect(sources).toContain('apps/web/index.html');
});

const findAll = (path: string): RawValue[] =>
  path.endsWith('.css') ? findRawValues(read(path), { isPage: !isOurs(path) }) : findRawMarkup(read(path));
const findUnexcused = (path: string): string[] =>
  tell(
    path,
    findAll(path).filter(({ value }) => !exceptions[path]?.value.test(value)),
  );

test.each(sheets)('the file %s has no hard-coded styles', (path) => {
  expect(findUnexcused(path)).toEqual([]);
});

test.each([
  'a { margin-left: 0; }',
  'a { right: 0 }',
  'a { border-left-color: red; }',
  'a { border-top-left-radius: 0; }',
  'a { text-align: left; }',
  'a { float: right; }',
  'a { padding: 0 var(--a) 0 calc(1px + var(--b)); }',
  '@media print { a { inset: 0 0 0 auto; } }',
])('finds a side that is not mirrored: %s', (css) => {
  expect(findPhysicalSides(css)).toHaveLength(1);
});

test.each([
  'a { margin-inline-start: 0; text-align: start; float: inline-end; }',
  'a { padding: 0 calc(1px + 2px) 1px; margin: 1px 2px 3px 2px; inset: 0; }',
  '/* left: 0; */ a { left-over: 0; }',
  "[dir='rtl'] a { background-position: left; left: 0; }",
])('allows sides that are mirrored: %s', (css) => {
  expect(findPhysicalSides(css)).toEqual([]);
});

test.each(sheets)('the style %s is mirrored in pages from right to left', (path) => {
  expect(findPhysicalSides(read(path))).toEqual([]);
});

const known = new Set(listTokenProperties().map(([name]) => name));

test.each(sheets)('the style %s uses existing tokens only', (path) => {
  const css = read(path);
  const own = new Set(css.match(/--laurel-[\w-]+(?=\s*:)/g));
  const named = [...css.matchAll(/var\(\s*(--laurel-[\w-]+)/g)].map(([, name = '']) => name);
  // Set from the script on the bar itself.
  const fromScript = '--laurel-share';
  // Set by base.css from the direction of the page.
  const fromDirection = '--laurel-start';
  const others = [fromScript, fromDirection];
  expect(named.filter((name) => !known.has(name) && !own.has(name) && !others.includes(name))).toEqual([]);
});

test('no script and no page has hard-coded styles', () => {
  expect(sources.flatMap(findUnexcused)).toEqual([]);
});

test.each(Object.entries(exceptions))('the exception is still needed: %s', (path, { value, reason }) => {
  expect(reason).not.toBe('');
  expect(findAll(path).some((raw) => value.test(raw.value))).toBe(true);
});

test.each(repeaters)('the document %s repeats the tokens', (path) => {
  const colors: string[] = read(path).match(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi) ?? [];
  expect(colors.length).toBeGreaterThan(0);
  const known: string[] = [...Object.values(tokens.color), ...Object.values(darkTokens.color)];
  expect(colors.filter((color) => !known.includes(color))).toEqual([]);
});
