import { Banner } from '@org/ui-theme';
import { useLazyComponent } from '../page/useLazyComponent.ts';
import { useTexts, useWalletState } from '../provider/contests.ts';
import { contestTexts } from '../texts/en/contest.ts';
import type { OrganizerPlace } from './organizerPlace.ts';

const loadOrganizer = () => import('./Organizer.tsx').then(({ Organizer }) => Organizer);

/** The organizer's region, whose code loads for the organizer only. Inside of `EntryNames` and a `PeopleProvider`. */
export function OrganizerSlot(props: OrganizerPlace) {
  const words = useTexts('contest', contestTexts);
  const { status, account } = useWalletState();
  const { organizer } = props.reading.contest;
  const isOrganizer = status === 'connected' && account?.toLowerCase() === organizer.toLowerCase();
  const { Component: Organizer, hasFailed } = useLazyComponent(loadOrganizer, isOrganizer);
  if (!isOrganizer) return null;
  if (hasFailed) return <Banner tone="error" title={words.act.failed} />;
  return Organizer ? <Organizer {...props} account={organizer} /> : null;
}
