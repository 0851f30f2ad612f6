import { joinClasses } from '../base/elements.tsx';

export type MeterProps = {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  /** The amount in words, "34 of 45 reviews": read instead of a percentage. */
  text: string;
  /** Shows `text` beside the bar. */
  showText?: boolean | undefined;
  tone?: 'neutral' | 'gold' | undefined;
  className?: string | undefined;
};

/** The share in percent, 0 to 100; 0 if the whole is 0. */
const getShare = (value: number, max: number): number =>
  max > 0 ? Math.min(100, Math.max(0, Math.round((value / max) * 1000) / 10)) : 0;

/**
 * A meter: an amount of a known total.
 *
 * @example
 * <Meter label="Reviews" value={34} max={45} text="34 of 45 reviews" showText />
 */
export function Meter({
  label,
  value,
  max,
  text,
  showText = false,
  tone = 'neutral',
  className,
}: MeterProps) {
  return (
    <div className={joinClasses('laurel-meter', className)}>
      {showText && <span aria-hidden="true">{text}</span>}
      {/* biome-ignore lint/a11y/useSemanticElements: the bar inside a native meter cannot be drawn alike in every browser */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, 0)}
        aria-valuenow={Math.min(Math.max(value, 0), Math.max(max, 0))}
        aria-valuetext={text}
        data-tone={tone}
      >
        <Bar share={getShare(value, max)} />
      </div>
    </div>
  );
}

// An SVG attribute: the content security policy forbids style attributes in prerendered HTML.
function Bar({ share }: { share: number }) {
  return (
    <svg className="laurel-bar" aria-hidden="true" width="100%" height="100%">
      <rect width={`${share}%`} height="100%" />
    </svg>
  );
}
