import { Button, EditIcon, JudgesIcon, Link, VerifiedIcon } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import { paths } from '../../shared/paths.ts';
import styles from './LandingView.module.css';
import { type Recent, RecentContests, type RecentContestsProps } from './RecentContests.tsx';
import { StepPicture } from './StepPicture.tsx';

const landingMessages = messages.landing;

export type LandingViewProps = Omit<RecentContestsProps, 'recent' | 'none'> & {
  readonly finished: Recent;
  readonly open: Recent;
  /** A finished contest. */
  readonly result: ReactNode;
  /** One of its reviews, if one can be quoted. */
  readonly quote: ReactNode;
  readonly resultHref: string | undefined;
  readonly onStart: () => void;
};

const HONEST_ICONS = [EditIcon, JudgesIcon, VerifiedIcon];

/** The landing page: the promise beside a result, how it works, and finished and open contests. */
export function LandingView({
  onStart,
  result,
  quote,
  resultHref,
  finished,
  open,
  ...recent
}: LandingViewProps) {
  // One sentence for both rows.
  const isFailed = finished.status === 'failed' && open.status === 'failed';
  const isEmpty = [finished, open].every((each) => each.status === 'listed' && each.contests.length === 0);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.pitch}>
          <h1 className={styles.title}>{landingMessages.title}</h1>
          <p className={styles.lead}>{landingMessages.lead}</p>
          <div className={styles.actions}>
            <Button size="large" onClick={onStart}>
              {landingMessages.startContest}
            </Button>
            <Button size="large" variant="outlined" href={resultHref ?? '#finished'}>
              {landingMessages.seeResult}
            </Button>
          </div>
          <p className={styles.free}>{landingMessages.free}</p>
        </div>
        <div className={styles.result}>{result}</div>
      </section>
      <section className={styles.band} data-ground="paper" aria-labelledby="how">
        <h2 className={styles.heading} id="how">
          {landingMessages.howTitle}
        </h2>
        <ol className={styles.thirds}>
          {landingMessages.steps.map((step, index) => (
            <li key={step.title}>
              <StepPicture step={index} />
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      {quote && <section>{quote}</section>}
      <section className={styles.band} data-ground="night" aria-labelledby="honest">
        <h2 className={styles.heading} id="honest">
          {landingMessages.honestTitle}
        </h2>
        <ul className={styles.thirds}>
          {landingMessages.honest.map(({ title, text }, index) => {
            const Icon = HONEST_ICONS[index] ?? VerifiedIcon;
            return (
              <li key={title}>
                <Icon />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
      <section aria-labelledby="finished">
        <RowHead
          id="finished"
          title={landingMessages.finishedTitle}
          href={`${paths.contests}?state=closed`}
        />
        <RecentContests
          {...recent}
          recent={finished}
          none={isEmpty ? landingMessages.empty : landingMessages.noneFinished}
        />
      </section>
      {!isFailed && !isEmpty && (
        <section aria-labelledby="open">
          <RowHead id="open" title={landingMessages.openTitle} href={paths.contests} />
          <RecentContests {...recent} recent={open} none={landingMessages.noneOpen} />
        </section>
      )}
    </div>
  );
}

function RowHead({
  id,
  title,
  href,
}: {
  readonly id: string;
  readonly title: string;
  readonly href: string;
}) {
  return (
    <div className={styles.recentHead}>
      <h2 className={styles.heading} id={id} tabIndex={-1}>
        {title}
      </h2>
      <Link href={href}>{landingMessages.seeAll}</Link>
    </div>
  );
}
