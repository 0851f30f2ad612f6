import { VisuallyHidden } from '../VisuallyHidden.tsx';

export type SkeletonProps = {
  /** Text lines, a heading, a circle the size of a picture, or a block. */
  shape?: 'text' | 'heading' | 'circle' | 'block' | undefined;
  /** How much of the line it takes. */
  width?: 'short' | 'medium' | 'long' | 'full' | undefined;
  /** More than one line of text; the last one is shorter. */
  lines?: number | undefined;
  /** What is being loaded, said once to screen readers. Give it to one skeleton of a place. */
  label?: string | undefined;
};

/**
 * The outline of what is about to be there.
 *
 * @example
 * <Card><Skeleton shape="heading" width="medium" label="Loading the contest" /><Skeleton lines={2} /></Card>
 */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, label }: SkeletonProps) {
  return (
    <span className="laurel-skeleton" role={label ? 'status' : undefined}>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
          key={line}
          className="laurel-skeleton-line"
          aria-hidden="true"
          data-shape={shape}
          data-width={lines > 1 && line === lines - 1 ? 'medium' : width}
        />
      ))}
    </span>
  );
}
