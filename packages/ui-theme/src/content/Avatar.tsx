import { joinClasses } from '../base/elements.tsx';

export type AvatarProps = {
  /** Any account address; case does not matter. */
  address: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name, if no text beside it names the account. */
  label?: string | undefined;
  className?: string | undefined;
};

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

/**
 * A picture generated from an address: four shapes on a colored ground. Fetches nothing. Addresses that look alike
 * when shortened get different pictures.
 *
 * @example
 * <Avatar address="0x70997970C51812dc3A010C7d01b50e0d17dc79C8" />
 */
export function Avatar({ address, size = 'medium', label, className }: AvatarProps) {
  const { ground, shapes } = drawAddress(address);
  return (
    <svg
      className={joinClasses('laurel-avatar', className)}
      data-size={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect width="32" height="32" data-color={ground} />
      {QUARTERS.map(([x, y], quarter) => {
        const shape = shapes[quarter];
        return (
          shape && (
            <path
              key={`${x} ${y}`}
              d={DRAWINGS[shape.kind]}
              data-color={shape.color}
              transform={`translate(${x} ${y}) rotate(${shape.turn * 90} 8 8)`}
            />
          )
        );
      })}
    </svg>
  );
}

type Shape = { kind: 'leaf' | 'quarter' | 'disc'; color: number; turn: number };

/** An address's picture: indices into `tokens.picture`, and four shapes. */
export type AddressDrawing = { ground: number; shapes: readonly Shape[] };

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

/** Derives the picture from the lower-case address. */
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
