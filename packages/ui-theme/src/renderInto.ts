import type { HTMLAttributes, ReactElement } from 'react';
import { cloneElement } from 'react';
import { joinClasses } from './joinClasses.ts';

/** An element of the caller's own, a router's link for example, that takes our looks and content. */
export type RenderElement = ReactElement<HTMLAttributes<HTMLElement>>;

/** Gives an element our props; its own win, and both class names stay. */
export const renderInto = (element: RenderElement, props: HTMLAttributes<HTMLElement>): ReactElement =>
  cloneElement(element, {
    ...props,
    ...element.props,
    className: joinClasses(props.className, element.props.className),
    children: props.children ?? element.props.children,
  });
