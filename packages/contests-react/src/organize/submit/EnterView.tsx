import { Link, Tag } from '@org/ui-theme';
import type { Hex } from 'viem';
import { useTexts } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { submitTexts } from '../../messages/en/submit.ts';
import styles from './EnterView.module.css';
import type { SubmissionState } from './submissionState.ts';

export type EnterViewProps = {
  /** When submissions close; undefined if they are closed. */
  readonly until: bigint | undefined;
  readonly own: readonly {
    readonly uid: Hex;
    readonly name: string;
    readonly href: string;
    readonly status: SubmissionState['status'];
  }[];
};

/** How to take part in a contest, and the visitor's submissions. */
export function EnterView({ until, own }: EnterViewProps) {
  const words = useTexts('submit', submitTexts);
  return (
    <section className={styles.enter} aria-label={words.enter.name}>
      {until !== undefined && <p>{words.enter.text(formatMomentInZone(until))}</p>}
      {own.length > 0 && (
        <>
          <h2>{words.enter.own}</h2>
          <ul className={styles.own}>
            {own.map(({ uid, name, href, status }) => (
              <li key={uid}>
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <Tag tone="neutral">{words.submission.short[status]}</Tag>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
