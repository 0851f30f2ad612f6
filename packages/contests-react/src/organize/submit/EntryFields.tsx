import { type ContestDocument, type EntryDocument, hasVisibleText } from '@org/contests';
import { getEntryHref, showLink } from '@org/contests/names';
import { Card, Link, Select, TextArea, TextField } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { submitTexts } from '../../messages/en/submit.ts';
import type { EntryForm, EntryProblems } from './entryForm.ts';
import styles from './SubmitView.module.css';

type EntryCardProps = {
  readonly document: EntryDocument;
  readonly tracks: ContestDocument['tracks'];
  /** The page has the name as its heading. */
  readonly isNamed?: boolean | undefined;
};

/** The texts of an entry as everyone sees them. */
export function EntryCard({ document, tracks, isNamed = false }: EntryCardProps) {
  const words = useTexts('submit', submitTexts);
  const { name, link, about, team = [], place = '' } = document;
  const track = tracks[document.track - 1]?.name ?? '';
  const href = getEntryHref(link);
  const facts = [
    [words.fields.team, team.join(', ')],
    [words.fields.track, track],
    [words.fields.place, place],
  ].filter(([, value]) => value !== '');
  return (
    <Card className={styles.card}>
      {!isNamed && (
        <h3>
          <bdi>{hasVisibleText(name) ? name : words.preview.name}</bdi>
        </h3>
      )}
      {facts.map(([label, value]) => (
        <p key={label} className={styles.soft}>
          <span>{label}:</span> <bdi>{value}</bdi>
        </p>
      ))}
      {about !== '' && (
        <p className={styles.text}>
          <bdi>{about}</bdi>
        </p>
      )}
      {href !== undefined ? (
        <p>
          <Link href={href} external rel="noopener noreferrer nofollow">
            <bdi>{showLink(link)}</bdi>
          </Link>
        </p>
      ) : (
        link !== '' && (
          <p>
            <bdi>{link}</bdi>
          </p>
        )
      )}
    </Card>
  );
}

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
