import type { RankedEntry, Result } from '@org/contests';
import { Link } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { englishProof } from '../../messages/en/proof.ts';
import { englishRemarks } from '../../messages/en/remarks.ts';
import { Person } from '../../person/Person.tsx';
import { useEntryNames } from '../parts/entryNames.ts';
import styles from './VerifyView.module.css';

export type KnownProps = {
  readonly result: Result;
  readonly getAddressHref: (address: Address) => string | null;
};

/** The facts about a result, in one screen: who signed, what was refused and recomputed, and why ranks are as they are. */
export function Known({ result, getAddressHref }: KnownProps) {
  const messages = useMessages('proof', englishProof).known;
  const { rule } = usePaths();
  const { contest, counted, ignored, details } = result;
  const judges = new Set(counted.map(({ judge }) => judge));
  return (
    <section aria-label={messages.name}>
      <dl className={styles.known}>
        <Fact name={messages.signed}>
          <p>{messages.signedText(counted.length, judges.size)}</p>
          <Person address={contest.organizer} href={getAddressHref(contest.organizer) ?? undefined} inline />
        </Fact>
        <Fact name={messages.refused}>
          <p>{messages.refusedText}</p>
          {ignored.length > 0 && <p>{messages.ignoredText(ignored.length)}</p>}
        </Fact>
        <Fact name={messages.recomputed}>
          <p>{messages.recomputedText(details.acts.count)}</p>
        </Fact>
        <Fact name={messages.ties}>
          <Ties ranking={result.ranking} />
          {rule && <Link href={rule}>{messages.rule}</Link>}
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ties({ ranking }: { readonly ranking: readonly RankedEntry[] }) {
  const messages = useMessages('proof', englishProof).known;
  const { closeMeans: close } = useMessages('remarks', englishRemarks);
  const getName = useEntryNames();
  const ranks = ranking.flatMap(({ rank }) => rank ?? []);
  const shared = ranks.filter((rank) => ranks.indexOf(rank) !== ranks.lastIndexOf(rank)).length;
  const closeMeans = findCloseMeans(ranking);
  return (
    <>
      <p>{shared === 0 ? messages.noTies : messages.tiesText(shared)}</p>
      {closeMeans.length > 0 && (
        <section aria-label={close.name}>
          <p>{close.intro}</p>
          <ul>
            {closeMeans.map(({ entry, mean }) => (
              <li key={entry}>
                <bdi>{getName(entry).name}</bdi>: <span>{close.mean(mean.sum, mean.count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Entries that only their exact means tell apart: the same points to two decimals, and different ranks. */
function findCloseMeans(ranking: readonly RankedEntry[]): readonly RankedEntry[] {
  const ranked = ranking.filter(({ rank }) => rank !== null);
  const pairs = ranked.map(({ points, rank }) => [points, rank] as const);
  const last = new Map(pairs);
  const first = new Map(pairs.reverse());
  return ranked.filter(({ points }) => first.get(points) !== last.get(points));
}
