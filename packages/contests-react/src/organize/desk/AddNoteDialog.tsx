import { type Award, NOTE_LIMITS, type NoteValues } from '@org/contests';
import { Button, PlusIcon, Select, TextArea, TextField } from '@org/ui-theme';
import { useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { ActDialog } from '../../write/ActDialog.tsx';
import type { DeskPlace } from './deskPlace.ts';
import styles from './Fields.module.css';
import { countOver, ReasonField } from './ReasonDialogs.tsx';
import { useRefreshNotes } from './useRefreshNotes.ts';

/** An award as it is typed. `entry` is 0 until one is chosen. */
type AwardForm = Omit<Award, 'entry'> & { readonly entry: number };

/** A note as it is typed. `about` is 0 for the contest, or the number of an entry. */
export type NoteForm = {
  readonly kind: 'text' | 'awards';
  readonly about: number;
  readonly text: string;
  readonly awards: readonly AwardForm[];
};

const EMPTY_AWARD: AwardForm = { prize: '', entry: 0, reason: '' };

export const EMPTY_NOTE: NoteForm = {
  ...{ kind: 'text', about: 0, text: '', awards: [EMPTY_AWARD] },
};

/** The note of a form; undefined while it is incomplete. */
export function readNoteForm({ kind, about, text, awards }: NoteForm): NoteValues | undefined {
  const given = awards.map(({ prize, entry, reason }) => ({
    ...{ prize: prize.trim(), entry, reason: reason.trim() },
  }));
  if (kind === 'awards' && given.some(({ prize, entry }) => prize === '' || entry === 0)) return undefined;
  const written = kind === 'text' ? text.trim() : JSON.stringify(given);
  if (written === '' || countOver(written, NOTE_LIMITS.textBytes) > 0) return undefined;
  return { about: kind === 'awards' || about === 0 ? null : about, kind, text: written };
}

export type NoteFieldsProps = {
  readonly form: NoteForm;
  readonly entries: readonly { readonly number: number; readonly name: string }[];
  /** Missing texts are problems. */
  readonly isChecked: boolean;
  readonly onChange: (form: NoteForm) => void;
};

/** The fields of a note, by its kind. */
export function NoteFields({ form, entries, isChecked, onChange }: NoteFieldsProps) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.note;
  const options = entries.map(({ number, name }) => ({ value: `${number}`, label: name }));
  return (
    <>
      <Select
        label={own.kind}
        options={(['text', 'awards'] as const).map((kind) => ({
          ...{ value: kind, label: own.kinds[kind] },
        }))}
        value={form.kind}
        onValueChange={(kind) => onChange({ ...form, kind })}
      />
      {form.kind === 'text' && (
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
      )}
      {form.kind === 'awards' && <Awards {...{ form, options, isChecked, onChange }} />}
    </>
  );
}

type AwardsProps = Pick<NoteFieldsProps, 'form' | 'isChecked' | 'onChange'> & {
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

function Awards({ form, options, isChecked, onChange }: AwardsProps) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.note;
  const { awards } = form;
  const change = (index: number, award: Partial<NoteForm['awards'][number]>) =>
    onChange({
      ...form,
      awards: awards.map((each, place) => (place === index ? { ...each, ...award } : each)),
    });
  return (
    <>
      {awards.map(({ prize, entry, reason }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the fields have no other identity.
        <fieldset key={index} className={styles.entry}>
          <legend>{own.award(index + 1)}</legend>
          <TextField
            label={own.prize}
            value={prize}
            error={isChecked && prize.trim() === '' ? messages.fields.required : undefined}
            onChange={({ target }) => change(index, { prize: target.value })}
          />
          <Select
            label={own.entry}
            options={options}
            value={entry === 0 ? null : `${entry}`}
            error={isChecked && entry === 0 ? messages.fields.required : undefined}
            onValueChange={(value) => change(index, { entry: Number(value) })}
          />
          <TextArea
            label={messages.fields.reason}
            value={reason}
            rows={2}
            onChange={({ target }) => change(index, { reason: target.value })}
          />
          {awards.length > 1 && (
            <div>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange({ ...form, awards: awards.filter((_, place) => place !== index) })}
              >
                {own.removeAward(index + 1)}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      {awards.length < NOTE_LIMITS.awards && (
        <div>
          <Button
            size="small"
            variant="outlined"
            icon={<PlusIcon size="small" />}
            onClick={() => onChange({ ...form, awards: [...awards, EMPTY_AWARD] })}
          >
            {own.addAward}
          </Button>
        </div>
      )}
    </>
  );
}

/** Publishes a note of the organizer. */
export function AddNoteDialog({ kind = 'text', ...place }: DeskPlace & { readonly kind?: NoteForm['kind'] }) {
  const messages = useMessages('organize', englishOrganize);
  const { note: own } = messages;
  const [form, setForm] = useState({ ...EMPTY_NOTE, kind });
  const [isChecked, setIsChecked] = useState(false);
  const refresh = useRefreshNotes(place);
  const { state } = place;
  const note = readNoteForm(form);
  const texts = { text: own.texts, awards: own.awardsTexts };
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
        entries={state.entries.map(({ number }) => ({ number, name: place.getEntryName(number) }))}
        onChange={setForm}
      />
    </ActDialog>
  );
}
