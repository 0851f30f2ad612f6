import { markPath } from './markPath.ts';

export type MarkProps = {
  /** Accessible name, if no text beside it names the product. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** The laurel mark in the current text colour. */
export function Mark({ label, size = 'medium' }: MarkProps) {
  return (
    <svg
      className="laurel-mark"
      data-size={size}
      viewBox="0 0 48 48"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={markPath} />
    </svg>
  );
}
