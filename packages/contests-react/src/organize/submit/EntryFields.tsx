import type { ContestDocument } from '@org/contests';
import { Select, TextArea, TextField } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { submitTexts } from '../../messages/en/submit.ts';
import type { EntryForm, EntryProblems } from './entryForm.ts';
import styles from './SubmitView.module.css';

export type EntryFieldsProps = {
  readonly form: EntryForm;
  /** The visible problems. */
  readonly problems: EntryProblems;
  readonly tracks: ContestDocument['tracks'];
  /** Fewer fields, for a list of entries. */
  readonly isShort?: boolean | undefined;
  readonly onChange: (form: EntryForm) => void;
  readonly onBlur?: ((field: keyof EntryForm) => void) | undefined;
};

/** The fields of one entry. */
export function EntryFields({ form, problems, tracks, isShort = false, onChange, onBlur }: EntryFieldsProps) {
  const words = useTexts('submit', submitTexts);
  const control = (field: Exclude<keyof EntryForm, 'track'>) => {
    const problem = field === 'about' ? undefined : problems[field];
    return {
      name: field,
      value: form[field],
      error: problem && words.problems[problem],
      onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
        onChange({ ...form, [field]: target.value }),
      onBlur: () => onBlur?.(field),
    };
  };
  const link = (
    <TextField
      label={words.fields.link}
      hint={words.optional}
      {...control('link')}
      type="url"
      placeholder="https://"
      autoComplete="off"
    />
  );
  const track = tracks.length > 0 && (
    <Select
      label={words.fields.track}
      options={[
        { value: '0', label: words.noTrack },
        ...tracks.map(({ name }, index) => ({ value: `${index + 1}`, label: name })),
      ]}
      value={`${form.track}`}
      onValueChange={(track) => onChange({ ...form, track: Number(track) })}
    />
  );
  return (
    <>
      <TextField label={words.fields.name} {...control('name')} autoComplete="off" />
      {isShort && link}
      <TextArea
        label={words.fields.about}
        hint={words.optional}
        {...control('about')}
        rows={isShort ? 2 : 5}
      />
      {isShort ? (
        track
      ) : (
        <>
          <div className={styles.pair}>
            <TextArea
              label={words.fields.team}
              hint={words.teamHint}
              {...control('team')}
              rows={1}
              autoComplete="off"
            />
            {track}
          </div>
          {link}
          <TextField
            label={words.fields.place}
            hint={words.optional}
            help={words.placeHelp}
            {...control('place')}
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}
