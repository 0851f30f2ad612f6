import { type Award, encodeAssignments, NOTE_LIMITS, type NoteValues, spreadEntries } from '@org/contests';
import { Button, PlusIcon, Select, TextArea, TextField } from '@org/ui-theme';
import { useState } from 'react';
import type { Address } from 'viem';
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
  readonly kind: 'text' | 'awards' | 'assignments';
  readonly about: number;
  readonly text: string;
  readonly awards: readonly AwardForm[];
  /** How many judges each entry gets. */
  readonly perEntry: number;
};

const EMPTY_AWARD: AwardForm = { prize: '', entry: 0, reason: '' };

export const EMPTY_NOTE: NoteForm = {
  ...{ kind: 'text', about: 0, text: '', awards: [EMPTY_AWARD], perEntry: 2 },
};

/** The note of a form; undefined while it is incomplete. */
export function readNoteForm(
  { kind, about, text, awards, perEntry }: NoteForm,
  { entries, judges }: { readonly entries: readonly number[]; readonly judges: readonly Address[] },
): NoteValues | undefined {
  if (kind === 'text') {
    const given = text.trim();
    if (given === '' || countOver(given, NOTE_LIMITS.textBytes) > 0) return undefined;
    return { about: about === 0 ? null : about, kind, text: given };
  }
  if (kind === 'awards') {
    const given = awards.map(({ prize, entry, reason }) => ({
      ...{ prize: prize.trim(), entry, reason: reason.trim() },
    }));
    if (given.length === 0 || given.some(({ prize, entry }) => prize === '' || entry === 0)) return undefined;
    return toNote(kind, JSON.stringify(given));
  }
  if (judges.length === 0 || entries.length === 0) return undefined;
  return toNote(kind, encodeAssignments(spreadEntries({ entries, judges, perEntry })));
}

function toNote(kind: string, text: string): NoteValues | undefined {
  return countOver(text, NOTE_LIMITS.textBytes) > 0 ? undefined : { about: null, kind, text };
}

export type NoteFieldsProps = {
  readonly form: NoteForm;
  readonly entries: readonly { readonly number: number; readonly name: string }[];
  /** How many judges the contest has. */
  readonly judges: number;
  /** Missing texts are problems. */
  readonly isChecked: boolean;
  readonly onChange: (form: NoteForm) => void;
};

/** The fields of a note, by its kind. */
export function NoteFields({ form, entries, judges, isChecked, onChange }: NoteFieldsProps) {
  const messages = useMessages('organize', englishOrganize);
  const own = messages.note;
  const options = entries.map(({ number, name }) => ({ value: `${number}`, label: name }));
  return (
    <>
      <Select
        label={own.kind}
        options={(['text', 'awards', 'assignments'] as const).map((kind) => ({
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
      {form.kind === 'assignments' && (
        <>
          <TextField
            label={own.judges}
            type="number"
            min={1}
            max={judges}
            value={form.perEntry}
            onChange={({ target }) =>
              onChange({ ...form, perEntry: Math.max(1, Math.floor(Number(target.value)) || 1) })
            }
          />
          <p className={styles.soft}>{own.spread(Math.min(form.perEntry, judges))}</p>
        </>
      )}
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
