import { Button, Link } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import styles from './ContestsView.module.css';
import { Filters, type FiltersProps } from './filters/Filters.tsx';
import { isNarrowed } from './filters/listFilters.ts';
import { describeCount } from './list/describeCount.ts';
import { ListBody, type ListBodyProps } from './list/ListBody.tsx';

const words = messages.contestsList;

/** A chain whose contests can be listed. */
type ListedChain = { readonly name: string; readonly href: string; readonly isCurrent: boolean };

export type ContestsViewProps = ListBodyProps & FiltersProps & { readonly chains: readonly ListedChain[] };

/** The list of contests with what it can be narrowed by. */
export function ContestsView(props: ContestsViewProps) {
  const { state, filters, chains, onStart } = props;
  const isSearch = filters.text !== '' || filters.isMine;
  // Where nobody has started anything there is nothing to look for, and one button to start with.
  const isEmpty =
    state.status === 'listed' &&
    state.contests.length === 0 &&
    state.more === 'none' &&
    props.text === '' &&
    !isNarrowed(filters);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{words.title}</h1>
        <div className={styles.acts}>
          <Link href={paths.reviews}>{messages.reviews.title}</Link>
          {!isEmpty && <Button onClick={onStart}>{words.startContest}</Button>}
        </div>
      </div>
      {chains.length > 1 && <Chains chains={chains} />}
      {!isEmpty && <Filters {...props} />}
      <p className={styles.count} role="status">
        {!isEmpty && describeCount(state, isSearch)}
      </p>
      <ListBody {...props} />
    </div>
  );
}

function Chains({ chains }: { chains: readonly ListedChain[] }) {
  return (
    <nav className={styles.chains} aria-label={words.chains}>
      {chains.map(({ name, href, isCurrent }) => (
        <a key={href} className={styles.chain} href={href} aria-current={isCurrent ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
