import { Button, Skeleton } from '@org/ui-theme';
import type { ComponentType } from 'react';
import { useLazyComponent } from '../../page/useLazyComponent.ts';
import { useTexts } from '../../provider/contests.ts';
import { contestTexts } from '../../texts/en/contest.ts';

export type LazyContentProps<Props> = {
  /** The same function on every render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
};

/** A part of the page whose code loads when it is rendered, with a button where that failed. */
export function LazyContent<Props extends object>({ load, props }: LazyContentProps<Props>) {
  const words = useTexts('contest', contestTexts);
  const { Component, hasFailed, fetchAgain } = useLazyComponent(load, true);
  if (Component) return <Component {...props} />;
  if (!hasFailed) return <Skeleton shape="block" />;
  return (
    <Button variant="outlined" onClick={fetchAgain}>
      {words.loadRest}
    </Button>
  );
}
