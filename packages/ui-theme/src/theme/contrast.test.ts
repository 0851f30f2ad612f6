import { describe, expect, test } from 'vitest';
import { darkTokens } from '../tokens/darkTokens.ts';
import type { ColorName } from '../tokens/tokens.ts';
import { tokens } from '../tokens/tokens.ts';
import { getContrast } from './contrast.ts';

const grounds = ['page', 'quiet', 'paper'] as const;

/** Backgrounds of rows, buttons and banners, hovered or not. */
const pale = [...grounds, 'hover', 'goldQuiet', 'successQuiet', 'warningQuiet', 'errorQuiet'] as const;

/** Every text colour with every background it may be used on. */
const textOn: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: pale,
  onGold: ['gold'],
  inkSoft: pale,
  lineStrong: pale,
  // The label of an outlined button.
  primary: pale,
  onPrimary: ['primary', 'primaryHover', 'ink'],
  success: pale,
  warning: pale,
  error: pale,
  link: pale,
};

/** Non-text shapes that must be visible: borders, focus rings, bars. */
const shapeOn: Partial<Record<ColorName, readonly ColorName[]>> = {
  lineStrong: grounds,
  primary: [...grounds, 'hover'],
  // It surrounds buttons too.
  focus: [...grounds, 'hover', 'primary'],
};

const pairs = (of: typeof textOn) =>
  Object.entries(of).flatMap(([one, others]) => others.map((other) => [one as ColorName, other] as const));

describe.each(Object.entries({ light: tokens, dark: darkTokens }))('%s', (_, { color, scale, picture }) => {
  test.each(pairs(textOn))('text %s on %s, 4.5 to 1', (text, ground) => {
    expect(getContrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(scale.map((ground, step) => [step, ground] as const))(
    'ink on step %i of the scale, 4.5 to 1',
    (_, ground) => {
      expect(getContrast(color.ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(pairs(shapeOn))('shape %s on %s, 3 to 1', (shape, ground) => {
    expect(getContrast(color[shape], color[ground])).toBeGreaterThanOrEqual(3);
  });

  test('each step of the scale is nearer to ink than the one before', () => {
    const contrasts = scale.map((step) => getContrast(color.ink, step));
    expect(contrasts).toEqual([...contrasts].sort((a, b) => b - a));
  });

  test('an address has the same picture', () => {
    expect(picture).toEqual(tokens.picture);
  });
});

test('covers every text colour', () => {
  const notText = [...grounds, 'line', 'hover', 'gold', 'primaryHover', 'focus', 'dot', 'backdrop'];
  const named = Object.keys(tokens.color).filter(
    (name) => !notText.includes(name) && !name.endsWith('Quiet'),
  );
  expect(named.sort()).toEqual(Object.keys(textOn).sort());
});

test('matches the examples of the WCAG', () => {
  expect(getContrast('#000000', '#FFFFFF')).toBe(21);
  expect(getContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(getContrast('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(getContrast('#fff', '#000')).toBe(21);
});
