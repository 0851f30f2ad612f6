import { ACT_LIMITS, NOTE_SCHEMA_UID, type Note } from '@org/contests';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { contestNamesTexts } from '../../messages/en/contest.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import { getShownTitle } from '../../messages/text/names.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import type { NamedSubmission } from './deskTask.ts';
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
