import type { Assignment, Contest, ContestDocument, Phase, Result } from '@org/contests';
import { Button } from '@org/ui-theme';
import { type ReactNode, useState } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { englishContestSide } from '../messages/en/contestSide.ts';
import { inSentence } from '../messages/text/names.ts';
import styles from './ContestSide.module.css';
import { Criteria } from './Criteria.tsx';
import { PRIZES_ID, type RankedPrize, rankPrizes, rankTracks } from './notes/rankPrizes.ts';
import { People } from './People.tsx';
import { Dates } from './parts/Dates.tsx';
import { useEntryNames } from './parts/entryNames.ts';
import type { ContestLinks } from './review/ReviewList.tsx';

export type ContestSideProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly document: ContestDocument | undefined;
  readonly phase: Phase;
  readonly assignments?: readonly Assignment[] | null | undefined;
  /** True if there are winners. */
  readonly isFinal: boolean;
  readonly account: Address | undefined;
  readonly links: ContestLinks;
};

/** The column beside the ranking: what the contest is about, criteria, judges, dates, prizes. */
export function ContestSide(props: ContestSideProps) {
  const { contest, result, document, phase, links } = props;
  const messages = useMessages('contestSide', englishContestSide);
  const prizes = document && <Prizes {...props} {...{ document }} />;
  const isOver = phase === 'closed' || phase === 'withdrawn';
  return (
    <aside className={styles.side} aria-label={messages.about.region}>
      {contest.description.trim() !== '' && <About text={contest.description} />}
      {!isOver && prizes}
      <Criteria criteria={contest.criteria} document={document} />
      <People
        {...{ contest, result, phase }}
        assignments={props.assignments}
        account={props.account}
        getHref={links.getAddressHref}
      />
      <Dates contest={contest} />
      {isOver && prizes}
    </aside>
  );
}

/** About seven lines of the column. */
const LONG_TEXT = 280;

function About({ text }: { readonly text: string }) {
  const messages = useMessages('contestSide', englishContestSide).about;
  const [isCut, setIsCut] = useState(text.length > LONG_TEXT);
  return (
    <section className={styles.section} aria-label={messages.name}>
      <h2>{messages.name}</h2>
      <p className={styles.about} data-cut={isCut || undefined}>
        <bdi>{text}</bdi>
      </p>
      {isCut && (
        <Button className={styles.more} variant="quiet" size="small" onClick={() => setIsCut(false)}>
          {messages.more}
        </Button>
      )}
    </section>
  );
}

type PrizesProps = Pick<ContestSideProps, 'result' | 'isFinal' | 'links'> & {
  readonly document: ContestDocument;
};

/** The prizes and tracks of the contest, and once it is over who won them. Empty if the document names none. */
function Prizes({ document, result, isFinal, links }: PrizesProps) {
  const messages = useMessages('contestSide', englishContestSide).prizes;
  const getName = useEntryNames();
  const { prizes, tracks } = document;
  if (prizes.length + tracks.length === 0) return null;
  const getTrack = (entry: string) => getName(entry).trackNumber ?? 0;
  const ranking = isFinal && result ? result.ranking : [];
  const won = rankPrizes(document, ranking, getTrack);
  const best = rankTracks(document, ranking, getTrack);
  const show = (
    title: string,
    items: readonly { name: string; about: string; track?: number }[],
    winners: readonly Pick<RankedPrize, 'entries'>[],
  ) =>
    items.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul className={styles.items}>
          {items.map(({ name, about, track = 0 }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name
            <li key={index}>
              <bdi>{name}</bdi>
              {track > 0 && tracks[track - 1] && (
                <small>{messages.forTrack(inSentence(tracks[track - 1]?.name ?? ''))}</small>
              )}
              {about !== '' && (
                <small>
                  <bdi>{about}</bdi>
                </small>
              )}
              <Won entries={winners[index]?.entries ?? []} links={links} />
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <section id={PRIZES_ID} className={styles.section} aria-label={messages.name}>
      <h2>{messages.name}</h2>
      {show(messages.prizes, prizes, won)}
      {show(messages.tracks, tracks, best)}
    </section>
  );
}

function Won({
  entries,
  links,
}: {
  readonly entries: readonly number[];
  readonly links: ContestLinks;
}): ReactNode {
  const messages = useMessages('contestSide', englishContestSide).prizes;
  const getName = useEntryNames();
  if (entries.length === 0) return null;
  return (
    <span className={styles.won}>
      <span>{messages.wonBy}</span>
      {entries.map((entry) => (
        <a key={entry} href={links.getEntryPath(`${entry}`)}>
          <bdi>{getName(`${entry}`).name}</bdi>
        </a>
      ))}
    </span>
  );
}
