import type { ComponentType, SVGProps } from 'react';

export type IconProps = {
  /** `small` for running text, `medium` by default, `large` for empty states. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Accessible name. Without it the icon is decorative and hidden from screen readers. */
  label?: string | undefined;
};

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Wraps a Lucide drawing: 1.75 px strokes, sized relative to the surrounding text.
 *
 * @param flips it points to the next or previous thing: mirrored in texts from right to left
 */
export function createIcon(Drawing: Drawing, flips?: true) {
  return function Icon({ size = 'medium', label }: IconProps) {
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <Drawing
        className="laurel-icon"
        data-size={size}
        data-directional={flips}
        strokeWidth={1.75}
        {...meaning}
      />
    );
  };
}
