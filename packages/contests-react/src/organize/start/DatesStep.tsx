import { Checkbox, TextField } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMoment, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { DateField } from '../form/DateField.tsx';
import {
  listMidnights,
  planTimes,
  type ReadTimes,
  type TimeField,
  type TimesPreset,
} from '../form/localTime.ts';
import type { DateProps } from './EntriesStep.tsx';
import { FieldProblems, type StepProps } from './FormStep.tsx';
import styles from './Rows.module.css';
import timeline from './Timeline.module.css';

const PRESETS: readonly TimesPreset[] = ['weekend', 'weeks'];

export type DatesStepProps = StepProps & DateProps & { readonly nowSeconds: bigint };

/** When judging starts and ends, whether reviews are sealed, and how many each entry shall have. */
export function DatesStep(props: DatesStepProps) {
  const { form, problems, times, zone, nowSeconds, onUpdate, onTouch, onTime } = props;
  const messages = useMessages('startContest', englishStartContest).fields;
  const control = (field: TimeField) => ({
    error: problems[field] && <FieldProblems sentences={problems[field]} />,
    time: form[field],
    seconds: times[field],
    zone,
    onChange: (time: string, isIncomplete?: boolean) => onTime(field, time, isIncomplete),
    onBlur: () => onTouch(field),
  });
  const fields: readonly TimeField[] = [
    ...(form.takesSubmissions ? (['submissionsUntil'] as const) : []),
    ...(['opensAt', 'closesAt'] as const),
    ...(form.isSealed ? (['revealUntil'] as const) : []),
  ];
  return (
    <>
      <fieldset className={styles.chips}>
        <legend>{messages.allDates}</legend>
        {PRESETS.map((preset) => {
          const planned = planTimes(preset, form, nowSeconds, zone);
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={fields.every((field) => form[field] === planned[field])}
              onClick={() => {
                for (const field of fields) onTime(field, planned[field]);
              }}
            >
              {messages.planned[preset]}
            </button>
          );
        })}
      </fieldset>
      <Timeline {...{ times, zone, nowSeconds }} />
      <p className={styles.note}>{messages.zone(zone)}</p>
      <DateField
        label={messages.opensAt}
        help={form.takesSubmissions ? messages.opensAtLater : messages.opensAtOnce}
        {...control('opensAt')}
      />
      <DateField
        label={messages.closesAt}
        help={messages.closesAtHelp}
        presets={[7, 14, 28]}
        {...control('closesAt')}
      />
      <section className={styles.group}>
        <p>{messages.isOpenText}</p>
        <Checkbox
          label={messages.isSealed}
          description={messages.isSealedText}
          checked={form.isSealed}
          onCheckedChange={(isOn) => onUpdate((before) => ({ ...before, isSealed: isOn }))}
        />
        {form.isSealed && (
          <DateField
            label={messages.revealUntil}
            help={messages.revealUntilHelp}
            presets={[3, 7]}
            {...control('revealUntil')}
          />
        )}
      </section>
      <section className={styles.group}>
        <TextField
          label={messages.minimumReviews}
          hint={messages.optional}
          help={messages.minimumReviewsHelp}
          error={problems.minimumReviews && <FieldProblems sentences={problems.minimumReviews} />}
          className={styles.short}
          inputMode="numeric"
          autoComplete="off"
          value={form.minimumReviews}
          onBlur={() => onTouch('minimumReviews')}
          onChange={({ target: { value } }) =>
            onUpdate((before) => ({ ...before, minimumReviews: value }), 'minimumReviews')
          }
        />
      </section>
    </>
  );
}

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

type TimelineProps = Pick<DateProps, 'times' | 'zone'> & { readonly nowSeconds: bigint };

/** The phases to scale, with a line at each midnight, and in words. The fields below change them. */
function Timeline({ times, zone, nowSeconds }: TimelineProps) {
  const messages = useMessages('startContest', englishStartContest).fields;
  const spans = listSpans(times, nowSeconds - (nowSeconds % 60n));
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return null;
  const length = Number(last.to - first.from);
  const toX = (seconds: number): number => (100 * (seconds - Number(first.from))) / length;
  const midnights = listMidnights(Number(first.from) * 1000, Number(last.to) * 1000, zone);
  return (
    <figure className={timeline.timeline} aria-label={messages.timeline}>
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {spans.map(({ kind, from, to }) => {
          const x = toX(Number(from));
          return <rect key={kind} data-kind={kind} x={x} width={toX(Number(to)) - x} height="10" />;
        })}
        {midnights.length <= MOST_DAYS &&
          midnights.map((ms) => <path key={ms} d={`M${toX(ms / 1000)} 0V10`} />)}
      </svg>
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
    </figure>
  );
}
