import type { ComponentPropsWithRef } from 'react';
import { joinClasses, type RenderElement, renderInto } from '../elementProps.ts';
import { ExternalLinkIcon } from '../icons/pageIcons.ts';

export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** Leads away from this site: opens a new tab, passes nothing on, carries a small arrow. */
  external?: boolean | undefined;
  /** No underline until pointed at: for headings and navigation, where the place says that it is a link. */
  quiet?: boolean | undefined;
  /** A link of the caller's own (a router's, say) that looks like this one. */
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
