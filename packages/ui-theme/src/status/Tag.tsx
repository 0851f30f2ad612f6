import type { ReactNode } from 'react';
import { joinClasses } from '../base/elements.tsx';

/** The meaning of a tag. `gold` is for first place only. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error' | 'gold';

export type TagProps = {
  tone?: Tone | undefined;
  /** Shown in front of the text, never instead of it. */
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A label for a state or kind, one or two words.
 *
 * @example
 * <Tag tone="success" icon={<ClockIcon size="small" />}>Judging</Tag>
 */
export function Tag({ tone = 'neutral', icon, className, children }: TagProps) {
  return (
    <span className={joinClasses('laurel-tag', className)} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </span>
  );
}
