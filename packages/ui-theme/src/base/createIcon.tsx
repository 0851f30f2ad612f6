export type IconProps = {
  /** `small` for running text, `medium` by default, `large` for empty states. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
};

/**
 * Creates an icon from the path of a drawing on 24 × 24 units: 1.75 px strokes, sized relative to the surrounding text.
 *
 * @param flips it points to the next or previous thing: mirrored in pages from right to left
 */
export function createIcon(path: string, flips?: true) {
  return ({ size = 'medium', label }: IconProps) => (
    <svg
      className="laurel-icon"
      data-size={size}
      data-directional={flips}
      viewBox="0 0 24 24"
      width={24}
      height={24}
      strokeWidth={1.75}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={path} />
    </svg>
  );
}
