const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const digits = color.length === 4 ? color.replace(/[^#]/g, '$&$&') : color;
  const value = Number.parseInt(digits.slice(1), 16);
  return 0.2126 * channel(value >> 16) + 0.7152 * channel((value >> 8) & 255) + 0.0722 * channel(value & 255);
};

/**
 * The WCAG contrast ratio of two colors (`#rgb` or `#rrggbb`), 1 to 21.
 *
 * @example
 * ```ts
 * import { getContrast } from '@org/ui-theme';
 * getContrast('#000', '#fff'); // 21
 * ```
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function getContrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
