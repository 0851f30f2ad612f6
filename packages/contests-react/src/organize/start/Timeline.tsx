import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMoment, formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { listMidnights, type ReadTimes, type TimeField, toFullHour } from '../form/localTime.ts';
import type { DateProps } from './EntriesStep.tsx';
import styles from './Timeline.module.css';

type Span = {
  readonly kind: 'submissions' | 'waiting' | 'judging' | 'revealing';
  readonly from: bigint;
  readonly to: bigint;
};

/** The phases that have a length, in their order. */
function listSpans(
  { submissionsUntil, opensAt, closesAt, revealUntil }: ReadTimes,
  now: bigint,
): readonly Span[] {
  const begins = submissionsUntil ?? now;
  const spans = [
    { kind: 'submissions', from: now, to: submissionsUntil },
    { kind: 'waiting', from: begins, to: opensAt },
    { kind: 'judging', from: opensAt, to: closesAt },
    { kind: 'revealing', from: closesAt, to: revealUntil },
  ] as const;
  return spans.flatMap(({ kind, from, to }) =>
    from !== null && to !== null && from < to ? [{ kind, from, to }] : [],
  );
}

/** More lines would be a surface. */
const MOST_DAYS = 62;
const HOUR = 3_600;
const DAY = 24 * HOUR;
/** Room behind the last date, to move it later. */
const ROOM = 0.15;

type Scale = { readonly from: number; readonly to: number };

const toX = ({ from, to }: Scale, seconds: number): number => (100 * (seconds - from)) / (to - from);

export type TimelineProps = Pick<DateProps, 'times' | 'zone'> & {
  readonly nowSeconds: bigint;
  /** The dates that have a handle, in their order. */
  readonly fields: readonly TimeField[];
  /** True if a date moves with the one before it. */
  readonly follows: (field: TimeField) => boolean;
  readonly onMove: (field: TimeField, seconds: bigint) => void;
};

/** The phases to scale, with a line at each midnight and a handle at each date, and in words. */
export function Timeline({ times, zone, nowSeconds, fields, follows, onMove }: TimelineProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  const now = nowSeconds - (nowSeconds % 60n);
  const spans = listSpans(times, now);
  const track = useRef<HTMLDivElement>(null);
  // The scale stays while a handle is dragged: it would else follow the handle.
  const [held, setHeld] = useState<Scale>();
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const begin = Number(first.from);
  const scale = held ?? { from: begin, to: Number(last.to) + Math.ceil((Number(last.to) - begin) * ROOM) };
  const midnights = listMidnights(scale.from * 1000, scale.to * 1000, zone);
  const moments = fields.flatMap((field) => {
    const moment = times[field];
    return moment === null ? [] : [{ field, seconds: Number(moment) }];
  });
  /** A date that does not move along holds those before it. */
  const getMost = (index: number): number => {
    const next = moments.slice(index + 1).find(({ field }) => !follows(field));
    const field = moments[index]?.field;
    const isNext = next && moments[index + 1] === next;
    return next
      ? next.seconds - (isNext && field === 'submissionsUntil' ? 0 : HOUR)
      : Number.MAX_SAFE_INTEGER;
  };
  return (
    <figure className={styles.timeline} aria-label={messages.timeline}>
      <div ref={track} className={styles.track}>
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          {spans.map(({ kind, from, to }) => {
            const x = toX(scale, Number(from));
            return <rect key={kind} data-kind={kind} x={x} width={toX(scale, Number(to)) - x} height="10" />;
          })}
          {midnights.length <= MOST_DAYS &&
            midnights.map((ms) => <path key={ms} d={`M${toX(scale, ms / 1000)} 0V10`} />)}
        </svg>
        {moments.map(({ field, seconds }, index) => (
          <Handle
            key={field}
            label={messages.handles[field]}
            isBelow={field === 'opensAt' || field === 'revealUntil'}
            seconds={seconds}
            // A date stays between the one before and the one after it.
            least={nextHour(Math.max(Number(now), moments[index - 1]?.seconds ?? 0), field, zone)}
            most={getMost(index)}
            scale={scale}
            zone={zone}
            getTrack={() => track.current?.getBoundingClientRect()}
            onHold={(isHeld) => setHeld(isHeld ? scale : undefined)}
            onMove={(to) => onMove(field, BigInt(to))}
          />
        ))}
      </div>
      <ol>
        {spans.map(({ kind, from, to }) => (
          <li key={kind} data-kind={kind}>
            <strong>{messages.phases[kind]}</strong>{' '}
            <span>
              <time dateTime={toDateTimeAttribute(from)}>{formatMoment(from)}</time>
              {' – '}
              <time dateTime={toDateTimeAttribute(to)}>{formatMoment(to)}</time>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.help}>{messages.timelineHelp}</p>
    </figure>
  );
}

/** Judging may open when submissions end; each other date comes later than the one before. */
const nextHour = (seconds: number, field: TimeField, zone: string): number =>
  toFullHour(seconds + (field === 'opensAt' ? 0 : 1), zone, Math.ceil);

type HandleProps = {
  readonly label: string;
  /** Below the bar, so that two dates at one time have a handle each. */
  readonly isBelow: boolean;
  readonly seconds: number;
  readonly least: number;
  readonly most: number;
  readonly scale: Scale;
  readonly zone: string;
  readonly getTrack: () => DOMRect | undefined;
  readonly onHold: (isHeld: boolean) => void;
  readonly onMove: (seconds: number) => void;
};

/** The effect of keys, in seconds. */
const KEYS: Readonly<Record<string, number>> = {
  ArrowRight: HOUR,
  ArrowUp: HOUR,
  ArrowLeft: -HOUR,
  ArrowDown: -HOUR,
  PageUp: DAY,
  PageDown: -DAY,
};

/** A slider for one date: an hour by arrows, a day by the page keys, or by dragging. */
function Handle(props: HandleProps) {
  const { label, isBelow, seconds, least, most, scale, zone, getTrack, onHold, onMove } = props;
  const [isHeld, setIsHeld] = useState(false);
  const hold = (isOn: boolean) => {
    setIsHeld(isOn);
    onHold(isOn);
  };
  const moveTo = (wanted: number) => {
    // The dates beside it are too close.
    if (most < least) return;
    const to = Math.min(most, Math.max(least, wanted));
    if (to !== seconds) onMove(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const by = (KEYS[event.key] ?? 0) * (isRightToLeft && /^Arrow(Left|Right)$/.test(event.key) ? -1 : 1);
    if (by !== 0) moveTo(toFullHour(seconds + by, zone));
    else if (event.key === 'Home') moveTo(least);
    else if (event.key === 'End' && most < Number.MAX_SAFE_INTEGER) moveTo(most);
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = getTrack();
    if (!isHeld || !box || box.width === 0) return;
    const part = (event.clientX - box.left) / box.width;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const wanted = scale.from + (isRightToLeft ? 1 - part : part) * (scale.to - scale.from);
    moveTo(toFullHour(wanted, zone));
  };
  return (
    <span
      className={styles.handle}
      style={{ insetInlineStart: `${Math.min(100, Math.max(0, toX(scale, seconds)))}%` }}
      data-below={isBelow || undefined}
      data-held={isHeld || undefined}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuenow={seconds}
      aria-valuemin={Math.min(least, seconds)}
      aria-valuemax={Math.max(seconds, Math.min(most, scale.to))}
      aria-valuetext={formatMomentInZone(BigInt(seconds))}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture?.(event.pointerId);
        hold(true);
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => hold(false)}
      onPointerCancel={() => hold(false)}
    />
  );
}
