import { tokens } from '../tokens/tokens.ts';
import { markPath } from './Mark.tsx';

/**
 * The laurel mark as SVG source, for favicons, manifests and preview images.
 *
 * @example
 * import { writeFile } from 'node:fs/promises';
 * import { createMarkSvg } from '@org/ui-theme';
 * await writeFile('public/favicon.svg', createMarkSvg());
 */
export function createMarkSvg(
  colors: { ink: string; ground: string | null } = {
    ink: tokens.color.ink,
    ground: tokens.color.page,
  },
): string {
  const ground = colors.ground ? `<rect width="48" height="48" rx="11" fill="${colors.ground}"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">${ground}<path fill="${colors.ink}" d="${markPath}"/></svg>\n`;
}
