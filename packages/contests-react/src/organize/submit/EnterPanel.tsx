import type { ChainConfig } from '@org/chain-config';
import type { ContestReplay, Phase } from '@org/contests';
import { Link, Tag } from '@org/ui-theme';
import type { Address, Hex } from 'viem';
import { useMessages, usePaths } from '../../base/provider/contests.ts';
import { formatMomentInZone } from '../../base/text/formatTime.ts';
import { englishSubmit } from '../../messages/en/submit.ts';
import styles from './EnterPanel.module.css';
import { listOwnSubmissions } from './listOwnSubmissions.ts';
import { getSubmissionState, type SubmissionState } from './submissionState.ts';
import { useSubmissionName, useSubmissionTexts } from './useSubmissionTexts.ts';

type EnterViewProps = {
  /** When submissions close; undefined if they are closed. */
  readonly until: bigint | undefined;
  readonly own: readonly {
    readonly uid: Hex;
    readonly name: string;
    readonly href: string;
    readonly status: SubmissionState['status'];
  }[];
  /** The form for an entry. */
  readonly submitHref: string;
};

/** How to take part in a contest, and the visitor's submissions. */
export function EnterView({ until, own, submitHref }: EnterViewProps) {
  const messages = useMessages('submit', englishSubmit);
  return (
    <section className={styles.enter} aria-label={messages.enter.name}>
      {until !== undefined && <p>{messages.enter.text(formatMomentInZone(until))}</p>}
      {own.length > 0 && (
        <>
          <h2>{messages.enter.own}</h2>
          <ul className={styles.own}>
            {own.map(({ uid, name, href, status }) => (
              <li key={uid}>
                <Link href={href}>
                  <bdi>{name}</bdi>
                </Link>{' '}
                <Tag tone="neutral">{messages.submission.short[status]}</Tag>
              </li>
            ))}
          </ul>
          {until !== undefined && (
            <p>
              <Link href={submitHref}>{messages.enter.another}</Link>
            </p>
          )}
        </>
      )}
    </section>
  );
}

type EnterPanelProps = {
  readonly chainConfig: ChainConfig;
  readonly state: ContestReplay;
  readonly phase: Phase;
  readonly account: Address;
};

/** How to take part in a contest, and the visitor's submissions. */
export function EnterPanel({ chainConfig, state, phase, account }: EnterPanelProps) {
  const paths = usePaths();
  const own = listOwnSubmissions(state, account);
  const texts = useSubmissionTexts(own);
  const getName = useSubmissionName();
  return (
    <EnterView
      until={phase === 'submissions' ? state.times.submissionsUntil : undefined}
      submitHref={paths.submit(chainConfig.slug, state.attestation.uid)}
      own={own.map((submission) => ({
        uid: submission.uid,
        name: getName(submission.uid, texts.get(submission.uid)),
        href: paths.submission(chainConfig.slug, state.attestation.uid, submission.uid),
        status: getSubmissionState(submission, state, []).status,
      }))}
    />
  );
}
