import { type ContestDocument, DOCUMENT_LIMITS, type EntryDocument, hasVisibleText } from '@org/contests';
import { getEntryHref, showLink } from '@org/contests/names';
import { Card, Link, Select, TextArea, TextField } from '@org/ui-theme';
import { DocumentImage, type PictureNaming, useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { LinkList } from '../../contest/parts/LinkList.tsx';
import { englishSubmit } from '../../messages/en/submit.ts';
import { inSentence } from '../../messages/text/names.ts';
import { LinkFields } from '../form/LinkFields.tsx';
import { PictureWell } from '../form/PictureWell.tsx';
import type { EntryForm, EntryProblems } from './entryForm.ts';
import styles from './SubmitView.module.css';

type EntryCardProps = {
  readonly document: EntryDocument;
  readonly tracks: ContestDocument['tracks'];
  /** What names its pictures, once it is signed. */
  readonly naming?: PictureNaming | undefined;
  /** The page has the name as its heading. */
  readonly isNamed?: boolean | undefined;
};

/** The texts of an entry as everyone sees them. */
export function EntryCard({ document, tracks, naming, isNamed = false }: EntryCardProps) {
  const messages = useMessages('submit', englishSubmit);
  const storesDocuments = useStoresDocuments();
  const { name, link, about, team = [], place = '', links = [], pictures = [] } = document;
  const track = tracks[document.track - 1]?.name ?? '';
  const href = getEntryHref(link);
  const facts = [
    [messages.fields.team, team.map(inSentence).join(', ')],
    [messages.fields.track, track],
    [messages.fields.place, place],
  ].filter(([, value]) => value !== '');
  return (
    <Card className={styles.card}>
      {storesDocuments && pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <DocumentImage
              // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
              key={index}
              {...{ picture, naming, name }}
              sizes={index === 0 ? '(min-width: 900px) 360px, 100vw' : '33vw'}
            />
          ))}
        </div>
      )}
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
      <LinkList links={links} />
    </Card>
  );
}

export type EntryFieldsProps = {
  readonly form: EntryForm;
  /** The visible problems. */
  readonly problems: EntryProblems;
  readonly tracks: ContestDocument['tracks'];
  /** Without pictures and further links, for a list of entries. */
  readonly isShort?: boolean | undefined;
  readonly onChange: (form: EntryForm) => void;
  readonly onBlur?: ((field: keyof EntryForm) => void) | undefined;
  /** Whether a picture is still being stored. */
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
      <TextArea
        label={messages.fields.about}
        hint={messages.optional}
        {...control('about')}
        rows={isShort ? 2 : 5}
      />
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
