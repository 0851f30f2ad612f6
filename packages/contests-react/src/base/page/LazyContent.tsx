import { Button, Skeleton } from '@org/ui-theme';
import { englishContest } from '../../messages/en/contest.ts';
import { useMessages } from '../provider/contests.ts';
import type { LazyPart } from './lazyPart.ts';

export type LazyContentProps<Props> = {
  readonly part: LazyPart<Props>;
  readonly props: Props;
  /** About the height of the content in pixels, so that what follows keeps its place. */
  readonly height?: number | undefined;
};

/** A part of the page whose code loads when it is rendered, with a button where that failed. */
export function LazyContent<Props extends object>({ part, props, height }: LazyContentProps<Props>) {
  const messages = useMessages('contest', englishContest);
  const { Component, hasFailed, fetchAgain } = part.use(true);
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
