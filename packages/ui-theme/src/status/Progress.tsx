import { joinClasses } from '../base/elements.tsx';

export type ProgressProps = {
  /** The accessible name: what is running. */
  label: string;
  /** The progress so far; without it the bar is indeterminate. */
  value?: number | undefined;
  max?: number | undefined;
  /** The progress as text, for example "Block 1,200 of 4,000". */
  text?: string | undefined;
  className?: string | undefined;
};

/** A progress bar for running work.
 *
 * @example
 * <Progress label="Reading the chain" value={1200} max={4000} text="Block 1,200 of 4,000" />
 */
export function Progress({ label, value, max = 100, text, className }: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div
      className={joinClasses('laurel-progress', className)}
      role="progressbar"
      aria-label={label}
      aria-valuetext={text}
      {...(share !== undefined && { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': share * max })}
    >
      <svg className="laurel-bar" aria-hidden="true" width="100%" height="100%">
        <rect
          width={share === undefined ? '40%' : `${Math.round(share * 1000) / 10}%`}
          height="100%"
          data-unknown={share === undefined || undefined}
        />
      </svg>
    </div>
  );
}
