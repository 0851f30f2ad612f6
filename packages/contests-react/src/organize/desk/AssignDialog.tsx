import { encodeAssignments, NOTE_LIMITS } from '@org/contests';
import { useMemo, useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import { type AssignFacts, AssignFields, type AssignForm, readAssignForm } from './AssignFields.tsx';
import type { DeskPlace } from './deskPlace.ts';
import { countOver } from './ReasonDialogs.tsx';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** One judge for each review that the organizer wants, else two. */
const USUAL_PER_ENTRY = 2;

/** Spreads entries over judges, and publishes it as a note. */
export function AssignDialog(place: DeskPlace) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.assignments;
  const { contest, details, document, published, texts } = place;
  const minimum = document.status === 'read' ? document.document.minimumReviews : undefined;
  const [form, setForm] = useState<AssignForm>(() => ({
    perEntry: `${Math.max(1, Math.min(minimum ?? USUAL_PER_ENTRY, contest.judges.length))}`,
    ...{ order: 'mixed', isKept: true, changes: new Map() },
  }));
  const facts = useMemo((): AssignFacts => {
    const inForce = details.reviews.filter(({ status }) => status === 'in-force');
    return {
      ...{ entries: contest.entries.map(Number), judges: contest.judges, recusals: details.recusals },
      published: published ?? [],
      reviewed: contest.judges.map((judge) => ({
        judge,
        entries: inForce.flatMap((review) => (review.judge === judge ? review.entry : [])),
      })),
      getText: (entry) => texts?.entries.get(`${entry}`),
    };
  }, [contest, details, published, texts]);
  const assignments = useMemo(() => readAssignForm(form, facts), [form, facts]);
  const given = [...(texts?.entries.values() ?? [])];
  const orders = (['mixed', 'track', 'place'] as const).filter(
    (order) =>
      order === 'mixed' ||
      given.some((text) => (order === 'track' ? text.track > 0 : (text.place ?? '') !== '')),
  );
  const text = encodeAssignments(assignments);
  const over = countOver(text, NOTE_LIMITS.textBytes);
  const refresh = useRefreshNotes(place);
  const isComplete = assignments.length > 0 && over === 0;
  return (
    <ActDialog
      {...place}
      title={own.title}
      subject={own.title}
      isSubjectShown={false}
      lines={messages.note.assignmentsLines}
      label={messages.note.act}
      act={isComplete ? { kind: 'note', note: { about: null, kind: 'assignments', text } } : undefined}
      onDone={refresh}
    >
      <AssignFields
        {...{ form, facts, assignments, orders }}
        getAccountName={place.getAccountName}
        getEntryName={place.getEntryName}
        onChange={setForm}
      />
      {over > 0 && <p role="alert">{messages.fields.tooLong(over)}</p>}
      {assignments.length === 0 && <p role="alert">{own.nothing}</p>}
    </ActDialog>
  );
}
