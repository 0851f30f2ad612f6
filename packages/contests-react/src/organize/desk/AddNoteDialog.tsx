import { useState } from 'react';
import { useTexts } from '../../base/provider/contests.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import { NoteFields } from './NoteFields.tsx';
import { EMPTY_NOTE, readNoteForm } from './noteForm.ts';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** Publishes a note of the organizer. */
export function AddNoteDialog(place: DeskPlace) {
  const words = useTexts('organize', organizeTexts);
  const { note: own } = words;
  const [form, setForm] = useState(EMPTY_NOTE);
  const [isChecked, setIsChecked] = useState(false);
  const refresh = useRefreshNotes(place);
  const { state, contest } = place;
  const note = readNoteForm(form, {
    entries: contest.entries.map(Number),
    judges: contest.judges,
  });
  const texts = { text: own.texts, awards: own.awardsTexts, assignments: own.assignmentsTexts };
  return (
    <ActDialog
      {...place}
      title={own.title}
      subject={form.kind === 'text' ? form.text.trim() : own.kinds[form.kind]}
      isSubjectShown={false}
      texts={texts[form.kind]}
      label={own.act}
      act={note && { kind: 'note', note }}
      onIncomplete={() => setIsChecked(true)}
      onDone={refresh}
    >
      <NoteFields
        {...{ form, isChecked }}
        judges={contest.judges.length}
        entries={state.entries.map(({ number }) => ({ number, name: place.getEntryName(number) }))}
        onChange={setForm}
      />
    </ActDialog>
  );
}
