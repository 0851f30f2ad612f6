import { markPath } from './markPath.ts';

export type MarkProps = {
  /** The name it stands for, when no text beside it says so. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
};

/** The laurel, in the colour of the text around it. */
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
