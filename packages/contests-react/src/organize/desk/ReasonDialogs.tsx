import { ACT_LIMITS, CONTEST_LIMITS, NOTE_LIMITS, NOTE_SCHEMA_UID, type Note } from '@org/contests';
import { TextArea } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishContestNames } from '../../messages/en/contest.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace, NamedSubmission } from './deskPlace.ts';
import styles from './Fields.module.css';
import { useRefreshNotes } from './useRefreshNotes.ts';

/**
 * Admits submissions: they get the next numbers. The list may have been opened before the last admission was read, so those that
 * wait no longer are left out, except the ones that this dialog has just signed or saved for a Safe.
 */
export function AdmitDialog({
  submissions,
  ...place
}: DeskPlace & { readonly submissions: readonly NamedSubmission[] }) {
  const messages = useMessages('organize', englishOrganize).admit;
  const { state } = place;
  const waiting = submissions.filter(
    ({ submission }) => state.submissions.get(submission.uid)?.status === 'pending',
  );
  const wanted = waiting.length > 0 ? waiting : submissions;
  const now = {
    admitted: wanted.slice(0, ACT_LIMITS.entries),
    first: state.entries.length + 1,
    left: Math.max(0, wanted.length - ACT_LIMITS.entries),
  };
  const [signed, setSigned] = useState<typeof now>();
  const isRead = signed?.admitted.every((each) => !waiting.includes(each));
  const shown = signed && isRead ? signed : now;
  const { admitted, first, left } = shown;
  const { length } = admitted;
  const [one] = admitted;
  return (
    <ActDialog
      {...place}
      title={messages.title(length)}
      subject={length === 1 && one ? one.name : messages.subject(length)}
      isSubjectShown={length === 1}
      lines={[messages.numbers(first, length), messages.text, ...(left > 0 ? [messages.more(left)] : [])]}
      label={messages.act(length)}
      act={{ kind: 'admit', first, submissions: admitted.map(({ submission }) => submission.uid) }}
      onSign={() => setSigned(shown)}
    >
      {length > 1 && (
        <ul className={styles.names}>
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
  const messages = useMessages('organize', englishOrganize).removeJudge;
  return (
    <ActDialog
      {...place}
      title={messages.title}
      subject={name}
      lines={messages.lines}
      label={messages.act}
      act={{ kind: 'judges', judges: [judge], listed: false }}
    />
  );
}

/** Withdraws a note of the organizer. */
export function WithdrawNoteDialog({ note, ...place }: DeskPlace & { readonly note: Note }) {
  const messages = useMessages('organize', englishOrganize);
  const refresh = useRefreshNotes(place);
  return (
    <ActDialog
      {...place}
      title={messages.withdrawNote.title}
      subject={messages.notes.kinds[note.kind]}
      lines={messages.withdrawNote.lines}
      label={messages.withdrawNote.act}
      act={{ kind: 'withdraw', attestation: { uid: note.uid, schema: NOTE_SCHEMA_UID } }}
      onDone={refresh}
    />
  );
}

/** Withdraws the contest. */
export function WithdrawContestDialog(place: DeskPlace) {
  const messages = useMessages('organize', englishOrganize).withdrawContest;
  const names = useMessages('contestNames', englishContestNames);
  const { uid, schemaUid, title } = place.contest;
  return (
    <ActDialog
      {...place}
      title={messages.title}
      subject={getShownTitle(title, names.untitled)}
      lines={messages.lines}
      label={messages.act}
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
  const messages = useMessages('organize', englishOrganize).fields;
  const over = countOver(value, maxBytes);
  const missing = isChecked && value.trim() === '' ? messages.required : undefined;
  return (
    <TextArea
      label={label ?? messages.reason}
      value={value}
      error={over > 0 ? messages.tooLong(over) : missing}
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
  const messages = useMessages('organize', englishOrganize).refuse;
  const { given, check, field } = useReason(NOTE_LIMITS.textBytes);
  const refresh = useRefreshNotes(place);
  const note = given && { about: submission.uid, kind: 'not-admitted', text: given };
  return (
    <ActDialog
      {...place}
      title={messages.title}
      subject={name}
      lines={messages.lines}
      label={messages.act}
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
  const messages = useMessages('organize', englishOrganize).disqualify;
  const { given, check, field } = useReason();
  return (
    <ActDialog
      {...place}
      title={messages.title}
      subject={name}
      lines={messages.lines}
      label={messages.act}
      act={given ? { kind: 'disqualify', entry, reason: given } : undefined}
      onIncomplete={check}
    >
      {field}
    </ActDialog>
  );
}
