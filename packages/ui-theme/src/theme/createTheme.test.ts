import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { fuzz } from '../../../../tools/test/vitest/fuzz.ts';
import { createTokenCss } from '../tokens/createTokenCss.ts';
import { darkTokens } from '../tokens/darkTokens.ts';
import { tokens } from '../tokens/tokens.ts';
import { listLowContrast } from './contrastPairs.ts';
import { createTheme, darkTheme, lightTheme, ThemeError, type ThemeInput } from './createTheme.ts';

const findFaults = (input: unknown): string[] => {
  try {
    createTheme(input as never);
    return [];
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    return error.faults.map(({ path, code }) => `${path} ${code}`);
  }
};

/** The paths of colors with too little contrast. */
const findPale = (input: ThemeInput): string[] => listLowContrast(createTheme(input)).map(({ path }) => path);

/** The messages of `listLowContrast` about a theme. */
const describePale = (input: ThemeInput): string =>
  listLowContrast(createTheme(input))
    .map(({ message }) => message)
    .join('\n');

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe('completes', () => {
  test('accepts an object without a prototype, or from another realm', () => {
    expect(createTheme(Object.assign(Object.create(null), { id: 'own' })).id).toBe('own');
    expect(createTheme(runInNewContext("({ id: 'other', color: { page: '#FEFDFC' } })")).id).toBe('other');
  });

  test('fills an empty theme with the standard tokens', () => {
    expect(createTheme({})).toEqual({ ...tokens, id: 'laurel' });
  });

  test('keeps the other colors of a partial theme', () => {
    const theme = createTheme({ id: 'dark_2', color: { page: '#abc', ink: '#F0f0F0' } });
    expect(theme).toEqual({
      ...tokens,
      id: 'dark_2',
      color: { ...tokens.color, page: '#AABBCC', ink: '#F0F0F0' },
    });
  });

  test('fills a dark theme with the dark tokens', () => {
    expect(createTheme({ scheme: 'dark', color: { page: '#000' } })).toEqual({
      ...darkTokens,
      id: 'laurel',
      color: { ...darkTokens.color, page: '#000000' },
    });
  });

  test('lists and figures', () => {
    const theme = createTheme({ picture: Array(8).fill('#000'), radius: { card: 0 }, touch: 48 });
    expect(theme.picture).toEqual(Array(8).fill('#000000'));
    expect(theme.radius.card).toBe(0);
    expect(theme.touch).toBe(48);
  });

  test('does not change the tokens, even if the theme is mutated', () => {
    const before = structuredClone(tokens);
    createTheme({ color: { page: '#000' }, scale: Array(6).fill('#111') });
    Object.assign(createTheme({}).color, { page: '#000000' });
    expect(tokens).toEqual(before);
  });
});

describe('lets through', () => {
  test.each([
    'Prompt',
    'Times New Roman, serif',
    `"Źródło Sans 3",'Noto Sans JP' , -apple-system,system-ui`,
    tokens.font.mono,
  ])('the typeface %s', (body) => {
    expect(createTheme({ font: { body } }).font.body).toBe(body);
  });

  test.each([
    'none',
    '0 1px 2px #000',
    'inset 0 -2px .5em -1rem #00000080, 0 0 4px #ABC',
    tokens.shadow.dialog,
  ])('the shadow %s', (dialog) => {
    expect(createTheme({ shadow: { dialog } }).shadow.dialog).toBe(dialog);
  });

  test.each(['ease-in-out', 'cubic-bezier(.4,0,1,1.5)', tokens.motion.ease])('the easing %s', (ease) => {
    expect(createTheme({ motion: { ease } }).motion.ease).toBe(ease);
  });

  test('the limits of numbers', () => {
    const theme = createTheme({ alpha: { backdrop: 0, disabled: 1 }, weight: { regular: 1, medium: 1000 } });
    expect([theme.alpha, theme.weight.regular, theme.weight.medium]).toEqual([
      { backdrop: 0, disabled: 1 },
      1,
      1000,
    ]);
  });

  test('every standard value', () => {
    expect(createTheme(structuredClone(tokens))).toEqual({ ...tokens, id: 'laurel' });
  });
});

