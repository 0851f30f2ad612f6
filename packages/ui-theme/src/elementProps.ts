import { cloneElement, type HTMLAttributes, type ReactElement } from 'react';

/** One `class` value of what is there. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** An element of the caller's own, a router's link for example, that takes our looks and content. */
export type RenderElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** Gives an element our props; its own win, and both class names stay. */
export function renderInto(element: RenderElement, props: HTMLAttributes<HTMLElement>): ReactElement {
  return cloneElement(element, {
    ...props,
    ...element.props,
    className: joinClasses(props.className, element.props.className),
    children: props.children ?? element.props.children,
  });
}
