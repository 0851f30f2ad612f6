import { NOTE_LIMITS, type NoteValues } from '@org/contests';
import { Select } from '@org/ui-theme';
import { useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import { countOver, ReasonField } from './ReasonDialogs.tsx';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** A note as it is typed. `about` is 0 for the contest, or the number of an entry. */
export type NoteForm = { readonly about: number; readonly text: string };

/** The note of a form; undefined while it is incomplete. */
export function readNoteForm({ about, text }: NoteForm): NoteValues | undefined {
  const given = text.trim();
  if (given === '' || countOver(given, NOTE_LIMITS.textBytes) > 0) return undefined;
  return { about: about === 0 ? null : about, kind: 'text', text: given };
}

export type NoteFieldsProps = {
  readonly form: NoteForm;
  readonly entries: readonly { readonly number: number; readonly name: string }[];
  /** A missing text is a problem. */
  readonly isChecked: boolean;
  readonly onChange: (form: NoteForm) => void;
};

/** The fields of a note. */
export function NoteFields({ form, entries, isChecked, onChange }: NoteFieldsProps) {
  const own = useMessages('organize', englishOrganize).note;
  const options = entries.map(({ number, name }) => ({ value: `${number}`, label: name }));
  return (
    <>
      <Select
        label={own.about}
        options={[{ value: '0', label: own.contest }, ...options]}
        value={`${form.about}`}
        onValueChange={(about) => onChange({ ...form, about: Number(about) })}
      />
      <ReasonField
        label={own.text}
        value={form.text}
        maxBytes={NOTE_LIMITS.textBytes}
        isChecked={isChecked}
        onChange={(text) => onChange({ ...form, text })}
      />
    </>
  );
}

/** Publishes a note of the organizer. */
export function AddNoteDialog({ text = '', ...place }: DeskPlace & { readonly text?: string | undefined }) {
  const messages = useMessages('organize', englishOrganize);
  const { note: own } = messages;
  const [form, setForm] = useState<NoteForm>({ about: 0, text });
  const [isChecked, setIsChecked] = useState(false);
  const refresh = useRefreshNotes(place);
  const { state } = place;
  const note = readNoteForm(form);
  return (
    <ActDialog
      {...place}
      title={own.title}
      subject={form.text.trim()}
      isSubjectShown={false}
      lines={own.lines}
      label={own.act}
      act={note && { kind: 'note', note }}
      onIncomplete={() => setIsChecked(true)}
      onDone={refresh}
    >
      <NoteFields
        {...{ form, isChecked }}
        entries={state.entries.map(({ number }) => ({ number, name: place.getEntryName(number) }))}
        onChange={setForm}
      />
    </ActDialog>
  );
}
