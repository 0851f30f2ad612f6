import type { Contest, ContestDocument, Phase } from '@org/contests';
import { Button, ShareIcon } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import { lazyPart } from '../base/page/lazyPart.ts';
import { DocumentImage } from '../base/picture/DocumentImage.tsx';
import { useMessages } from '../base/provider/contests.ts';
import { englishContest, englishContestNames } from '../messages/en/contest.ts';
import { getShownTitle } from '../messages/text/names.ts';
import { Person } from '../person/Person.tsx';
import styles from './ContestHeader.module.css';
import { PhaseMoment, PhaseTag } from './parts/PhaseTag.tsx';

const CountdownPart = lazyPart(() => import('./ContestHeaderParts.tsx').then(({ Countdown }) => Countdown));

const PatternPart = lazyPart(() => import('../base/picture/Pattern.tsx').then(({ Pattern }) => Pattern));

/** More than six lines on a phone: longer titles are collapsed. */
const LONG_TITLE = 150;

export type ContestHeaderProps = {
  readonly contest: Contest;
  /** Undefined while it is read, and if it cannot be. */
  readonly document: ContestDocument | undefined;
  readonly isReadingTexts: boolean;
  readonly phase: Phase;
  readonly nowSeconds: bigint;
  readonly shareHref: string;
  /** The visitor's next step. */
  readonly act: ReactNode;
  /** Beside it. */
  readonly follow: ReactNode;
};

/** Cover, title, state, and what to do next. As high before its texts are there. */
export function ContestHeader(props: ContestHeaderProps) {
  const { contest, document, phase, nowSeconds } = props;
  const messages = useMessages('contest', englishContest);
  const names = useMessages('contestNames', englishContestNames);
  const title = getShownTitle(contest.title, names.untitled);
  const naming = { uid: contest.uid, uri: contest.terms.uri };
  const isOpen = phase !== 'closed' && phase !== 'withdrawn';
  const [isCut, setIsCut] = useState(title.length > LONG_TITLE);
  return (
    <header className={styles.header}>
      <div className={styles.cover}>
        {document?.cover ? (
          <DocumentImage picture={document.cover} naming={naming} sizes="(min-width: 768px) 432px, 100vw" />
        ) : (
          !props.isReadingTexts && <PatternPart uid={contest.uid} />
        )}
        {document?.logo && (
          <span className={styles.logo}>
            <DocumentImage picture={document.logo} naming={naming} sizes="10vw" />
          </span>
        )}
      </div>
      <div className={styles.text}>
        <div className={styles.state}>
          <PhaseTag contest={contest} now={nowSeconds} />
          <PhaseMoment contest={contest} now={nowSeconds} />
        </div>
        <h1 className={styles.title} data-cut={isCut || undefined}>
          <bdi>{title}</bdi>
        </h1>
        {isCut && (
          <Button className={styles.whole} variant="outlined" size="small" onClick={() => setIsCut(false)}>
            {messages.wholeTitle}
          </Button>
        )}
        <p className={styles.by}>
          <Person address={contest.organizer} focusable={false} inline />
        </p>
        <div className={styles.acts} data-counts={isOpen || undefined}>
          {props.act}
          <div className={styles.beside}>
            {props.follow}
            <Button variant="outlined" href={props.shareHref} icon={<ShareIcon size="small" />}>
              <span>{messages.share}</span>
            </Button>
          </div>
          <CountdownPart {...{ contest, phase, nowSeconds }} />
        </div>
      </div>
    </header>
  );
}
