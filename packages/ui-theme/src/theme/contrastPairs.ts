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
  primary: [...grounds, 'hover'],
  focus: [...grounds, 'hover'],
};

/** Two colors that are too similar, by their paths in the theme. */
export type LowContrast = {
  readonly path: string;
  readonly ground: string;
  readonly ratio: number;
  readonly needed: number;
};

/** The pairs of a theme with less contrast than the WCAG asks for (1.4.3 and 1.4.11). */
export function findLowContrast({ color, scale }: Tokens): readonly LowContrast[] {
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
  return [...list(textPairs, 4.5), ...list(shapePairs, 3), ...steps].filter(
    ({ ratio, needed }) => ratio < needed,
  );
}
