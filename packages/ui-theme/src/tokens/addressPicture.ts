/** A shape as a path of SVG; `color` is an index into `addressColors`. */
export type AddressShape = { readonly d: string; readonly color: number; readonly transform: string };

/** An address's picture in a view box of 32 × 32: a colored ground and four shapes. */
export type AddressDrawing = { readonly ground: number; readonly shapes: readonly AddressShape[] };

/** The colors of these pictures, in light and in dark. */
export const addressColors = [
  '#0B5CAD',
  '#0B6B43',
  '#F2B705',
  '#E4572E',
  '#7B4BB7',
  '#66BFEA',
  '#F3A7B5',
  '#14343F',
] as const;

const QUARTERS = [
  [0, 0],
  [16, 0],
  [16, 16],
  [0, 16],
] as const;

const DRAWINGS = {
  leaf: 'M0 0A16 16 0 0 1 16 16A16 16 0 0 1 0 0Z',
  quarter: 'M0 0H16A16 16 0 0 1 0 16Z',
  disc: 'M8 3A5 5 0 0 1 8 13A5 5 0 0 1 8 3Z',
} as const;

const COLORS = 8;
const KINDS = ['leaf', 'leaf', 'quarter', 'disc'] as const;

/** FNV-1a, mixed again on each draw, so that every digit of the address affects every choice. */
const createDraw = (text: string): ((below: number) => number) => {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    state = (state ^ (state >>> 15)) + 0x9e3779b9;
    return (state >>> 8) % below;
  };
};

/**
 * The picture of an address, whatever its case: what `Avatar` draws, for pictures made without React.
 *
 * @example
 * import { addressColors, drawAddress } from '@org/ui-theme/address-picture';
 *
 * const { ground, shapes } = drawAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
 * const paths = shapes.map(({ d, color, transform }) => ({ d, transform, fill: addressColors[color] }));
 */
export function drawAddress(address: string): AddressDrawing {
  const draw = createDraw(address.toLowerCase());
  const ground = draw(COLORS);
  const drawColor = (not: number): number => (not + 1 + draw(COLORS - 1)) % COLORS;
  const colors = [drawColor(ground), drawColor(ground)];
  const shapes = QUARTERS.map(([x, y]) => {
    const d = DRAWINGS[KINDS[draw(KINDS.length)] ?? 'leaf'];
    const color = colors[draw(2)] ?? 0;
    return { d, color, transform: `translate(${x} ${y}) rotate(${draw(4) * 90} 8 8)` };
  });
  return { ground, shapes };
}
