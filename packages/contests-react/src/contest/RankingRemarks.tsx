import type { ResultDetails } from '@org/contests';
import { Link, Tag } from '@org/ui-theme';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../base/text/formatTime.ts';
import { englishRemarks } from '../messages/en/remarks.ts';
import { Person } from '../person/Person.tsx';
import { useEntryNames } from './parts/entryNames.ts';
import styles from './parts/Facts.module.css';
import { NamedEntry } from './parts/NamedEntry.tsx';
import { Postponements } from './parts/Postponements.tsx';
import type { ContestLinks } from './review/ReviewList.tsx';

export type RankingRemarksProps = {
  /** The reviews that the organizer wants for each entry, if one has fewer; else 0. */
  readonly minimum: number;
  readonly details: ResultDetails;
  readonly links: ContestLinks;
  /** The organizer's notes about an entry. */
  readonly renderNotes?: ((about: number) => ReactNode) | undefined;
};

/** Postponements, entries outside the ranking, recusals and withheld reviews, which the ranking itself does not show. */
export function RankingRemarks({ minimum, ...outside }: RankingRemarksProps) {
  const messages = useMessages('remarks', englishRemarks);
  return (
    <>
      {minimum > 0 && <p>{messages.fewReviews(minimum)}</p>}
      <Postponements details={outside.details} />
      <Outside {...outside} />
    </>
  );
}

/** Entries outside the ranking, and recusals. Empty lists are left out. */
function Outside({ details, links, renderNotes }: Omit<RankingRemarksProps, 'minimum'>) {
  const messages = useMessages('remarks', englishRemarks);
  const { recusals, withheld } = messages;
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
        <List name={messages.outside.name}>
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
        </List>
      )}
      {details.recusals.length > 0 && (
        <List name={recusals.name} intro={recusals.intro}>
          {details.recusals.map(({ uid, judge, entry, time }) => (
            <li key={uid}>{about(judge, entry, time)}</li>
          ))}
        </List>
      )}
      {details.withheld.length > 0 && (
        <List name={withheld.name} intro={withheld.intro}>
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
    <section className={styles.facts} aria-label={name}>
      <h3>{name}</h3>
      {intro && <p className={styles.soft}>{intro}</p>}
      <ul className={styles.items}>{children}</ul>
    </section>
  );
}
