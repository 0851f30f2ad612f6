import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../base/elements.tsx';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** The element: `section` if it has an accessible name, `article` or `li` in a list. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** The card has one link; hovering anywhere on the card highlights its border. */
  pressable?: boolean | undefined;
};

/** A white panel on the page.
 *
 * @example
 * <Card as="article" pressable><h2><Link quiet href={url}>{title}</Link></h2></Card>
 */
export function Card({ as: Element = 'div', pressable = false, className, ...rest }: CardProps) {
  const props = { ...rest, 'data-pressable': pressable || undefined } as ComponentPropsWithRef<'div'>;
  return <Element {...(props as object)} className={joinClasses('laurel-card', className)} />;
}
