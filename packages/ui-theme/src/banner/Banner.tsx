import type { ReactNode } from 'react';
import { joinClasses } from '../elementProps.ts';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/shellIcons.ts';

export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  tone?: BannerTone | undefined;
  title: ReactNode;
  /** What it means and what to do, in a sentence. */
  children?: ReactNode;
  /** The one way on: a button or a link. */
  action?: ReactNode;
  /** How it is announced when it appears; warnings and errors interrupt. */
  role?: 'status' | 'alert' | 'note' | undefined;
  className?: string | undefined;
};

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/**
 * Something about the whole page or the whole step, until it is over.
 *
 * @example
 * <Banner tone="warning" title="Wrong network" action={<Button onClick={switchChain}>Switch to Base</Button>}>
 *   Your wallet is on another network.
 * </Banner>
 */
export function Banner({ tone = 'info', title, children, action, role, className }: BannerProps) {
  const Icon = icons[tone];
  const announced = role ?? (tone === 'warning' || tone === 'error' ? 'alert' : 'status');
  return (
    <div className={joinClasses('laurel-banner', className)} data-tone={tone} role={announced}>
      <Icon />
      <div className="laurel-banner-text">
        <strong>{title}</strong>
        {children && <div>{children}</div>}
      </div>
      {action && <div className="laurel-banner-action">{action}</div>}
    </div>
  );
}
