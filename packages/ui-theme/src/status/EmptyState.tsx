import type { ReactNode } from 'react';
import { joinClasses } from '../base/elements.tsx';

export type EmptyStateProps = {
  icon?: ReactNode;
  title: string;
  /** The heading's level in its page. */
  level?: 1 | 2 | 3 | undefined;
  /** One sentence: why it is empty, or what happened. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  className?: string | undefined;
};

/**
 * A placeholder for missing content: empty, not found or failed.
 *
 * @example
 * <EmptyState title="No contests yet" action={<Button href="/contests/start">Start a contest</Button>}>
 *   The first one could be yours.
 * </EmptyState>
 */
export function EmptyState({ icon, title, level = 2, children, action, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={joinClasses('laurel-empty', className)}>
      {icon}
      <Heading>{title}</Heading>
      {children && <div>{children}</div>}
      {action && <div className="laurel-empty-action">{action}</div>}
    </div>
  );
}
