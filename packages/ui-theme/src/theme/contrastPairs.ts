import type { ColorName, Tokens } from '../tokens/tokens.ts';
import { getContrast } from './contrast.ts';

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

const grounds = ['page', 'quiet', 'paper'] as const;

/** Backgrounds of rows, buttons and banners, hovered or not. */
const pale = [...grounds, 'hover', 'goldQuiet', 'successQuiet', 'warningQuiet', 'errorQuiet'] as const;

/** Every text color with every background it is used on: 4.5 to 1. */
export const textPairs: Pairs = {
  ink: pale,
  onGold: ['gold'],
  onNight: ['night'],
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

/** Shapes that must be visible, such as borders, focus rings and bars: 3 to 1. */
export const shapePairs: Pairs = {
  lineStrong: grounds,
  primary: [...grounds, 'hover', 'track'],
  focus: [...grounds, 'hover'],
};

/** Two colors that are too similar, by their paths in the theme. */
export type LowContrast = {
  readonly path: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
  /** `color.ink: has a contrast of 1:1 with color.paper, needs 4.5:1` */
  readonly message: string;
};

/** A ratio, rounded down: 4.49 is not 4.5. */
const formatRatio = (ratio: number) => `${Math.floor(ratio * 100) / 100}:1`;

/**
 * The pairs of a theme with less contrast than the WCAG asks for: 4.5 to 1 for text (1.4.3), 3 to 1 for borders, focus rings
 * and bars (1.4.11).
 *
 * @example
 * import { createTheme, listLowContrast } from '@org/ui-theme';
 * const theme = createTheme({ color: { page: '#abc' } });
 * for (const { message } of listLowContrast(theme)) console.warn(message);
 *
 * @see https://www.w3.org/TR/WCAG22/#contrast-minimum
 */
export function listLowContrast({ color, scale }: Tokens): readonly LowContrast[] {
  const list = (pairs: Pairs, needed: number) =>
    Object.entries(pairs).flatMap(([name, others]) =>
      others.map((other) => ({
        path: `color.${name}`,
        ground: `color.${other}`,
        ratio: getContrast(color[name as ColorName], color[other]),
        needed,
      })),
    );
  const steps = scale.map((step, index) => ({
    path: 'color.ink',
    ground: `scale[${index}]`,
    ratio: getContrast(color.ink, step),
    needed: 4.5,
  }));
  return [...list(textPairs, 4.5), ...list(shapePairs, 3), ...steps]
    .filter(({ ratio, needed }) => ratio < needed)
    .map((pair) => ({
      ...pair,
      message: `${pair.path}: has a contrast of ${formatRatio(pair.ratio)} with ${pair.ground}, needs ${pair.needed}:1`,
    }));
}
