import { Button, Link } from '@org/ui-theme';
import { messages } from '../../messages/messages.ts';
import { paths } from '../../shared/paths.ts';
import { ExampleResult } from './ExampleResult.tsx';
import styles from './LandingView.module.css';
import { RecentContests, type RecentContestsProps } from './RecentContests.tsx';

const landingMessages = messages.landing;

export type LandingViewProps = RecentContestsProps & {
  readonly onStart: () => void;
};

/** The landing page: what Laurel is, how it works, and the latest contests. */
export function LandingView({ onStart, ...recent }: LandingViewProps) {
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
            <Button size="large" variant="outlined" href="#recent">
              {landingMessages.seeLatest}
            </Button>
          </div>
          <p className={styles.free}>{landingMessages.free}</p>
        </div>
        <ExampleResult />
      </section>
      <section aria-labelledby="how">
        <h2 className={styles.heading} id="how">
          {landingMessages.howTitle}
        </h2>
        <ol className={styles.steps}>
          {landingMessages.steps.map((step) => (
            <li className={styles.step} key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="recent">
        <div className={styles.recentHead}>
          <h2 className={styles.heading} id="recent" tabIndex={-1}>
            {landingMessages.recentTitle}
          </h2>
          <Link href={paths.contests}>{landingMessages.seeAll}</Link>
        </div>
        <RecentContests {...recent} />
      </section>
    </div>
  );
}
