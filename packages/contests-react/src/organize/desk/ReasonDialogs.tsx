import { NOTE_LIMITS } from '@org/contests';
import { useState } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import type { NamedSubmission } from './deskTask.ts';
import { countOver, ReasonField } from './ReasonField.tsx';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** A reason as it is typed; `given` once it can be signed. */
function useReason(maxBytes?: number) {
  const [value, setValue] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const reason = value.trim();
  return {
    given: reason !== '' && countOver(reason, maxBytes) === 0 ? reason : undefined,
    check: () => setIsChecked(true),
    field: <ReasonField {...{ value, isChecked, maxBytes }} onChange={setValue} />,
  };
}

/** Publishes why a submission is not admitted. */
export function RefuseDialog({
  submission: { submission, name },
  ...place
}: DeskPlace & { readonly submission: NamedSubmission }) {
  const words = useTexts('organize', organizeTexts).refuse;
  const { given, check, field } = useReason(NOTE_LIMITS.textBytes);
  const refresh = useRefreshNotes(place);
  const note = given && { about: submission.uid, kind: 'not-admitted', text: given };
  return (
    <ActDialog
      {...place}
      title={words.title}
      subject={name}
      texts={words.texts}
      label={words.act}
      act={note ? { kind: 'note', note } : undefined}
      onIncomplete={check}
      onDone={refresh}
    >
      {field}
    </ActDialog>
  );
}

/** Disqualifies an entry. */
export function DisqualifyDialog({
  entry,
  name,
  ...place
}: DeskPlace & { readonly entry: number; readonly name: string }) {
  const words = useTexts('organize', organizeTexts).disqualify;
  const { given, check, field } = useReason();
  return (
    <ActDialog
      {...place}
      title={words.title}
      subject={name}
      texts={words.texts}
      label={words.act}
      act={given ? { kind: 'disqualify', entry, reason: given } : undefined}
      onIncomplete={check}
    >
      {field}
    </ActDialog>
  );
}
