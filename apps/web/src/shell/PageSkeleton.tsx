import { Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { ContestSkeleton } from '../features/contest/ContestSkeleton.tsx';
import { EntrySkeleton } from '../features/entry/EntrySkeleton.tsx';
import type { PageName } from '../routes/pages.ts';
import { ContestCardSkeleton } from '../shared/contest-card/ContestCardSkeleton.tsx';
import { ContestCards } from '../shared/contest-card/ContestCards.tsx';
import { messages } from '../shared/messages/messages.ts';
import styles from './PageSkeleton.module.css';

const Cards = () => (
  <ContestCards>
    {['first', 'second', 'third', 'fourth'].map((outline) => (
      <li key={outline}>
        <ContestCardSkeleton />
      </li>
    ))}
  </ContestCards>
);

const Paper = ({ children }: { children: ReactNode }) => <div className={styles.paper}>{children}</div>;

const Form = () => (
  <div className={styles.stack}>
    <Skeleton shape="heading" width="medium" />
    <Skeleton lines={2} />
    <div className={styles.columns}>
      <Paper>
        <Skeleton width="short" />
        <Skeleton shape="block" />
        <Skeleton width="short" />
        <Skeleton shape="block" />
      </Paper>
      <Paper>
        <Skeleton lines={5} />
      </Paper>
    </div>
  </div>
);

const List = () => (
  <div className={styles.column}>
    <Skeleton shape="heading" width="medium" />
    <Paper>
      <Skeleton lines={3} />
    </Paper>
  </div>
);

const outlines: Record<PageName, () => ReactNode> = {
  landing: () => (
    <div className={styles.sections}>
      <div className={styles.hero}>
        <div className={styles.stack}>
          <Skeleton shape="heading" width="long" />
          <Skeleton shape="heading" width="medium" />
          <Skeleton lines={3} />
        </div>
        <Paper>
          <Skeleton lines={6} />
        </Paper>
      </div>
      <div className={styles.thirds}>
        <Skeleton lines={4} />
        <Skeleton lines={4} />
        <Skeleton lines={4} />
      </div>
      <Cards />
    </div>
  ),
  contests: () => (
    <div className={styles.tall}>
      <div className={styles.head}>
        <Skeleton shape="heading" width="short" />
      </div>
      <Skeleton shape="block" />
      <Cards />
    </div>
  ),
  start: Form,
  reviews: List,
  drafts: List,
  account: List,
  help: List,
  settings: List,
  terms: List,
  privacy: List,
  contest: () => <ContestSkeleton />,
  entry: () => <EntrySkeleton />,
  share: () => (
    <div className={styles.column}>
      <Paper>
        <Skeleton shape="heading" width="medium" />
        <Skeleton lines={2} />
        <Skeleton shape="block" />
      </Paper>
    </div>
  ),
  'not-found': () => (
    <div className={styles.column}>
      <Paper>
        <Skeleton shape="heading" width="medium" />
        <Skeleton lines={2} />
      </Paper>
    </div>
  ),
};

/** The outline of a page: what is drawn at build time, and again while a page is on its way. */
export function PageSkeleton({ page }: { page: PageName }) {
  const Outline = outlines[page];
  return (
    <div role="status" aria-label={messages.shell.loading}>
      <Outline />
    </div>
  );
}
