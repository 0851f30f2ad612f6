import type { ContestDocument, EntryDocument, Phase } from '@org/contests';
import { ArrowLeftIcon, Banner, Button, Card, Link, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import type { PictureNaming } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { EntryTexts } from '../../contest/parts/EntryAbout.tsx';
import { ProjectLink } from '../../contest/parts/NamedEntry.tsx';
import { ShareCard } from '../../contest/share/ShareCard.tsx';
import { englishSubmit } from '../../messages/en/submit.ts';
import { Person } from '../../person/Person.tsx';
import styles from './SubmitView.module.css';
import type { SubmissionState } from './submissionState.ts';

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
  /** The contest's. */
  readonly phase: Phase;
  readonly entrant: Address;
  readonly entrantHref: string;
  readonly getEntryHref: (n: number) => string;
  /** The page to share: the entry's once it is admitted. */
  readonly url: string;
  /** The earlier submission with the same document, if this is a copy. */
  readonly original?:
    | { readonly href: string; readonly entrant: Address; readonly entrantHref: string }
    | undefined;
  /** The reviews of an admitted entry. */
  readonly reviews?: ReactNode;
  /** The entrant's acts, while they are possible. */
  readonly own: { readonly editHref: string; readonly until: bigint } | undefined;
  readonly onWithdraw: () => void;
  /** Pending acts and notices. */
  readonly children?: ReactNode;
  /** The line that says that the page's data is from the chain. */
  readonly sourceLine?: ReactNode;
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
  const { state, phase, document, own } = props;
  const isEntry = state.status === 'admitted' || state.status === 'disqualified';
  const entryHref = isEntry ? props.getEntryHref(state.entry) : undefined;
  return (
    <article className={`${styles.page} ${styles.narrow}`}>
      <header className={styles.head}>
        <Link href={props.contestPath} className={styles.contest}>
          <ArrowLeftIcon size="small" />
          <bdi>{props.contestTitle}</bdi>
        </Link>
        <h1>
          <bdi>{props.name}</bdi>
        </h1>
        <p className={styles.line}>
          <span className={styles.soft}>{messages.by}</span>
          <Person address={props.entrant} href={props.entrantHref} inline />
        </p>
      </header>
      {props.children}
      <Card as="section" className={styles.state} aria-label={messages.state}>
        <strong className={styles.text} data-tone={tones[getStatus(state, phase)]}>
          {describe(state, phase, messages)}
        </strong>
        {state.status !== 'replaced' && (
          <p className={styles.soft}>{getNext(state.status, phase, messages)}</p>
        )}
        {own && state.status === 'admitted' && <p className={styles.soft}>{messages.editTerms}</p>}
        {(own || entryHref) && (
          <div className={styles.line}>
            {entryHref && <Button href={entryHref}>{messages.toEntry}</Button>}
            {own && (
              <>
                <Button variant="outlined" href={own.editHref}>
                  {messages.edit}
                </Button>
                <Button variant="quiet" onClick={props.onWithdraw}>
                  {messages.withdraw}
                </Button>
                <span className={styles.soft}>{messages.until(formatMomentInZone(own.until))}</span>
              </>
            )}
          </div>
        )}
      </Card>
      {props.original && (
        <Banner
          tone="warning"
          role="note"
          title={messages.copy}
          action={
            <Button size="small" variant="outlined" href={props.original.href}>
              {messages.original}
            </Button>
          }
        >
          <p>{messages.copyText}</p>
          <p className={styles.line}>
            <span>{messages.copyBy}</span>
            <Person address={props.original.entrant} href={props.original.entrantHref} inline />
          </p>
        </Banner>
      )}
      {document && (
        <div className={styles.texts}>
          <ProjectLink link={document.link} hasText />
          <EntryTexts document={document} naming={props.naming} tracks={props.tracks} />
        </div>
      )}
      {document === null && <Banner tone="warning" title={messages.noText} />}
      {props.reviews && (
        <section className={styles.reviews} aria-label={messages.reviews}>
          <h2>{messages.reviews}</h2>
          {props.reviews}
        </section>
      )}
      {state.status !== 'replaced' && state.status !== 'withdrawn' && (
        <ShareCard name={props.name} url={props.url} />
      )}
      {props.sourceLine}
    </article>
  );
}

export type SubmissionStateLineProps = Pick<SubmissionViewProps, 'state' | 'phase'>;

/** The state of a submission in one word and in a sentence, for lists. */
export function SubmissionStateLine({ state, phase }: SubmissionStateLineProps) {
  const messages = useMessages('submit', englishSubmit).submission;
  const status = getStatus(state, phase);
  return (
    <p className={styles.line}>
      <Tag tone={tones[status]}>{messages.short[status]}</Tag>
      <span className={styles.text}>{describe(state, phase, messages)}</span>
    </p>
  );
}

/** A submission that waits when nothing can be admitted any more is refused. */
const getStatus = ({ status }: SubmissionState, phase: Phase): SubmissionState['status'] =>
  status === 'waiting' && isPast(phase) ? 'refused' : status;

/** True once nothing can be admitted any more. */
const isPast = (phase: Phase): boolean => ['revealing', 'closed', 'withdrawn'].includes(phase);

type SubmissionWords = ReturnType<typeof useMessages<'submit'>>['submission'];

function describe(state: SubmissionState, phase: Phase, { states }: SubmissionWords): string {
  switch (state.status) {
    case 'admitted':
      return states.admitted(state.entry);
    case 'refused':
    case 'disqualified':
      return states[state.status](state.reason);
    case 'waiting':
      return isPast(phase) ? states.missed : states.waiting;
    default:
      return states[state.status];
  }
}

/** The possible next steps of a submission, in a sentence. */
function getNext(
  status: Exclude<SubmissionState['status'], 'replaced'>,
  phase: Phase,
  { next }: SubmissionWords,
): string {
  if (!isPast(phase) || status === 'withdrawn' || status === 'disqualified') return next[status];
  return phase === 'withdrawn' ? next.contestWithdrawn : next.ended[status];
}
