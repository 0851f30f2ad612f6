import { describe, expect, test } from 'vitest';
import { darkTokens } from '../tokens/darkTokens.ts';
import { type ColorName, tokens } from '../tokens/tokens.ts';
import { getContrast } from './contrast.ts';
import { shapePairs, textPairs } from './contrastPairs.ts';

const pairs = (of: typeof textPairs) =>
  Object.entries(of).flatMap(([one, others]) => others.map((other) => [one as ColorName, other] as const));

describe.each(Object.entries({ light: tokens, dark: darkTokens }))('%s', (_, { color, scale, picture }) => {
  test.each(pairs(textPairs))('text %s on %s, 4.5 to 1', (text, ground) => {
    expect(getContrast(color[text], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(scale.map((ground, step) => [step, ground] as const))(
    'ink on step %i of the scale, 4.5 to 1',
    (_, ground) => {
      expect(getContrast(color.ink, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );

  // The focus ring surrounds buttons too; the theme of another product may rely on the ring's distance.
  test.each(pairs({ ...shapePairs, focus: [...(shapePairs.focus ?? []), 'primary'] }))(
    'shape %s on %s, 3 to 1',
    (shape, ground) => {
      expect(getContrast(color[shape], color[ground])).toBeGreaterThanOrEqual(3);
    },
  );

  test('each step of the scale is nearer to ink than the one before', () => {
    const contrasts = scale.map((step) => getContrast(color.ink, step));
    expect(contrasts).toEqual([...contrasts].sort((a, b) => b - a));
  });

  test('the picture of an address is the same in every theme', () => {
    expect(picture).toEqual(tokens.picture);
  });
});

test('the check of contrast covers every text color', () => {
  const notText = [
    'page',
    'quiet',
    'paper',
    'line',
    'hover',
    'gold',
    'primaryHover',
    'focus',
    'dot',
    'night',
    'track',
    'backdrop',
  ];
  const named = Object.keys(tokens.color).filter(
    (name) => !notText.includes(name) && !name.endsWith('Quiet'),
  );
  expect(named.sort()).toEqual(Object.keys(textPairs).sort());
});

test('matches the examples of the WCAG', () => {
  expect(getContrast('#000000', '#FFFFFF')).toBe(21);
  expect(getContrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(getContrast('#FFFFFF', '#FFFFFF')).toBe(1);
  expect(getContrast('#fff', '#000')).toBe(21);
});
