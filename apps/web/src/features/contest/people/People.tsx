import { findLookAlikes } from '@org/contests';
import { Address, Card, WarningIcon } from '@org/ui-theme';
import type { Address as AddressType } from 'viem';
import { messages } from '../../../shared/messages/messages.ts';
import styles from './People.module.css';

const words = messages.contest.people;

export type PeopleProps = {
  readonly organizer: AddressType;
  readonly progress: readonly {
    readonly judge: AddressType;
    readonly reviewed: number;
    readonly total: number;
  }[];
  /** The viewer's own address. */
  readonly account: AddressType | undefined;
  /** Where more about an address stands; nothing on chains without an explorer. */
  readonly getHref: (address: AddressType) => string | null;
};

/** Who started the contest, and how far each judge has come. */
export function People({ organizer, progress, account, getHref }: PeopleProps) {
  const lookAlikes = new Set(findLookAlikes([organizer, ...progress.map(({ judge }) => judge)]).flat());
  const show = (address: AddressType) => (
    <span className={styles.who}>
      <Address
        address={address}
        href={getHref(address) ?? undefined}
        picture
        copyable={lookAlikes.has(address)}
        texts={messages.address}
      />
      {address === account && <strong>{words.you}</strong>}
    </span>
  );
  return (
    <Card as="section" className={styles.people} aria-label={words.judges}>
      <h2>{words.judges}</h2>
      <ul>
        {progress.map(({ judge, reviewed, total }) => (
          <li key={judge}>
            {show(judge)}
            <span className={styles.progress} data-complete={reviewed === total || undefined}>
              {words.reviewed(reviewed, total)}
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
    </Card>
  );
}
