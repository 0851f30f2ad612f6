import type { ComponentType, SVGProps } from 'react';

export type IconProps = {
  /** Small stands in running text; medium is the standard; large opens an empty page. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The icon's meaning in words. Without it the icon is decoration and hidden from screen readers. */
  label?: string | undefined;
};

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;

/** An icon of ours around a drawing: 1.75 px strokes, sized by the text that it stands in. */
export function createIcon(Drawing: Drawing) {
  return function Icon({ size = 'medium', label }: IconProps) {
    const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return (
      <Drawing className="laurel-icon" data-size={size} strokeWidth={1.75} focusable="false" {...meaning} />
    );
  };
}
