import { type Attestation, findLookAlikes, type IgnoredReview } from '@org/contests';
import { Button, Link, WarningIcon } from '@org/ui-theme';
import { useMemo, useState } from 'react';
import type { Address } from 'viem';
import { useHidden, useMessages } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { englishIgnored } from '../../messages/en/proof.ts';
import { Person } from '../../person/Person.tsx';
import styles from './NotCounted.module.css';

type IgnoredItemProps = IgnoredReview & {
  readonly href: string;
  readonly nameEntry: (entry: string) => string;
  /** The attester's address looks like another address on the page. */
  readonly isLookAlike: boolean;
};

/** One attestation that is not counted: the reason first, then its details. */
function IgnoredItem(props: IgnoredItemProps) {
  const messages = useMessages('ignored', englishIgnored);
  const { attestation, reason, review, href, nameEntry, isLookAlike } = props;
  const { uid, attester, time } = attestation;
  const { isHidden } = useHidden(uid);
  return (
    <li className={styles.item} id={uid} data-reason={reason}>
      <p className={styles.reason}>{messages.reasons[reason]}</p>
      {review && (
        <p className={styles.entry}>
          {!isHidden && <bdi>{nameEntry(review.entry)}</bdi>} <span>{messages.points(review.points)}</span>
        </p>
      )}
      <div className={styles.facts}>
        <Person address={attester} copyable={isLookAlike} inline />
        <time dateTime={toDateTimeAttribute(time)}>{formatMomentInZone(time)}</time>
        <Link
          href={href}
          {...(href.startsWith('#') ? {} : { external: true })}
          className={styles.uid}
          title={uid}
        >
          {uid.slice(0, 10)}…{uid.slice(-6)}
        </Link>
      </div>
      {isLookAlike && (
        <p className={styles.warning}>
          <WarningIcon size="small" /> {messages.lookAlike}
        </p>
      )}
    </li>
  );
}

const ITEMS_AT_FIRST = 50;

export type NotCountedProps = {
  /** The contest's organizer and judges. */
  readonly people: readonly Address[];
  readonly ignored: readonly IgnoredReview[];
  readonly getAttestationHref: (attestation: Attestation) => string;
  readonly nameEntry: (entry: string) => string;
};

/** Attestations about the contest that do not affect its result, each with its reason. */
export function NotCounted({ people, ignored, getAttestationHref, nameEntry }: NotCountedProps) {
  const messages = useMessages('ignored', englishIgnored);
  const [limit, setLimit] = useState(ITEMS_AT_FIRST);
  const shown = ignored.slice(0, limit);
  const lookAlikes = useMemo(() => {
    const attesters = ignored.map(({ attestation }) => attestation.attester);
    return new Set(
      findLookAlikes([...people, ...attesters])
        .flat()
        .map(toLowerCase),
    );
  }, [people, ignored]);
  const toItem = (item: IgnoredReview) => (
    <IgnoredItem
      key={item.attestation.uid}
      {...item}
      href={getAttestationHref(item.attestation)}
      nameEntry={nameEntry}
      isLookAlike={lookAlikes.has(toLowerCase(item.attestation.attester))}
    />
  );
  return (
    <section className={styles.section} aria-label={messages.name}>
      <div>
        <h3>{messages.counted(ignored.length)}</h3>
        <p className={styles.intro}>{ignored.length === 0 ? messages.none : messages.intro}</p>
      </div>
      {shown.length > 0 && <ul className={styles.list}>{shown.map(toItem)}</ul>}
      {shown.length < ignored.length && (
        <Button variant="outlined" size="small" onClick={() => setLimit(limit + ITEMS_AT_FIRST)}>
          {messages.more(Math.min(ITEMS_AT_FIRST, ignored.length - limit))}
        </Button>
      )}
    </section>
  );
}

const toLowerCase = (address: Address) => address.toLowerCase();
