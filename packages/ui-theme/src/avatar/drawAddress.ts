type Shape = { kind: 'leaf' | 'quarter' | 'disc'; color: number; turn: number };

/** What an address looks like: indices into the tokens' `picture` colours, and four shapes. */
export type AddressDrawing = { ground: number; shapes: readonly Shape[] };

const COLORS = 8;
const KINDS = ['leaf', 'leaf', 'quarter', 'disc'] as const;

/** FNV-1a, then stirred on each draw: every digit of the address moves every choice. */
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

/** Chooses the picture of an address; the same for every way of writing its case. */
export function drawAddress(address: string): AddressDrawing {
  const draw = createDraw(address.toLowerCase());
  const ground = draw(COLORS);
  const drawColor = (not: number): number => (not + 1 + draw(COLORS - 1)) % COLORS;
  const colors = [drawColor(ground), drawColor(ground)];
  const shapes = Array.from({ length: 4 }, () => ({
    kind: KINDS[draw(KINDS.length)] ?? 'leaf',
    color: colors[draw(2)] ?? 0,
    turn: draw(4),
  }));
  return { ground, shapes };
}
