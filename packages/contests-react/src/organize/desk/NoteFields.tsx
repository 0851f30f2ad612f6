import { NOTE_LIMITS } from '@org/contests';
import { Button, PlusIcon, Select, TextArea, TextField } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { organizeTexts } from '../../messages/en/organize.ts';
import styles from './Fields.module.css';
import { EMPTY_AWARD, type NoteForm } from './noteForm.ts';
import { ReasonField } from './ReasonField.tsx';

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
  const words = useTexts('organize', organizeTexts);
  const own = words.note;
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
  const words = useTexts('organize', organizeTexts);
  const own = words.note;
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
            error={isChecked && prize.trim() === '' ? words.fields.required : undefined}
            onChange={({ target }) => change(index, { prize: target.value })}
          />
          <Select
            label={own.entry}
            options={options}
            value={entry === 0 ? null : `${entry}`}
            error={isChecked && entry === 0 ? words.fields.required : undefined}
            onValueChange={(value) => change(index, { entry: Number(value) })}
          />
          <TextArea
            label={words.fields.reason}
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
