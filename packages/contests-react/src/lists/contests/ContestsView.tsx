import { Button, Link, VisuallyHidden } from '@org/ui-theme';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { englishContestsList } from '../../messages/en/contestsList.ts';
import { englishReviews } from '../../messages/en/reviews.ts';
import styles from './ContestsView.module.css';
import { Filters, type FiltersProps } from './Filters.tsx';
import { ListBody, type ListBodyProps } from './ListBody.tsx';
import { isNarrowed } from './listFilters.ts';
import { describeCount } from './listState.ts';

/** A chain whose contests can be listed. */
type ListedChain = { readonly name: string; readonly href: string; readonly isCurrent: boolean };

export type ContestsViewProps = ListBodyProps & FiltersProps & { readonly chains: readonly ListedChain[] };

/** The list of contests with its filters. */
export function ContestsView(props: ContestsViewProps) {
  const messages = useMessages('contestsList', englishContestsList);
  const reviewsMessages = useMessages('reviews', englishReviews);
  const paths = usePaths();
  const { state, filters, chains, onStart } = props;
  const isSearch = filters.text !== '' || filters.isMine;
  const isNothing = state.status === 'listed' && state.contests.length === 0 && state.more === 'none';
  // An empty chain needs no search, only a button to start a contest.
  const isEmpty = isNothing && props.text === '' && !isNarrowed(filters);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        {!isEmpty && <Button onClick={onStart}>{messages.startContest}</Button>}
      </div>
      {chains.length > 1 && <Chains chains={chains} />}
      {!isEmpty && <Filters {...props} />}
      <div className={styles.line}>
        <p className={styles.count} role="status">
          {!isEmpty && <Count text={describeCount(state, isSearch, messages)} isNothing={isNothing} />}
        </p>
        <Link href={paths.reviews}>{reviewsMessages.title}</Link>
      </div>
      <ListBody {...props} />
    </div>
  );
}

/** Announced only: the empty list is visible below. */
const Count = ({ text, isNothing }: { text: string; isNothing: boolean }) =>
  isNothing ? <VisuallyHidden>{text}</VisuallyHidden> : text;

function Chains({ chains }: { chains: readonly ListedChain[] }) {
  const messages = useMessages('contestsList', englishContestsList);
  return (
    <nav className={styles.chains} aria-label={messages.chains}>
      {chains.map(({ name, href, isCurrent }) => (
        <a key={href} className={styles.chain} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
