import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { joinClasses, type RenderElement, renderInto } from '../elementProps.ts';

/** A turning ring the height of the text beside it. Says nothing to screen readers: its owner is `aria-busy`. */
export function Spinner() {
  return (
    <svg className="laurel-spinner" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9" pathLength="100" />
    </svg>
  );
}

export type ButtonVariant = 'contained' | 'outlined' | 'quiet';

export type ButtonProps = ComponentPropsWithRef<'button'> &
  Pick<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel' | 'download'> & {
    /** Contained for the one act of a place, outlined for the others, quiet inside text and tables. */
    variant?: ButtonVariant | undefined;
    size?: 'small' | 'medium' | 'large' | undefined;
    /** Work is under way: the label stays, focus stays, presses are ignored. */
    loading?: boolean | undefined;
    /** Stands before the label. */
    icon?: ReactNode;
    /** Takes the whole width of its place. */
    wide?: boolean | undefined;
    /** A link of the caller's own (a router's, say) that looks like this button. */
    render?: RenderElement | undefined;
  };

/** A link cannot be `disabled`: it says so, leads nowhere and is no stop for the Tab key. */
const DISABLED_LINK = { 'aria-disabled': true, tabIndex: -1 };

const ignorePress = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * A button, or with `href` or `render` a link that looks like one. Its type is `button` unless said otherwise.
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
        {children}
      </>
    ),
  };
  if (render) return renderInto(render, shared as ComponentPropsWithRef<'a'>);
  if (!isLink) return <button type={type} disabled={disabled} {...shared} />;
  if (disabled) return <a {...(shared as ComponentPropsWithRef<'a'>)} role="link" />;
  return <a {...(shared as ComponentPropsWithRef<'a'>)} {...{ href, target, rel, download }} />;
}

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'wide' | 'aria-label'> & {
  /** What it does, in words: the accessible name. */
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
