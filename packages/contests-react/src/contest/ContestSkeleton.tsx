import { Card, Skeleton } from '@org/ui-theme';
import type { ReactNode } from 'react';
import header from './ContestHeader.module.css';
import view from './ContestView.module.css';

/** The page's skeleton while the contest is loading. `children`: the loading text for screen readers. */
export function ContestSkeleton({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={view.contest}>
      <div className={header.header}>
        <div className={header.cover} />
        <div className={header.text}>
          {children}
          <Skeleton width="medium" />
          <Skeleton shape="heading" width="long" />
          <Skeleton width="short" />
        </div>
      </div>
      <div className={view.columns}>
        <RankingSkeleton />
      </div>
    </div>
  );
}

/** The skeleton of the ranking. `children`: the progress of a long read; `notices`: laid over the skeleton. */
export function RankingSkeleton({
  children,
  notices,
}: {
  readonly children?: ReactNode;
  readonly notices?: ReactNode;
}) {
  return (
    <Card className={view.card}>
      <Skeleton shape="heading" width="short" />
      <div className={view.progress}>
        {notices}
        {children ?? <Skeleton width="long" />}
      </div>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className={view.row}>
          <Skeleton shape="circle" />
          <Skeleton lines={2} />
        </div>
      ))}
    </Card>
  );
}
