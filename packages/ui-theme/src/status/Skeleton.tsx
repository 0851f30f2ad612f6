import { VisuallyHidden } from '../base/elements.tsx';

export type SkeletonProps = {
  /** Text lines, a heading, a circle as large as an avatar, or a block. */
  shape?: 'text' | 'heading' | 'circle' | 'block' | undefined;
  /** The share of the line that it fills. */
  width?: 'short' | 'medium' | 'long' | 'full' | undefined;
  /** The number of text lines; the last one is shorter. */
  lines?: number | undefined;
  /** The name of the thing that loads, for screen readers. Give it to one skeleton per region. */
  label?: string | undefined;
};

/**
 * A placeholder for content that is loading.
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
