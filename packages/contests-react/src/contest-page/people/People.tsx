import { type Contest, findLookAlikes, type Result } from '@org/contests';
import { Address, Card, WarningIcon } from '@org/ui-theme';
import type { Address as AddressType } from 'viem';
import { useTexts } from '../../provider/contests.ts';
import { contestTexts } from '../../texts/en/contest.ts';
import styles from './People.module.css';

export type PeopleProps = {
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  /** The viewer's own address. */
  readonly account: AddressType | undefined;
  /** A link to more about an address; undefined without an explorer. */
  readonly getHref: (address: AddressType) => string | null;
};

/** The organizer, and each judge's progress. */
export function People({ contest, result, account, getHref }: PeopleProps) {
  const words = useTexts('contest', contestTexts).people;
  const { organizer, judges } = contest;
  const total = contest.entries.length;
  const reviewed = new Map(result?.progress.map((one) => [one.judge, one.reviewed]));
  const lookAlikes = new Set(findLookAlikes([organizer, ...judges]).flat());
  const show = (address: AddressType) => (
    <span className={styles.who}>
      <Address
        address={address}
        href={getHref(address) ?? undefined}
        picture
        copyable={lookAlikes.has(address)}
      />
      {address === account && <strong>{words.you}</strong>}
    </span>
  );
  return (
    <Card as="section" className={styles.people} aria-label={words.judges}>
      <h2>{words.judges}</h2>
      {/* Always as high: nothing moves when it is known who looks. */}
      <p className={styles.intro}>
        {account && !judges.includes(account) ? (
          <>
            {words.notAJudge} <Address address={account} picture copyable={false} />
          </>
        ) : (
          words.intro
        )}
      </p>
      <ul>
        {judges.map((judge) => (
          <li key={judge}>
            {show(judge)}
            <span
              className={styles.progress}
              data-complete={reviewed.get(judge) === total || undefined}
              hidden={!result}
            >
              {words.reviewed(reviewed.get(judge) ?? 0, total)}
            </span>
            {lookAlikes.has(judge) && (
              <p className={styles.warning}>
                <WarningIcon size="small" /> {words.lookAlike}
              </p>
            )}
          </li>
        ))}
      </ul>
      <h2>{words.organizer}</h2>
      {show(organizer)}
      {lookAlikes.has(organizer) && (
        <p className={styles.warning}>
          <WarningIcon size="small" /> {words.lookAlikeOrganizer}
        </p>
      )}
    </Card>
  );
}
