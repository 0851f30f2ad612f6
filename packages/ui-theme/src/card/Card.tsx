import type { ComponentPropsWithRef } from 'react';
import { joinClasses } from '../elementProps.ts';

export type CardProps = ComponentPropsWithRef<'div'> & {
  /** The element: `section` with a name of its own, `article` or `li` in a list. */
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** A link inside it is its one act: the whole card lifts its border when pointed at. */
  pressable?: boolean | undefined;
};

/**
 * White paper on the sky.
 *
 * @example
 * <Card as="article" pressable><h2><Link quiet href={url}>{title}</Link></h2></Card>
 */
export function Card({ as: Element = 'div', pressable = false, className, ...rest }: CardProps) {
  const props = { ...rest, 'data-pressable': pressable || undefined } as ComponentPropsWithRef<'div'>;
  return <Element {...(props as object)} className={joinClasses('laurel-card', className)} />;
}
