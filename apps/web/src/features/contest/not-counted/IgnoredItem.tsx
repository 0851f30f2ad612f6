import { Address, Link, WarningIcon } from '@org/ui-theme';
import { useHidden } from '../../../shared/hidden/useHidden.ts';
import { messages } from '../../../shared/messages/messages.ts';
import { showLink } from '../../../shared/text/showLink.ts';
import { formatMomentInZone, toDateTimeAttribute } from '../../../shared/time/formatMoment.ts';
import styles from './IgnoredItem.module.css';
import type { Ignored } from './ignored.ts';

const words = messages.ignored;

export type IgnoredItemProps = Ignored & {
  readonly href: string;
  /** Its attester's address begins and ends like another one's on the page. */
  readonly isLookAlike: boolean;
};

/** One attestation that is not counted: the reason first, then what is known of it. */
export function IgnoredItem(props: IgnoredItemProps) {
  const { attestation, reason, evaluation, href, isLookAlike } = props;
  const { uid, attester, time } = attestation;
  const { isHidden } = useHidden(uid);
  return (
    <li className={styles.item} id={uid} data-reason={reason}>
      <p className={styles.reason}>{words.reasons[reason]}</p>
      {evaluation && (
        <p className={styles.entry}>
          {!isHidden && <bdi>{showLink(evaluation.entry)}</bdi>}{' '}
          <span>{words.points(evaluation.points)}</span>
        </p>
      )}
      <div className={styles.facts}>
        <Address address={attester} picture copyable={isLookAlike} />
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
