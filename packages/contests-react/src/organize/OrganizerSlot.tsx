import type { ChainConfig } from '@org/chain-config';
import type { PhaseR2 } from '@org/contests/r2';
import { Banner } from '@org/ui-theme';
import type { ContestReadingR2 } from '../contest-r2/data/useContestR2.ts';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useTexts, useWalletState } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';

export type OrganizerSlotProps = {
  readonly chainConfig: ChainConfig;
  readonly reading: ContestReadingR2;
  readonly phase: PhaseR2;
};

const loadOrganizer = () => import('./Organizer.tsx').then(({ Organizer }) => Organizer);

/** The organizer's region, whose code loads for the organizer only. Inside of `EntryNames` and a `PeopleProvider`. */
export function OrganizerSlot(props: OrganizerSlotProps) {
  const words = useTexts('contest', contestTexts);
  const { status, account } = useWalletState();
  const { organizer } = props.reading.contest;
  const isOrganizer = status === 'connected' && account?.toLowerCase() === organizer.toLowerCase();
  const { Component: Organizer, hasFailed } = useLazyComponent(loadOrganizer, isOrganizer);
  if (!isOrganizer) return null;
  if (hasFailed) return <Banner tone="error" title={words.act.failed} />;
  return Organizer ? <Organizer {...props} account={organizer} /> : null;
}
