import { ACT_LIMITS, CONTEST_LIMITS, NOTE_LIMITS, NOTE_SCHEMA_UID, type Note } from '@org/contests';
import { TextArea } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { contestNamesTexts } from '../../messages/en/contest.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace, NamedSubmission } from './deskPlace.ts';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** Admits submissions: they get the next numbers. */
export function AdmitDialog({
  submissions,
  ...place
}: DeskPlace & { readonly submissions: readonly NamedSubmission[] }) {
  const words = useTexts('organize', organizeTexts).admit;
  const admitted = submissions.slice(0, ACT_LIMITS.entries);
  const { length } = admitted;
  const first = place.state.entries.length + 1;
  const left = submissions.length - length;
  const [one] = admitted;
  return (
    <ActDialog
      {...place}
      title={words.title(length)}
      subject={length === 1 && one ? one.name : words.subject(length)}
      isSubjectShown={length === 1}
      texts={[words.numbers(first, length), words.text, ...(left > 0 ? [words.more(left)] : [])]}
      label={words.act(length)}
      act={{ kind: 'admit', first, submissions: admitted.map(({ submission }) => submission.uid) }}
    >
      {length > 1 && (
        <ul>
          {admitted.map(({ submission, name }) => (
            <li key={submission.uid}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </ActDialog>
  );
}

/** Removes a judge. */
export function RemoveJudgeDialog({
  judge,
  name,
  ...place
}: DeskPlace & { readonly judge: Address; readonly name: string }) {
  const words = useTexts('organize', organizeTexts).removeJudge;
  return (
    <ActDialog
      {...place}
      title={words.title}
      subject={name}
      texts={words.texts}
      label={words.act}
      act={{ kind: 'judges', judges: [judge], listed: false }}
    />
  );
}

/** Withdraws a note of the organizer. */
export function WithdrawNoteDialog({ note, ...place }: DeskPlace & { readonly note: Note }) {
  const words = useTexts('organize', organizeTexts);
  const refresh = useRefreshNotes(place);
  return (
    <ActDialog
      {...place}
      title={words.withdrawNote.title}
      subject={words.notes.kinds[note.kind]}
      texts={words.withdrawNote.texts}
      label={words.withdrawNote.act}
      act={{ kind: 'withdraw', attestation: { uid: note.uid, schema: NOTE_SCHEMA_UID } }}
      onDone={refresh}
    />
  );
}

/** Withdraws the contest. */
export function WithdrawContestDialog(place: DeskPlace) {
  const words = useTexts('organize', organizeTexts).withdrawContest;
  const names = useTexts('contestNames', contestNamesTexts);
  const { uid, schemaUid, title } = place.contest;
  return (
    <ActDialog
      {...place}
      title={words.title}
      subject={getShownTitle(title, names.untitled)}
      texts={words.texts}
      label={words.act}
      act={{ kind: 'withdraw', attestation: { uid, schema: schemaUid } }}
    />
  );
}

type ReasonFieldProps = {
  readonly value: string;
  /** In place of "Reason". */
  readonly label?: string | undefined;
  readonly maxBytes?: number | undefined;
  /** A missing text is a problem. */
  readonly isChecked: boolean;
  readonly onChange: (value: string) => void;
};

/** The bytes above the limit of a public text; 0 if it fits. */
export function countOver(text: string, maxBytes: number = CONTEST_LIMITS.textBytes): number {
  return Math.max(0, new TextEncoder().encode(text.trim()).length - maxBytes);
}

/** A public text that an act needs. */
export function ReasonField({ value, label, maxBytes, isChecked, onChange }: ReasonFieldProps) {
  const words = useTexts('organize', organizeTexts).fields;
  const over = countOver(value, maxBytes);
  const missing = isChecked && value.trim() === '' ? words.required : undefined;
  return (
    <TextArea
      label={label ?? words.reason}
      help={words.reasonHelp}
      value={value}
      error={over > 0 ? words.tooLong(over) : missing}
      rows={3}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

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
