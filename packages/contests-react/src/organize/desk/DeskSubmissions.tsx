import { Button, CheckIcon, Link, Tag } from '@org/ui-theme';
import { SmallPicture } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import { englishOrganize } from '../../messages/en/organize.ts';
import { Person } from '../../person/Person.tsx';
import { Part, Portions } from './DeskParts.tsx';
import type { OrganizerViewProps } from './deskPlace.ts';
import styles from './OrganizerView.module.css';

/** The submissions that wait for the organizer. */
export function Submissions({
  submissions: { waiting, admitted, isWhole },
  possible,
  onTask,
}: Pick<OrganizerViewProps, 'possible' | 'onTask'> & {
  readonly submissions: NonNullable<OrganizerViewProps['submissions']>;
}) {
  const messages = useMessages('organize', englishOrganize).submissions;
  const refused = waiting.filter(({ reason }) => reason !== null).length;
  return (
    <Part
      title={messages.title}
      aside={messages.counts(waiting.length - refused, admitted, refused)}
      count={waiting.length}
      isUrgent={waiting.length > refused || !isWhole}
    >
      {!isWhole && <p className={styles.soft}>{messages.admittedOnly}</p>}
      {waiting.length === 0 && isWhole && <p className={styles.soft}>{messages.none}</p>}
      <Portions
        className={styles.gallery}
        items={waiting}
        renderItem={(each) => (
          <li key={each.submission.uid} className={styles.item}>
            <SmallPicture
              picture={each.picture}
              naming={each.submission}
              name={each.name}
              className={styles.picture}
              sizes="(min-width: 768px) 360px, 50vw"
            />
            <span className={styles.what}>
              <span className={styles.link}>
                <Link href={each.href}>
                  <bdi>{each.name}</bdi>
                </Link>
              </span>
              {each.facts.length > 0 && (
                <span className={styles.soft}>
                  <bdi>{each.facts.join(' · ')}</bdi>
                </span>
              )}
              {each.about !== '' && <bdi className={styles.about}>{each.about}</bdi>}
              <span className={`${styles.by} ${styles.soft}`}>
                {messages.by} <Person address={each.submission.entrant} inline />
              </span>
              {each.isCopy && (
                <span className={styles.by}>
                  <Tag tone="warning">{messages.copy}</Tag>{' '}
                  <span className={styles.soft}>{messages.copyText}</span>
                </span>
              )}
              {each.reason !== null && (
                <span className={styles.by}>
                  <Tag tone="neutral">{messages.refused}</Tag>{' '}
                  <bdi className={styles.text}>{each.reason}</bdi>
                </span>
              )}
            </span>
            {possible.acts && (
              <span className={styles.acts}>
                <Button
                  size="small"
                  variant="outlined"
                  icon={<CheckIcon size="small" />}
                  aria-label={messages.admit(each.name)}
                  onClick={() => onTask({ kind: 'admit', submissions: [each] })}
                >
                  {messages.admitShort}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={messages.refuse(each.name)}
                  onClick={() => onTask({ kind: 'refuse', submission: each })}
                >
                  {messages.refuseShort}
                </Button>
              </span>
            )}
          </li>
        )}
      />
    </Part>
  );
}
