import { type ContestDocument, type EntryDocument, hasVisibleText } from '@org/contests';
import { getEntryHref, showLink } from '@org/contests/names';
import { ArrowLeftIcon, Banner, Button, Card, Link, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { DocumentImage, type PictureNaming, useStoresDocuments } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { LinkList } from '../../contest/parts/LinkList.tsx';
import { englishSubmit } from '../../messages/en/submit.ts';
import { inSentence } from '../../messages/text/names.ts';
import { Person } from '../../person/Person.tsx';
import styles from './SubmitView.module.css';
import type { SubmissionState } from './submissionState.ts';

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

export type SubmissionViewProps = {
  readonly contestTitle: string;
  readonly contestPath: string;
  readonly name: string;
  /** Undefined while it is read; null if it cannot be had. */
  readonly document: EntryDocument | null | undefined;
  /** The submission as an attestation that names its document. */
  readonly naming?: PictureNaming | undefined;
  readonly tracks: ContestDocument['tracks'];
  readonly state: SubmissionState;
  readonly entrant: Address;
  readonly entrantHref: string;
  readonly getEntryHref: (n: number) => string;
  /** The entrant's acts, while they are possible. */
  readonly own: { readonly editHref: string; readonly until: bigint } | undefined;
  readonly onWithdraw: () => void;
  /** Pending acts and notices. */
  readonly children?: ReactNode;
};

const tones = {
  waiting: 'info',
  admitted: 'success',
  refused: 'neutral',
  withdrawn: 'neutral',
  disqualified: 'error',
  replaced: 'neutral',
} as const satisfies Record<SubmissionState['status'], string>;

/** One submission: its texts, its state, and what its entrant can do. */
export function SubmissionView(props: SubmissionViewProps) {
  const submit = useMessages('submit', englishSubmit);
  const messages = submit.submission;
  const { state, document, own } = props;
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Link href={props.contestPath} className={styles.contest}>
          <ArrowLeftIcon size="small" />
          <bdi>{props.contestTitle}</bdi>
        </Link>
        <h1>
          <bdi>{props.name}</bdi>
        </h1>
        <p className={styles.line}>
          <Tag tone={tones[state.status]}>{messages.short[state.status]}</Tag>
          <span className={styles.text}>{describe(state, messages.states)}</span>
        </p>
        <p className={styles.line}>
          <span className={styles.soft}>{messages.by}</span>
          <Person address={props.entrant} href={props.entrantHref} inline />
        </p>
      </header>
      {props.children}
      {(state.status === 'admitted' || state.status === 'disqualified') && (
        <div>
          <Button variant="outlined" href={props.getEntryHref(state.entry)}>
            {messages.toEntry}
          </Button>
        </div>
      )}
      {document && <EntryCard document={document} naming={props.naming} tracks={props.tracks} isNamed />}
      {document === null && <Banner tone="warning" title={messages.noText} />}
      {own && (
        <div className={styles.line}>
          <Button variant="outlined" href={own.editHref}>
            {messages.edit}
          </Button>
          <Button variant="quiet" onClick={props.onWithdraw}>
            {messages.withdraw}
          </Button>
          <span className={styles.soft}>{messages.until(formatMomentInZone(own.until))}</span>
        </div>
      )}
    </article>
  );
}

function describe(state: SubmissionState, messages: SubmissionWords): string {
  switch (state.status) {
    case 'admitted':
      return messages.admitted(state.entry);
    case 'refused':
    case 'disqualified':
      return messages[state.status](state.reason);
    default:
      return messages[state.status];
  }
}

type SubmissionWords = ReturnType<typeof useMessages<'submit'>>['submission']['states'];
