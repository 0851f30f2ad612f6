import { joinClasses } from '../base/elements.tsx';
import { drawAddress } from '../tokens/addressPicture.ts';

export type AvatarProps = {
  /** Any account address; case does not matter. */
  address: string;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name, if no text beside it names the account. */
  label?: string | undefined;
  className?: string | undefined;
};

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
      {shapes.map(({ d, color, transform }) => (
        <path key={transform} d={d} data-color={color} transform={transform} />
      ))}
    </svg>
  );
}
