import type { ComponentPropsWithRef } from 'react';
import { joinClasses, type RenderElement, renderInto } from '../base/elements.tsx';
import { ExternalLinkIcon } from '../generated/shellIcons.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Opens another site in a new tab, without a referrer, marked with an arrow. */
  external?: boolean | undefined;
  /** Underlined on hover only: for headings and navigation. */
  quiet?: boolean | undefined;
  /** Your own link element, for example a router's, styled as this one. */
  render?: RenderElement | undefined;
};

/**
 * A link in running text.
 *
 * @example
 * <Link href={entry} external rel="noopener noreferrer nofollow">{entry}</Link>
 * <Link render={<RouterLink to="/contests" />}>Contests</Link>
 */
export function Link({ external = false, quiet = false, render, className, children, ...rest }: LinkProps) {
  const props = {
    ...(external && { target: '_blank', rel: 'noopener noreferrer' }),
    ...rest,
    'data-quiet': quiet || undefined,
    className: joinClasses('laurel-link', className),
    children: external ? (
      <>
        {children}
        <ExternalLinkIcon size="small" />
      </>
    ) : (
      children
    ),
  };
  return render ? renderInto(render, props) : <a {...props} />;
}
