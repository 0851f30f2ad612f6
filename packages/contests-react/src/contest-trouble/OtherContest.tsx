import type { ReactNode } from 'react';
import type { Hex } from 'viem';
import type { readServedActs as readActs } from '../contest-r2/data/readServedActs.ts';
import { LoadFailed } from '../page/LoadFailed.tsx';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { ContestMissing, type ContestMissingProps } from './ContestMissing.tsx';
import { isMissingR2 } from './isMissingR2.ts';

const loadContestR2 = () =>
  import('../contest-r2/ContestPageR2.tsx').then(({ ContestPageR2 }) => ContestPageR2);
/** The acts of a version 2 contest that arrived with its page, for the query cache; the page's code loads at the same time. */
export async function readServedActs(...served: Parameters<typeof readActs>) {
  void loadContestR2().catch(() => undefined);
  return (await import('../contest-r2/data/readServedActs.ts')).readServedActs(...served);
}

const loadEntryR2 = () => import('../contest-r2/EntryPageR2.tsx').then(({ EntryPageR2 }) => EntryPageR2);

export type OtherContestProps = ContestMissingProps & {
  readonly uid: Hex;
  /** The entry's position, on the page of an entry. */
  readonly place?: string;
  readonly skeleton: ReactNode;
};

/** Shows a version 2 contest, or why there is no contest. */
export function OtherContest(props: OtherContestProps) {
  const { chainConfig, uid, place, reason } = props;
  const isVersion2 = isMissingR2(chainConfig, reason);
  const contest = useLazyComponent(loadContestR2, isVersion2 && place === undefined);
  const entry = useLazyComponent(loadEntryR2, isVersion2 && place !== undefined);
  if (!isVersion2) return <ContestMissing {...props} />;
  if (contest.Component) return <contest.Component {...{ chainConfig, uid }} />;
  if (entry.Component && place !== undefined) return <entry.Component {...{ chainConfig, uid, place }} />;
  return contest.hasFailed || entry.hasFailed ? (
    <LoadFailed onTryAgain={() => window.location.reload()} />
  ) : (
    props.skeleton
  );
}
