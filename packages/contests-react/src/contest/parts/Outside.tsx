import type { ResultDetails } from '@org/contests';
import { Card, Link, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { contestDetailsTexts } from '../../messages/en/contestDetails.ts';
import { Person } from '../../person/Person.tsx';
import type { ContestLinks } from '../review/ReviewList.tsx';
import { useEntryNames } from './entryNames.ts';
import styles from './Facts.module.css';
import { NamedEntry } from './NamedEntry.tsx';

export type OutsideProps = {
  readonly details: ResultDetails;
  readonly links: ContestLinks;
  /** The organizer's notes about an entry. */
  readonly renderNotes?: ((about: number) => ReactNode) | undefined;
};

/** Entries outside the ranking, and recusals. Empty lists are left out. */
export function Outside({ details, links, renderNotes }: OutsideProps) {
  const words = useTexts('contestDetails', contestDetailsTexts);
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
        <List name={words.outside.name}>
          {outside.map(({ number, status, reason }) => (
            <li key={number}>
              <span className={styles.line}>
                <Tag tone={status === 'disqualified' ? 'error' : 'neutral'}>
                  {status === 'disqualified' ? words.outside.disqualified : words.outside.withdrawn}
                </Tag>
                {show(number)}
              </span>
              {reason !== null ? (
                <>
                  <span className={styles.soft}>{words.outside.reason}</span>
                  <blockquote className={styles.text}>
                    <bdi>{reason}</bdi>
                  </blockquote>
                </>
              ) : (
                <span className={styles.soft}>{words.outside.entrant}</span>
              )}
              {renderNotes?.(number)}
            </li>
          ))}
        </List>
      )}
      {details.recusals.length > 0 && (
        <List name={words.recusals.name} intro={words.recusals.intro}>
          {details.recusals.map(({ uid, judge, entry, time }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </List>
      )}
      {details.withheld.length > 0 && (
        <List name={words.withheld.name} intro={words.withheld.intro}>
          {details.withheld.map(({ attestation: { uid, time }, judge, entry }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </List>
      )}
    </>
  );
}

type ListProps = { readonly name: string; readonly intro?: string; readonly children: ReactNode };

function List({ name, intro, children }: ListProps) {
  return (
    <Card as="section" className={styles.facts} aria-label={name}>
      <h2>{name}</h2>
      {intro && <p className={styles.soft}>{intro}</p>}
      <ul className={styles.items}>{children}</ul>
    </Card>
  );
}
