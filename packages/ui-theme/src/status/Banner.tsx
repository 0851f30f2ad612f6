import type { ReactNode } from 'react';
import { joinClasses } from '../base/elements.tsx';
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../generated/shellIcons.ts';

/** The meaning of a banner; it sets icon, color and how screen readers announce it. */
export type BannerTone = 'info' | 'success' | 'warning' | 'error';

export type BannerProps = {
  tone?: BannerTone | undefined;
  title: ReactNode;
  /** One sentence: what it means and what to do. */
  children?: ReactNode;
  /** The next step: one button or link. */
  action?: ReactNode;
  /** The live region's role. Default: `alert` for warnings and errors, otherwise `status`. */
  role?: 'status' | 'alert' | 'note' | undefined;
  className?: string | undefined;
};

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, error: ErrorIcon };

/**
 * A message about the whole page or step, shown as long as it applies.
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
