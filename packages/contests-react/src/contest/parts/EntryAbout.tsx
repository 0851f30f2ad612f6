import type { ContestDocument, EntryDocument, Result } from '@org/contests';
import { Banner, Link } from '@org/ui-theme';
import { MarkdownView } from '../../base/MarkdownView.tsx';
import { DocumentImage, type PictureNaming, useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { englishEntry } from '../../messages/en/entry.ts';
import { englishRemarks } from '../../messages/en/remarks.ts';
import { inSentence } from '../../messages/text/names.ts';
import { Person } from '../../person/Person.tsx';
import { readPicture } from '../../person/readPicture.ts';
import type { ReviewLinks } from '../review/ReviewList.tsx';
import styles from './EntryAbout.module.css';
import { LinkList } from './LinkList.tsx';

export type EntryAboutProps = {
  readonly result: Result;
  readonly entry: string;
  readonly texts: ContestTexts | undefined;
  /** The document that names the entry's pictures, and its attestation. */
  readonly naming?: PictureNaming | undefined;
  readonly links: ReviewLinks;
};

/** The entry's description, the organizer's decision on it, and recused judges. */
export function EntryAbout({ result: { details }, entry, texts, naming, links }: EntryAboutProps) {
  const { outside } = useMessages('remarks', englishRemarks);
  const messages = useMessages('entry', englishEntry).about;
  const document = texts?.entries.get(entry);
  const status = details.entries.find(({ number }) => `${number}` === entry);
  const recusals = details.recusals.filter((recusal) => `${recusal.entry}` === entry);
  const tracks = texts?.document.status === 'read' ? texts.document.document.tracks : [];
  return (
    <div className={styles.about}>
      {status?.status === 'disqualified' && (
        <Banner tone="warning" role="note" title={outside.disqualified}>
          <bdi className={styles.text}>{status.reason}</bdi>
        </Banner>
      )}
      {status?.status === 'withdrawn' && (
        <Banner role="note" title={outside.withdrawn}>
          {outside.entrant}
        </Banner>
      )}
      {document && <EntryTexts {...{ document, tracks, naming }} />}
      {recusals.length > 0 && (
        <p className={styles.line}>
          <span className={styles.soft}>{messages.recused}</span>
          {recusals.map(({ uid, judge }) => (
            <Person key={uid} address={judge} href={links.getAddressHref(judge) ?? undefined} inline />
          ))}
        </p>
      )}
    </div>
  );
}

export type EntryTextsProps = {
  readonly document: EntryDocument;
  readonly tracks: ContestDocument['tracks'];
  /** The attestation that names its pictures, once it is signed. */
  readonly naming?: PictureNaming | undefined;
};

/** An entry about itself: pictures, text, links, team, track and place. */
export function EntryTexts({ document, tracks, naming }: EntryTextsProps) {
  const messages = useMessages('entry', englishEntry).about;
  const picture = document.picture !== '' ? readPicture(document.picture) : undefined;
  const facts = [
    [messages.team, document.team?.map(inSentence).join(', ') ?? ''],
    [messages.track, tracks[document.track - 1]?.name ?? ''],
    [messages.place, document.place ?? ''],
  ].filter(([, value]) => value !== '');
  const hasPictures = useStoresDocuments() && (document.pictures ?? []).length > 0;
  const hasWords = document.about.trim() !== '' || (document.links ?? []).length > 0 || facts.length > 0;
  if (!hasPictures && !hasWords && !picture) return null;
  return (
    <div className={styles.texts}>
      {hasPictures && <EntryPictures {...{ document, naming }} />}
      {picture?.kind === 'inside' && <img className={styles.picture} src={picture.src} alt="" />}
      <div className={styles.words}>
        {document.about.trim() !== '' && <MarkdownView text={document.about} level={2} />}
        {picture?.kind === 'elsewhere' && (
          <Link href={picture.href} external rel="noopener noreferrer nofollow">
            {messages.showPicture}
          </Link>
        )}
        <LinkList links={document.links ?? []} />
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}

type EntryPicturesProps = Omit<EntryTextsProps, 'tracks'>;

/** The pictures of an entry: the first one large, the others below it. */
function EntryPictures({ document: { name, pictures = [] }, naming }: EntryPicturesProps) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
        <li key={index}>
          <DocumentImage
            {...{ picture, naming, name }}
            sizes={index === 0 ? '(min-width: 768px) 500px, 100vw' : '(min-width: 768px) 160px, 33vw'}
          />
        </li>
      ))}
    </ul>
  );
}
