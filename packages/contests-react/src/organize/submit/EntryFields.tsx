import { type ContestDocument, type EntryDocument, hasVisibleText } from '@org/contests';
import { getEntryHref, showLink } from '@org/contests/names';
import { Card, Link, Select, TextArea, TextField } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
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
  const messages = useMessages('submit', englishSubmit);
  const { name, link, about, team = [], place = '' } = document;
  const track = tracks[document.track - 1]?.name ?? '';
  const href = getEntryHref(link);
  const facts = [
    [messages.fields.team, team.join(', ')],
    [messages.fields.track, track],
    [messages.fields.place, place],
  ].filter(([, value]) => value !== '');
  return (
    <Card className={styles.card}>
      {!isNamed && (
        <h3>
          <bdi>{hasVisibleText(name) ? name : messages.preview.name}</bdi>
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
  const messages = useMessages('submit', englishSubmit);
  const control = (field: Exclude<keyof EntryForm, 'track'>) => {
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
  const link = (
    <TextField
      label={messages.fields.link}
      hint={messages.optional}
      {...control('link')}
      type="url"
      placeholder="https://"
      autoComplete="off"
    />
  );
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
      <TextField label={messages.fields.name} {...control('name')} autoComplete="off" />
      {isShort && link}
      <TextArea
        label={messages.fields.about}
        hint={messages.optional}
        {...control('about')}
        rows={isShort ? 2 : 5}
      />
      {isShort ? (
        track
      ) : (
        <>
          <div className={styles.pair}>
            <TextArea
              label={messages.fields.team}
              hint={messages.teamHint}
              {...control('team')}
              rows={1}
              autoComplete="off"
            />
            {track}
          </div>
          {link}
          <TextField
            label={messages.fields.place}
            hint={messages.optional}
            help={messages.placeHelp}
            {...control('place')}
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}
