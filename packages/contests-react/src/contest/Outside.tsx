import type { ResultDetails } from '@org/contests';
import { Link, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../base/text/formatTime.ts';
import { englishContestDetails } from '../messages/en/contestDetails.ts';
import { Person } from '../person/Person.tsx';
import { useEntryNames } from './parts/entryNames.ts';
import styles from './parts/Facts.module.css';
import { FactsList } from './parts/FactsList.tsx';
import { NamedEntry } from './parts/NamedEntry.tsx';
import type { ContestLinks } from './review/ReviewList.tsx';

export type OutsideProps = {
  readonly details: ResultDetails;
  readonly links: ContestLinks;
  /** The organizer's notes about an entry. */
  readonly renderNotes?: ((about: number) => ReactNode) | undefined;
};

/** Entries outside the ranking, and recusals. Empty lists are left out. */
export function Outside({ details, links, renderNotes }: OutsideProps) {
  const messages = useMessages('contestDetails', englishContestDetails);
  const getName = useEntryNames();
  const outside = details.entries.filter(({ status }) => status !== 'standing');
  const show = (entry: number) => (
    <NamedEntry name={getName(`${entry}`)} href={links.getEntryPath(`${entry}`)} />
  );
  const about = (judge: Address, entry: number, time: bigint) => (
    <span className={styles.line}>
      <Person address={judge} href={links.getAddressHref(judge) ?? undefined} inline />
      <Link href={links.getEntryPath(`${entry}`)}>
        <bdi>{getName(`${entry}`).name}</bdi>
      </Link>
      <time className={styles.soft} dateTime={toDateTimeAttribute(time)}>
        {formatMomentInZone(time)}
      </time>
    </span>
  );
  return (
    <>
      {outside.length > 0 && (
        <FactsList name={messages.outside.name}>
          {outside.map(({ number, status, reason }) => (
            <li key={number}>
              <span className={styles.line}>
                <Tag tone={status === 'disqualified' ? 'error' : 'neutral'}>
                  {status === 'disqualified' ? messages.outside.disqualified : messages.outside.withdrawn}
                </Tag>
                {show(number)}
              </span>
              {reason !== null ? (
                <>
                  <span className={styles.soft}>{messages.outside.reason}</span>
                  <blockquote className={styles.text}>
                    <bdi>{reason}</bdi>
                  </blockquote>
                </>
              ) : (
                <span className={styles.soft}>{messages.outside.entrant}</span>
              )}
              {renderNotes?.(number)}
            </li>
          ))}
        </FactsList>
      )}
      {details.recusals.length > 0 && (
        <FactsList name={messages.recusals.name} intro={messages.recusals.intro}>
          {details.recusals.map(({ uid, judge, entry, time }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </FactsList>
      )}
      {details.withheld.length > 0 && (
        <FactsList name={messages.withheld.name} intro={messages.withheld.intro}>
          {details.withheld.map(({ attestation: { uid, time }, judge, entry }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </FactsList>
      )}
    </>
  );
}
