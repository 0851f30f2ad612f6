import { Button, Skeleton } from '@org/ui-theme';
import type { ComponentType } from 'react';
import { englishContest } from '../../messages/en/contest.ts';
import { useMessages } from '../provider/contests.ts';
import { useLazyComponent } from './lazyPart.ts';

export type LazyContentProps<Props> = {
  /** The same function on every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** About the height of the content in pixels, so that what follows keeps its place. */
  readonly height?: number | undefined;
};

/** A part of the page whose code loads when it is rendered, with a button where that failed. */
export function LazyContent<Props extends object>({ load, props, height }: LazyContentProps<Props>) {
  const messages = useMessages('contest', englishContest);
  const { Component, hasFailed, fetchAgain } = useLazyComponent(load, true);
  if (Component) return <Component {...props} />;
  if (!hasFailed)
    return (
      <div style={{ blockSize: height, overflow: 'clip' }}>
        <Skeleton shape="block" />
      </div>
    );
  return (
    <Button variant="outlined" onClick={fetchAgain}>
      {messages.loadRest}
    </Button>
  );
}
