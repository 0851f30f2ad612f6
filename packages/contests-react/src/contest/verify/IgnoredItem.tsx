import type { IgnoredReview } from '@org/contests';
import { Link, WarningIcon } from '@org/ui-theme';
import { useHidden, useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../base/text/formatTime.ts';
import { ignoredTexts } from '../../messages/en/proof.ts';
import { Person } from '../../person/Person.tsx';
import styles from './IgnoredItem.module.css';

export type IgnoredItemProps = IgnoredReview & {
  readonly href: string;
  readonly nameEntry: (entry: string) => string;
  /** The attester's address looks like another address on the page. */
  readonly isLookAlike: boolean;
};

/** One attestation that is not counted: the reason first, then its details. */
export function IgnoredItem(props: IgnoredItemProps) {
  const words = useTexts('ignored', ignoredTexts);
  const { attestation, reason, review, href, nameEntry, isLookAlike } = props;
  const { uid, attester, time } = attestation;
  const { isHidden } = useHidden(uid);
  return (
    <li className={styles.item} id={uid} data-reason={reason}>
      <p className={styles.reason}>{words.reasons[reason]}</p>
      {review && (
        <p className={styles.entry}>
          {!isHidden && <bdi>{nameEntry(review.entry)}</bdi>} <span>{words.points(review.points)}</span>
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
          <WarningIcon size="small" /> {words.lookAlike}
        </p>
      )}
    </li>
  );
}
