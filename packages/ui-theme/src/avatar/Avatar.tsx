import { joinClasses } from '../joinClasses.ts';
import { drawAddress } from './drawAddress.ts';

export type AvatarProps = {
  /** Any account address; upper and lower case give the same picture. */
  address: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whose picture it is, when no text beside it says so. */
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
 * A picture drawn from an address alone: four leaves, quarters or discs on a ground. Nothing is fetched.
 * Addresses that look alike when shortened get pictures that differ.
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
