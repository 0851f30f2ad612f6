import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTokenCss } from '../tokens/createTokenCss.ts';
import { tokens } from '../tokens/tokens.ts';
import { createTheme } from './createTheme.ts';
import { ThemeError } from './errors.ts';

const findFaults = (input: unknown): string[] => {
  try {
    createTheme(input as never);
    return [];
  } catch (error) {
    if (!(error instanceof ThemeError)) throw error;
    return error.faults.map(({ path, code }) => `${path} ${code}`);
  }
};

describe('completes', () => {
  test('nothing with everything', () => {
    expect(createTheme({})).toEqual({ ...tokens, id: 'laurel' });
  });

  test('one colour with the others', () => {
    const theme = createTheme({ id: 'dark_2', color: { page: '#abc', ink: '#F0f0F0' } });
    expect(theme).toEqual({
      ...tokens,
      id: 'dark_2',
      color: { ...tokens.color, page: '#AABBCC', ink: '#F0F0F0' },
    });
  });

  test('lists and figures', () => {
    const theme = createTheme({ picture: Array(8).fill('#000'), radius: { card: 0 }, touch: 48 });
    expect(theme.picture).toEqual(Array(8).fill('#000000'));
    expect(theme.radius.card).toBe(0);
    expect(theme.touch).toBe(48);
  });

  test('and leaves the tokens alone', () => {
    const before = structuredClone(tokens);
    createTheme({ color: { page: '#000' }, scale: Array(6).fill('#111') });
    expect(tokens).toEqual(before);
  });
});

describe('refuses', () => {
  test.each([null, undefined, 'dark', 7, [], () => ({}), Symbol('theme')])(
    'what is no object: %s',
    (input) => {
      expect(findFaults(input)).toEqual([' not-an-object']);
    },
  );

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
  ])('the colour %s', (page) => {
    expect(findFaults({ color: { page } })).toEqual(['color.page bad-color']);
  });

  test.each(['', 'dark-mode', 'a b', 'ä', 'a\n', 7, null])('the id %j', (id) => {
    expect(findFaults({ id })).toEqual(['id bad-id']);
  });

  test.each(['__proto__', 'constructor', 'toString', 'colour'])('the name %s', (name) => {
    expect(findFaults(JSON.parse(`{"${name}":{"page":"#fff"}}`))).toEqual([`${name} unknown-name`]);
    expect(findFaults({ color: JSON.parse(`{"${name}":"#fff"}`) })).toEqual([`color.${name} unknown-name`]);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '20', null])('the figure %s', (card) => {
    expect(findFaults({ radius: { card } })).toEqual(['radius.card bad-number']);
  });

  test.each(['a; } body { display: none', '', 'url(x) /* ', '</style>', '\\61', 3])('the text %s', (body) => {
    expect(findFaults({ font: { body } })).toEqual(['font.body bad-text']);
  });

  test('lists that are none or of another length', () => {
    expect(findFaults({ scale: '#fff', picture: ['#fff'] })).toEqual([
      'scale not-a-list',
      'picture wrong-length',
    ]);
    expect(findFaults({ scale: ['#fff', '#ggg', '#fff', '#fff', 1, '#fff'] })).toEqual([
      'scale[1] bad-color',
      'scale[4] bad-color',
    ]);
  });

  test('and names every fault with its path, in words too', () => {
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

test('whatever is given, it is refused or makes a style sheet of one rule', { timeout: 60_000 }, () => {
  const group = (name: string) =>
    fc.dictionary(fc.constantFrom(...Object.keys(tokens[name as 'color'])), fc.anything());
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
  fc.assert(
    fc.property(fc.oneof(fc.anything(), almost), (input) => {
      if (findFaults(input).length > 0) return;
      const css = createTokenCss(createTheme(input as never));
      expect(css.match(/[{}]/g)).toEqual(['{', '}']);
      expect(
        css
          .split('\n')
          .slice(1, -2)
          .every((line) => /^ {2}--laurel-[a-z0-9-]+: [^;]+;$/.test(line)),
      ).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
