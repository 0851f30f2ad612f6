import type { Contest } from '@org/contests';
import { Banner } from '@org/ui-theme';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages, useWalletState } from '../../base/provider/contests.ts';
import { DESK_HASH } from '../../data/reading/judges.ts';
import { englishContest } from '../../messages/en/contest.ts';
import type { OrganizerPlace } from './deskPlace.ts';

const OrganizerPart = lazyPart(() => import('./Organizer.tsx').then(({ Organizer }) => Organizer));

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

/** True if the connected account started the contest, or the link opens the desk for an owner of its Safe. */
export function useIsOrganizer({ organizer }: Pick<Contest, 'organizer'>): boolean {
  const { status, account } = useWalletState();
  const isLinked = useSyncExternalStore(
    subscribe,
    () => window.location.hash === DESK_HASH,
    () => false,
  );
  return isLinked || (status === 'connected' && account?.toLowerCase() === organizer.toLowerCase());
}

const KEY = 'laurel.desk';

const readLast = () => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/**
 * True if the organizer's region is about to arrive: the wallet reconnects, and the region of this contest was the last one that
 * this tab showed.
 */
export function useIsDeskExpected({ uid }: Pick<Contest, 'uid'>, isOrganizer: boolean): boolean {
  const { status } = useWalletState();
  useEffect(() => {
    try {
      if (isOrganizer) sessionStorage.setItem(KEY, uid);
    } catch {
      // Without storage, the page moves when the region arrives.
    }
  }, [uid, isOrganizer]);
  return isOrganizer || (status === 'reconnecting' && readLast() === uid);
}

/** The organizer's region, whose code loads for the organizer, or with its link, only. Inside of `EntryNames` and a `PeopleProvider`. */
export function OrganizerSlot(props: OrganizerPlace) {
  const messages = useMessages('contest', englishContest);
  const { contest } = props.reading;
  const isOrganizer = useIsOrganizer(contest);
  const { Component: Organizer, hasFailed } = OrganizerPart.use(isOrganizer);
  if (!isOrganizer) return null;
  if (hasFailed) {
    const banner = <Banner tone="error" title={messages.act.failed} />;
    return props.line ? createPortal(banner, props.line) : banner;
  }
  return Organizer ? <Organizer {...props} account={contest.organizer} /> : null;
}