describe('refuses', () => {
  test.each([null, undefined, 'dark', 7, [], () => ({}), Symbol('theme')])('a non-object: %s', (input) => {
    expect(findFaults(input)).toEqual([' not-an-object']);
  });

  test.each([new Map([['page', '#fff']]), new Set(), new Date(), new (class Theme {})()])(
    'an object that is not a plain record: %s',
    (input) => {
      expect(findFaults(input)).toEqual([' not-an-object']);
      expect(findFaults({ color: input })).toEqual(['color not-an-object']);
    },
  );

  test('a non-object with the specification’s message', () => {
    expect(() => createTheme(null as never)).toThrow('Invalid theme\n  a theme must be an object');
  });

  test.each([
    'red',
    '#12',
    '#1234',
    '#12345',
    '#1234567',
    '#12345g',
    'rgb(0,0,0)',
    '',
    ' #fff',
    '#fff;',
    0xffffff,
    null,
  ])('the color %s', (page) => {
    expect(findFaults({ color: { page } })).toEqual(['color.page bad-color']);
  });

  test.each(['', 'dark-mode', 'a b', 'ä', 'a\n', 7, null])('the id %j', (id) => {
    expect(findFaults({ id })).toEqual(['id bad-id']);
  });

  test.each(['__proto__', 'constructor', 'toString', 'colors'])('the name %s', (name) => {
    expect(findFaults(JSON.parse(`{"${name}":{"page":"#fff"}}`))).toEqual([`${name} unknown-name`]);
    expect(findFaults({ color: JSON.parse(`{"${name}":"#fff"}`) })).toEqual([`color.${name} unknown-name`]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '20', null])('the figure %s', (card) => {
    expect(findFaults({ radius: { card } })).toEqual(['radius.card bad-number']);
  });

  test.each([
    ['alpha', 'backdrop', 1.1],
    ['alpha', 'disabled', 46],
    ['weight', 'regular', 0],
    ['weight', 'medium', 1001],
    ['layer', 'dialog', 1.5],
    ['layer', 'popup', 1e300],
    ['leading', 'text', -1],
    ['breakpoint', 'compact', Number.NaN],
  ])('the figure %s.%s %d', (group, name, value) => {
    expect(findFaults({ [group]: { [name]: value } })).toEqual([`${group}.${name} bad-number`]);
  });

  test.each([
    'a; } body { display: none',
    '',
    ' ',
    'url(x) /* ',
    'url(https://example.com/font)',
    'Prompt, url(x)',
    '</style>',
    '\\61',
    'Prompt\n',
    'Prompt\n, serif',
    '"Prompt',
    "'Prompt",
    'Pro"mpt',
    '\'Prompt"',
    '"a" "b"',
    '"a;b"',
    '"a{}b"',
    'Prompt;',
    'Prompt,',
    ', serif',
    'expression(alert(1))',
    'var(--x)',
    '@import',
    'Prompt !important',
    '1Prompt',
    3,
    null,
    ['Prompt'],
  ])('the typeface %j', (body) => {
    expect(findFaults({ font: { body } })).toEqual(['font.body bad-text']);
  });

  test.each([
    '0 0 8px red',
    '0 0 8px #0B2A3A59;',
    '0 0 8px url(x)',
    '0 0 8 #000',
    '0 #000',
    '0 0 8px #000,',
    '0 0 8px #00',
    'none, none',
    '',
    '\n0 0 8px #000',
    7,
  ])('the shadow %j', (dialog) => {
    expect(findFaults({ shadow: { dialog } })).toEqual(['shadow.dialog bad-text']);
  });

  test.each([
    'fast',
    'cubic-bezier(0, 0, 0)',
    'cubic-bezier(2, 0, 0, 1)',
    'cubic-bezier(0, 0, 0, 1) }',
    'cubic-bezier(0, 0, 0, 1, 1)',
    'steps(4)',
    'ease\n',
    1,
  ])('the easing %j', (ease) => {
    expect(findFaults({ motion: { ease } })).toEqual(['motion.ease bad-text']);
  });

  test.each(['', 'auto', 'light dark', 'dark\n', 'dark;', 1, null, {}])('the scheme %j', (scheme) => {
    expect(findFaults({ scheme })).toEqual(['scheme bad-text']);
  });

  test('non-lists and lists of another length', () => {
    expect(findFaults({ scale: '#fff', picture: ['#fff'] })).toEqual([
      'scale not-a-list',
      'picture wrong-length',
    ]);
    expect(findFaults({ scale: ['#fff', '#ggg', '#fff', '#fff', 1, '#fff'] })).toEqual([
      'scale[1] bad-color',
      'scale[4] bad-color',
    ]);
    expect(findFaults({ scale: Object.assign(Array(6), { 1: '#fff' }) })).toEqual(
      [0, 2, 3, 4, 5].map((place) => `scale[${place}] bad-color`),
    );
  });

  test('a theme with a list of every fault, its path and message', () => {
    const input = {
      id: '?',
      color: { page: 'sky', quiet: '#fff', oops: '#fff' },
      space: 8,
      motion: { quickMs: '1' },
    };
    expect(findFaults(input)).toEqual([
      'id bad-id',
      'color.page bad-color',
      'color.oops unknown-name',
      'space not-an-object',
      'motion.quickMs bad-number',
    ]);
    expect(() => createTheme(input as never)).toThrow(
      'Invalid theme\n  id: must be alphanumeric or underscore\n  color.page: must be #rgb or #rrggbb',
    );
  });
});

test('refuses very long texts in linear time', () => {
  for (const text of ['1'.repeat(1e5), 'a '.repeat(1e5), "'a',".repeat(1e5), '0px '.repeat(1e5)])
    expect(
      findFaults({ font: { body: `${text}(` }, shadow: { dialog: text }, motion: { ease: text } }),
    ).toHaveLength(3);
});

const group = (name: string) =>
  fc.dictionary(
    fc.constantFrom(...Object.keys(tokens[name as 'color'])),
    fc.oneof(fc.anything(), fc.string({ unit: fc.constantFrom(...'a0 ,\'"#();:{}\\/*\n', 'px', '0 ') })),
  );
const almost = fc.record(
  {
    color: group('color'),
    font: group('font'),
    motion: group('motion'),
    shadow: group('shadow'),
    id: fc.string(),
  },
  { requiredKeys: [] },
);

fuzz(
  'theme objects',
  'a theme is refused or produces a style sheet with exactly one rule',
  fc.property(fc.oneof(fc.anything(), almost), (input) => {
    if (findFaults(input).length > 0) return;
    const css = createTokenCss(createTheme(input as never));
    expect(css.match(/[{}]/g)).toEqual(['{', '}']);
    expect(
      css
        .split('\n')
        .slice(1, -2)
        .every((line) => /^ {2}--laurel-[a-z0-9-]+: (?:[^;()]|cubic-bezier\([^()]+\))+;$/.test(line)),
    ).toBe(true);
  }),
);

describe('issue 17', () => {
  test.each(['#abc', '#ABC', '#aabbcc', '#000', '#0b0B0c'])(
    'computes the contrast of any page of #rgb or #rrggbb: %s',
    (page) => {
      expect(findFaults({ color: { page } })).toEqual([]);
    },
  );

  test('reports the contrast of white ink on white paper, and names each pair with its ratio', () => {
    expect(describePale({ color: { ink: '#fff', paper: '#fff' } })).toContain(
      'color.ink: has a contrast of 1:1 with color.paper, needs 4.5:1',
    );
    expect(new Set(findPale({ color: { ink: '#fff' } }))).toEqual(new Set(['color.ink', 'color.onPrimary']));
  });

  test('reports the low contrast of a partial dark theme without `scheme`', () => {
    const color = { page: '#101418', quiet: '#101418', paper: '#181c20', ink: '#fafafa' };
    expect(describePale({ color })).toMatch(/color\.inkSoft: has a contrast of 1\.\d+:1 with color\.paper/);
    expect(findPale({ scheme: 'dark', color })).toEqual([]);
  });

  test('reports the low contrast of shapes and of the scale', () => {
    expect(findPale({ color: { focus: '#eee' } })).toEqual(Array(4).fill('color.focus'));
    expect(findPale({ scale: Array(6).fill('#222') })).toEqual(Array(6).fill('color.ink'));
  });

  test('rounds ratios of contrast down', () => {
    expect(describePale({ color: { success: '#777', paper: '#fff' } })).toContain('4.47:1 with color.paper');
  });

  test('warns of low contrast in development builds only', () => {
    createTheme({ id: 'pale', color: { ink: '#fff' } });
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^The theme "pale" has low contrast\n {2}color\.ink: has a contrast of/)],
    ]);
    warn.mockClear();
    createTheme({ id: 'clear' });
    vi.stubEnv('NODE_ENV', 'production');
    createTheme({ color: { ink: '#fff' } });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([lightTheme, darkTheme])('reports no low contrast of the preset $id', (theme) => {
    expect(createTheme(theme)).toEqual(theme);
    expect(listLowContrast(theme)).toEqual([]);
  });
});
