import { ContestCardSkeleton, ContestCards } from '@org/contests-react/reading';
import { Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './outlines.module.css';

function Cards() {
  return (
    <ContestCards>
      {['first', 'second', 'third', 'fourth'].map((outline) => (
        <li key={outline}>
          <ContestCardSkeleton />
        </li>
      ))}
    </ContestCards>
  );
}

function Paper({ children }: { children: ReactNode }) {
  return <div className={styles.paper}>{children}</div>;
}

export function FormOutline() {
  return (
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
}

export function ListOutline() {
  return (
    <div className={styles.column}>
      <Skeleton shape="heading" width="medium" />
      <Paper>
        <Skeleton lines={3} />
      </Paper>
    </div>
  );
}

export function LandingOutline() {
  return (
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
  );
}

export function ContestsOutline() {
  return (
    <div className={styles.tall}>
      <div className={styles.head}>
        <Skeleton shape="heading" width="short" />
      </div>
      <Skeleton shape="block" />
      <Cards />
    </div>
  );
}

export function ShareOutline() {
  return (
    <div className={styles.column}>
      <Paper>
        <Skeleton shape="heading" width="medium" />
        <Skeleton lines={2} />
        <Skeleton shape="block" />
      </Paper>
    </div>
  );
}

export function NotFoundOutline() {
  return (
    <div className={styles.column}>
      <Paper>
        <Skeleton shape="heading" width="medium" />
        <Skeleton lines={2} />
      </Paper>
    </div>
  );
}
