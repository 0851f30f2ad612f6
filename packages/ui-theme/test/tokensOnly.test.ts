import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findRawValues } from './findRawValues.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const sheets = globSync(['packages/*/src/**/*.css', 'apps/*/{src,.storybook}/**/*.css'], {
  cwd: root,
}).filter((path) => !/generated|node_modules/.test(path));

const find = (css: string, mayLayOut = false) =>
  findRawValues(css, { mayLayOut }).map(({ problem }) => problem);

describe('what is found', () => {
  test.each([
    ['a { color: #fff; }', 'a colour of its own'],
    ['a { --own: #c8eefe }', 'a colour of its own'],
    ['a { background: rgb(0 0 0 / 50%); }', 'a colour of its own'],
    ['a { border: var(--laurel-stroke-hairline) solid white; }', 'a colour of its own'],
    ['a { border-color: darkslategray; }', 'a colour of its own'],
    ['a { box-shadow: 0 2px 4px var(--laurel-ink); }', 'a shadow of its own'],
    ['a { font-size: 14px; }', 'a size of its own'],
    ['a { padding: var(--laurel-space-2) 0.8rem; }', 'a size of its own'],
    ['a { margin-inline: -12px; }', 'a size of its own'],
    ['a { font-weight: 700; }', 'a weight of its own'],
    ['a { transition: opacity 0.2s; }', 'a duration of its own'],
    ['@media (width < 768px) { a { gap: 9px; } }', 'a size of its own'],
  ])('%s', (css, problem) => {
    expect(find(css)).toEqual([problem]);
    expect(find(css, true)).toEqual([problem]);
  });

  test('a layout in px, even where it may be in rem', () => {
    expect(find('a { inline-size: 30rem; }', true)).toEqual([]);
    expect(find('a { inline-size: 30rem; }')).toEqual(['a size of its own']);
    expect(find('a { inline-size: 480px; }', true)).toEqual(['a size of its own']);
  });

  test('with its line', () => {
    expect(findRawValues('a {\n  /* #fff */\n  color: #000;\n}', { mayLayOut: false })).toEqual([
      { line: 3, property: 'color', value: '#000', problem: 'a colour of its own' },
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
])('is let through: %s', (css) => {
  expect(find(css)).toEqual([]);
});

test('there are style sheets to look at', () => {
  expect(sheets.length).toBeGreaterThan(20);
});

test.each(sheets)('%s says nothing about looks by hand', (path) => {
  const css = readFileSync(join(root, path), 'utf8');
  const mayLayOut = !path.startsWith('packages/ui-theme/');
  const raw = findRawValues(css, { mayLayOut }).map(
    ({ line, property, value, problem }) => `${path}:${line} ${property}: ${value} (${problem})`,
  );
  expect(raw).toEqual([]);
});
