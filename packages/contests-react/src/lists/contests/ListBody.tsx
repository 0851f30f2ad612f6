import type { Contest } from '@org/contests';
import { Button, EmptyState, Mark } from '@org/ui-theme';
import { memo, type ReactNode } from 'react';
import { ShowMore } from '../../base/page/ShowMore.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import { ContestCardSkeleton, ContestCards } from '../cards/ContestCards.tsx';
import styles from './ListBody.module.css';
import { isNarrowed, type ListFilters } from './listFilters.ts';
import type { ListState } from './listState.ts';

/** The number of cards per chunk. */
export const CARDS_PER_CHUNK = 24;

type CardChunkProps = {
  readonly contests: readonly Contest[];
  readonly renderContest: (contest: Contest) => ReactNode;
};

/** A memoized chunk of cards, whose layout is skipped while it is off screen. */
export const CardChunk = memo(
  function CardChunk({ contests, renderContest }: CardChunkProps) {
    return (
      <div className={styles.chunk} data-whole={contests.length === CARDS_PER_CHUNK || undefined}>
        <ContestCards>
          {contests.map((contest) => (
            <li key={contest.uid}>{renderContest(contest)}</li>
          ))}
        </ContestCards>
      </div>
    );
  },
  (before, after) =>
    before.renderContest === after.renderContest &&
    before.contests.length === after.contests.length &&
    before.contests.every((contest, index) => contest === after.contests[index]),
);

const OUTLINES = ['first', 'second', 'third', 'fourth'];

export type ListBodyProps = {
  readonly state: ListState;
  readonly filters: ListFilters;
  readonly renderContest: (contest: Contest) => ReactNode;
  readonly onStart: () => void;
  readonly onRetry: () => void;
  readonly onShowMore: () => void;
  readonly onClear: () => void;
  readonly onConnect: () => void;
};

/** The list itself in each of its states. */
export function ListBody(props: ListBodyProps) {
  const messages = useMessages('contestsList', englishContestsList);
  const { state, onRetry, onConnect } = props;
  switch (state.status) {
    case 'loading':
      return <Outlines />;
    case 'failed':
      return (
        <Paper title={messages.failed.title} action={<Button onClick={onRetry}>{messages.tryAgain}</Button>}>
          {messages.failed.text}
        </Paper>
      );
    case 'unconnected':
      return (
        <Paper
          title={messages.connect.title}
          action={<Button onClick={onConnect}>{messages.connect.act}</Button>}
        >
          {messages.connect.text}
        </Paper>
      );
    case 'listed':
      return (
        <>
          {state.contests.length === 0 ? (
            <Nothing {...props} state={state} />
          ) : (
            <div className={styles.list} aria-busy={state.isChanging}>
              {cutIntoChunks(state.contests).map((contests) => (
                <CardChunk key={contests[0]?.uid} contests={contests} renderContest={props.renderContest} />
              ))}
            </div>
          )}
          {state.contests.length > 0 && (
            <ShowMore className={styles.more} more={state.more} onShowMore={props.onShowMore} />
          )}
          {state.read !== undefined && <p className={styles.note}>{messages.searchReach(state.read)}</p>}
          {props.filters.sort === 'ending' && state.more !== 'none' && (
            <p className={styles.note}>{messages.orderReach(state.searched, state.total)}</p>
          )}
          {state.isPartlyKnown && <p className={styles.note}>{messages.partlyKnown}</p>}
          {state.hidden > 0 && <p className={styles.note}>{messages.hidden(state.hidden)}</p>}
          {state.unreadable > 0 && <p className={styles.note}>{messages.unreadable(state.unreadable)}</p>}
        </>
      );
  }
}

const cutIntoChunks = (contests: readonly Contest[]): readonly (readonly Contest[])[] =>
  Array.from({ length: Math.ceil(contests.length / CARDS_PER_CHUNK) }, (_, index) =>
    contests.slice(index * CARDS_PER_CHUNK, (index + 1) * CARDS_PER_CHUNK),
  );

function Outlines() {
  const messages = useMessages('contestsList', englishContestsList);
  return (
    <div role="status" aria-label={messages.loading}>
      <ContestCards>
        {OUTLINES.map((outline) => (
          <li key={outline}>
            <ContestCardSkeleton />
          </li>
        ))}
      </ContestCards>
    </div>
  );
}

type ListedProps = ListBodyProps & { readonly state: Extract<ListState, { status: 'listed' }> };

function Nothing({ state, filters, onStart, onShowMore, onClear }: ListedProps) {
  const messages = useMessages('contestsList', englishContestsList);
  const clear = (
    <Button variant="outlined" onClick={onClear}>
      {messages.search.clear}
    </Button>
  );
  if (state.more !== 'none')
    return (
      <Paper
        title={messages.nothing.title}
        action={
          <>
            <Button loading={state.more === 'loading'} onClick={onShowMore}>
              {messages.nothing.lookFurther}
            </Button>{' '}
            {isNarrowed(filters) && clear}
          </>
        }
      >
        {state.more === 'failed' ? messages.moreFailed : messages.nothing.sofar}
      </Paper>
    );
  if (isNarrowed(filters))
    return (
      <Paper title={messages.nothing.title} action={clear}>
        {filters.isMine && filters.text === '' ? messages.nothing.mine : messages.nothing.text}
      </Paper>
    );
  return (
    <Paper title={messages.empty.title} action={<Button onClick={onStart}>{messages.startContest}</Button>}>
      {messages.empty.text}
    </Paper>
  );
}

type PaperProps = { readonly title: string; readonly action: ReactNode; readonly children: ReactNode };

function Paper({ title, action, children }: PaperProps) {
  return (
    <div className={styles.notice}>
      <EmptyState icon={<Mark size="large" />} title={title} action={action}>
        {children}
      </EmptyState>
    </div>
  );
}
