import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinClasses, type RenderElement, renderInto } from '../base/elements.tsx';

/** A spinner as high as the text beside it. Hidden from screen readers: its owner is `aria-busy`. */
export function Spinner() {
  return (
    <svg className="laurel-spinner" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}

/** How a button looks: filled, with a border, or as text. */
export type ButtonVariant = 'contained' | 'outlined' | 'quiet';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'download'> & {
    /** `contained` for the main action, `outlined` for the others, `quiet` inside text and tables. */
    variant?: ButtonVariant | undefined;
    size?: 'small' | 'medium' | 'large' | undefined;
    /** Shows a spinner and ignores presses; keeps the label and the focus. */
    loading?: boolean | undefined;
    /** Shown in front of the label. */
    icon?: ReactNode;
    /** Takes the full width of its container. */
    wide?: boolean | undefined;
    /** Your own link element, for example a router's, styled as this button. */
    render?: RenderElement | undefined;
  };

/** Links have no `disabled` attribute: announced as disabled, without `href`, out of the tab order. */
const DISABLED_LINK = { 'aria-disabled': true, tabIndex: -1 };

const ignorePress = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button; with `href` or `render` a link styled as one. Its `type` defaults to `button`.
 *
 * @example
 * <Button onClick={start}>Start contest</Button>
 * <Button variant="outlined" render={<RouterLink to="/contests" />}>Contests</Button>
 */
export function Button({
  variant = 'contained',
  size = 'medium',
  loading = false,
  disabled = false,
  icon,
  wide = false,
  render,
  href,
  target,
  rel,
  download,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const isLink = render !== undefined || href !== undefined;
  const shared = {
    ...rest,
    ...(loading && { 'aria-busy': true, 'aria-disabled': true }),
    ...(isLink && disabled && DISABLED_LINK),
    ...((loading || (isLink && disabled)) && { onClick: ignorePress }),
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    className: joinClasses('laurel-button', className),
    children: (
      <>
        {loading ? <Spinner /> : icon}
        {/* An element of its own: a translated page replaces texts, and React could not insert the spinner before one. */}
        {typeof children === 'object' ? children : <span>{children}</span>}
      </>
    ),
  };
  if (render) return renderInto(render, shared as ComponentPropsWithRef<'a'>);
  if (!isLink) return <button type={type} disabled={disabled} {...shared} />;
  if (disabled) return <a {...(shared as ComponentPropsWithRef<'a'>)} role="link" />;
  return <a {...(shared as ComponentPropsWithRef<'a'>)} {...{ href, target, rel, download }} />;
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'wide' | 'aria-label'> & {
  /** The accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
};

/**
 * A round button that shows only an icon.
 *
 * @example
 * <IconButton label="Close" onClick={close}><CloseIcon /></IconButton>
 */
export function IconButton({ label, className, children, variant = 'quiet', ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      aria-label={label}
      className={joinClasses('laurel-icon-button', className)}
      icon={children}
    />
  );
}
