import { type ContestDocument, DOCUMENT_LIMITS } from '@org/contests';
import { Select, TextArea, TextField } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
import { LinkFields } from '../form/LinkFields.tsx';
import { MarkdownField } from '../form/MarkdownField.tsx';
import { PictureWell } from '../form/PictureWell.tsx';
import type { EntryForm, EntryProblems } from './entryForm.ts';
import styles from './SubmitView.module.css';

export type EntryFieldsProps = {
  readonly form: EntryForm;
  /** The visible problems. */
  readonly problems: EntryProblems;
  readonly tracks: ContestDocument['tracks'];
  /** Without pictures and further links, for a list of entries. */
  readonly isShort?: boolean | undefined;
  readonly onChange: (form: EntryForm) => void;
  readonly onBlur?: ((field: keyof EntryForm) => void) | undefined;
  /** Called when a picture begins to be stored, and when it is. */
  readonly onBusy?: ((isBusy: boolean) => void) | undefined;
};

/** The fields of one entry. */
export function EntryFields(props: EntryFieldsProps) {
  const { form, problems, tracks, isShort = false, onChange, onBlur, onBusy } = props;
  const messages = useMessages('submit', englishSubmit);
  const control = (field: Exclude<keyof EntryForm, 'track' | 'pictures' | 'links'>) => {
    const problem = field === 'about' ? undefined : problems[field];
    return {
      name: field,
      value: form[field],
      error: problem && messages.problems[problem],
      onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
        onChange({ ...form, [field]: target.value }),
      onBlur: () => onBlur?.(field),
    };
  };
  const track = tracks.length > 0 && (
    <Select
      label={messages.fields.track}
      options={[
        { value: '0', label: messages.noTrack },
        ...tracks.map(({ name }, index) => ({ value: `${index + 1}`, label: name })),
      ]}
      value={`${form.track}`}
      onValueChange={(track) => onChange({ ...form, track: Number(track) })}
    />
  );
  return (
    <>
      {!isShort && (
        <PictureWell
          label={messages.fields.pictures}
          max={DOCUMENT_LIMITS.pictures}
          value={form.pictures}
          onChange={(pictures) => onChange({ ...form, pictures })}
          onBusy={onBusy}
        />
      )}
      <TextField label={messages.fields.name} {...control('name')} autoComplete="off" />
      {isShort ? (
        <TextArea label={messages.fields.about} hint={messages.optional} {...control('about')} rows={2} />
      ) : (
        <MarkdownField
          messages={messages.markdown}
          label={messages.fields.about}
          hint={messages.optional}
          help={messages.aboutHelp}
          {...control('about')}
          rows={5}
        />
      )}
      <div className={styles.pair}>
        <TextArea
          label={messages.fields.team}
          hint={messages.optional}
          help={messages.teamHelp}
          {...control('team')}
          rows={1}
          autoComplete="off"
        />
        {track}
      </div>
      <TextField
        label={messages.fields.link}
        hint={messages.optional}
        {...control('link')}
        type="url"
        placeholder="https://"
        autoComplete="off"
      />
      {!isShort && (
        <LinkFields
          messages={messages.fields}
          links={form.links}
          error={problems.links && messages.problems[problems.links]}
          onChange={(links) => onChange({ ...form, links })}
          onBlur={() => onBlur?.('links')}
        />
      )}
      <TextField
        label={messages.fields.place}
        hint={messages.optional}
        help={messages.placeHelp}
        {...control('place')}
        autoComplete="off"
      />
    </>
  );
}
