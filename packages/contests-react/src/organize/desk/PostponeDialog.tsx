import { ACT_LIMITS, type ContestReplay, type Schedule } from '@org/contests';
import { Field } from '@org/ui-theme';
import { useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { useNow } from '../../base/text/useNow.ts';
import { englishContestSide } from '../../messages/en/contestSide.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import styles from './Fields.module.css';
import { countOver, ReasonField } from './ReasonDialogs.tsx';

/** The times that a postponement can move, in their order. */
const TIME_FIELDS = ['submissionsUntil', 'opensAt', 'closesAt', 'revealUntil'] as const;

type TimeField = (typeof TIME_FIELDS)[number];

/** The values of `datetime-local` fields, in the viewer's time zone. */
type PostponeForm = { readonly [Field in TimeField]?: string };

type TimeProblem = 'missing' | 'earlier' | 'tooLate';

type Terms = Pick<ContestReplay, 'times' | 'values' | 'hasSubmissions' | 'isSealed'>;

/** The fields of the times that have not passed. */
export function listMovable({ times, hasSubmissions, isSealed }: Terms, now: bigint): readonly TimeField[] {
  return TIME_FIELDS.filter((field) => {
    if (field === 'submissionsUntil' && !hasSubmissions) return false;
    if (field === 'revealUntil' && !isSealed) return false;
    return times[field] > now;
  });
}

/** The latest possible value of a time. */
function getLatest({ values }: Pick<Terms, 'values'>, field: TimeField): bigint {
  return values[field] + ACT_LIMITS.postponement;
}

/** The value of a field for a time, in the viewer's time zone. */
export function toLocalField(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** The times of a form. A field that was not changed keeps its seconds, which its text does not have. */
export function readPostponeForm(
  form: PostponeForm,
  terms: Terms,
): { readonly times: Schedule; readonly problems: { readonly [Field in TimeField]?: TimeProblem } } {
  const { times: current, isSealed } = terms;
  const times: { -readonly [Field in TimeField]: bigint } = {
    submissionsUntil: current.submissionsUntil,
    opensAt: current.opensAt,
    closesAt: current.closesAt,
    revealUntil: current.revealUntil,
  };
  const problems: { [Field in TimeField]?: TimeProblem } = {};
  for (const field of TIME_FIELDS) {
    const text = form[field];
    if (text === undefined || text === toLocalField(current[field])) continue;
    const moment = new Date(text).getTime();
    if (Number.isNaN(moment)) {
      problems[field] = 'missing';
      continue;
    }
    // Fields have no seconds: a time keeps its own, so that two days later is exactly that.
    const seconds = BigInt(Math.floor(moment / 1000)) + (current[field] % 60n);
    times[field] = seconds;
    if (seconds < current[field]) problems[field] = 'earlier';
    else if (seconds > getLatest(terms, field)) problems[field] = 'tooLate';
  }
  // An open contest has no time of its own for reveals.
  if (!isSealed) times.revealUntil = times.closesAt;
  return { times, problems };
}

/** True if a form moves a time. */
export function isMoved(times: Schedule, current: Schedule): boolean {
  return TIME_FIELDS.some((field) => times[field] !== current[field]);
}

/** True if the contest's times are in order. */
export function isInOrder({ submissionsUntil, opensAt, closesAt, revealUntil }: Schedule): boolean {
  return submissionsUntil <= opensAt && opensAt < closesAt && closesAt <= revealUntil;
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Moves the dates of a contest later. */
export function PostponeDialog(place: DeskPlace) {
  const { state } = place;
  const messages = useMessages('organize', englishOrganize).postpone;
  const dates = useMessages('contestSide', englishContestSide).dates;
  const now = useNow();
  const [form, setForm] = useState<PostponeForm>({});
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { times, problems } = readPostponeForm(form, state);
  const isWrong = Object.keys(problems).length > 0;
  const given = reason.trim();
  const whole = !isMoved(times, state.times)
    ? messages.unchanged
    : !isWrong && !isInOrder(times)
      ? messages.order
      : undefined;
  const isComplete = !isWrong && !whole && given !== '' && countOver(given) === 0;
  const movable = listMovable(state, now);
  const subject = movable
    .filter((field) => times[field] !== state.times[field])
    .map((field) => `${dates[field]} ${formatMomentInZone(times[field])}`)
    .join(', ');
  return (
    <ActDialog
      {...place}
      title={messages.title}
      subject={subject || messages.title}
      isSubjectShown={false}
      lines={messages.lines}
      label={messages.act}
      act={isComplete ? { kind: 'postpone', ...times, reason: given } : undefined}
      onIncomplete={() => setIsChecked(true)}
    >
      <p className={styles.soft}>{messages.zone(timeZone)}</p>
      {movable.map((field) => {
        const problem = problems[field];
        return (
          <Field
            key={field}
            label={dates[field]}
            help={messages.latest(formatMomentInZone(getLatest(state, field)))}
            error={problem && messages[problem]}
          >
            {(control) => (
              <input
                {...control}
                type="datetime-local"
                className="laurel-input"
                value={form[field] ?? toLocalField(state.times[field])}
                onChange={({ target }) => setForm({ ...form, [field]: target.value })}
              />
            )}
          </Field>
        );
      })}
      {isChecked && whole && <p role="alert">{whole}</p>}
      <ReasonField value={reason} isChecked={isChecked} onChange={setReason} />
    </ActDialog>
  );
}
