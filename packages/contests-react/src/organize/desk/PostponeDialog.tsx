import { Field } from '@org/ui-theme';
import { useState } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { useNow } from '../../base/text/useNow.ts';
import { contestDetailsTexts } from '../../messages/en/contestDetails.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import {
  getLatest,
  isInOrder,
  isMoved,
  listMovable,
  type PostponeForm,
  readPostponeForm,
  toLocalField,
} from './postponeForm.ts';
import { countOver, ReasonField } from './ReasonField.tsx';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Moves the dates of a contest later. */
export function PostponeDialog(place: DeskPlace) {
  const { state } = place;
  const words = useTexts('organize', organizeTexts).postpone;
  const dates = useTexts('contestDetails', contestDetailsTexts).dates;
  const now = useNow();
  const [form, setForm] = useState<PostponeForm>({});
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { times, problems } = readPostponeForm(form, state);
  const isWrong = Object.keys(problems).length > 0;
  const given = reason.trim();
  const whole = !isMoved(times, state.times)
    ? words.unchanged
    : !isWrong && !isInOrder(times)
      ? words.order
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
      title={words.title}
      subject={subject || words.title}
      isSubjectShown={false}
      texts={words.texts}
      label={words.act}
      act={isComplete ? { kind: 'postpone', ...times, reason: given } : undefined}
      onIncomplete={() => setIsChecked(true)}
    >
      {movable.map((field) => {
        const problem = problems[field];
        return (
          <Field
            key={field}
            label={dates[field]}
            help={`${words.zone(timeZone)} ${words.latest(formatMomentInZone(getLatest(state, field)))}`}
            error={problem && words[problem]}
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
