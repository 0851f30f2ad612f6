import type { EntryDocument, Result } from '@org/contests';
import { Banner, Link } from '@org/ui-theme';
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
  /** What names the entry's pictures. */
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
  const facts = [
    [messages.team, document?.team?.map(inSentence).join(', ') ?? ''],
    [messages.track, tracks[(document?.track ?? 0) - 1]?.name ?? ''],
    [messages.place, document?.place ?? ''],
  ].filter(([, value]) => value !== '');
  const picture = document && document.picture !== '' ? readPicture(document.picture) : undefined;
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
      {document && <EntryPictures {...{ document, naming }} />}
      {picture?.kind === 'inside' && <img className={styles.picture} src={picture.src} alt="" />}
      {document && document.about !== '' && (
        <p className={styles.text}>
          <bdi>{document.about}</bdi>
        </p>
      )}
      {picture?.kind === 'elsewhere' && (
        <Link href={picture.href} external rel="noopener noreferrer nofollow">
          {messages.showPicture}
        </Link>
      )}
      <LinkList links={document?.links ?? []} />
      {facts.map(([label, value]) => (
        <p key={label} className={styles.soft}>
          <span>{label}</span> <bdi>{value}</bdi>
        </p>
      ))}
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

type EntryPicturesProps = Pick<EntryAboutProps, 'naming'> & { readonly document: EntryDocument };

/** The pictures of an entry: the first one large, the others below it. */
function EntryPictures({ document: { name, pictures = [] }, naming }: EntryPicturesProps) {
  const storesDocuments = useStoresDocuments();
  if (pictures.length === 0 || !storesDocuments) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice
        <li key={index}>
          <DocumentImage
            {...{ picture, naming, name }}
            sizes={index === 0 ? '(min-width: 720px) 720px, 100vw' : '(min-width: 720px) 230px, 33vw'}
          />
        </li>
      ))}
    </ul>
  );
}
