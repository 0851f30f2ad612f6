import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react';

/** Joins the truthy class names. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The caller's own element, for example a router's link, that gets our class and content. */
export type RenderElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** Clones an element with our props. Its own props win; class names are joined. */
export function renderInto(element: RenderElement, props: HTMLAttributes<HTMLElement>): ReactElement {
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: joinClasses(props.className, element.props.className),
    children: props.children ?? element.props.children,
  });
}

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="laurel-hidden">{children}</span>;
}
