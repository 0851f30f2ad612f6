import type { ReactNode } from 'react';
import { joinClasses } from '../elementProps.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'gold';

export type TagProps = {
  tone?: Tone | undefined;
  /** Stands before the words; never instead of them. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A state or a kind in a word or two.
 *
 * @example
 * <Tag tone="success" icon={<ClockIcon size="small" />}>Judging</Tag>
 */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={joinClasses('laurel-tag', className)} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
