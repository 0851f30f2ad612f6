import type { ChainConfig } from '@org/chain-config';
import type { PendingWrite } from '@org/contests/track';
import { type NotificationAction, useNotify } from '@org/ui-theme';
import { useEffect } from 'react';
import type { Hex } from 'viem';
import { useLatest } from '../base/page/latest.ts';
import { useContests, useMessages } from '../base/provider/contests.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { loadWriters } from './loadWriters.ts';
import { describeSubject, notifySent, notifySpedUp } from './notifySent.ts';
import { getWritingErrorCode } from './writeState.ts';

/** Called when a resumed write is indexed. Returns whether the page reports it itself. */
export type IndexedListener = (write: PendingWrite, uid: Hex) => boolean;

const listeners = new Set<IndexedListener>();

/** Lets a page react to a resumed write that is indexed, for example by clearing its form. */
export function useOnIndexed(listener: IndexedListener): void {
  const latest = useLatest(listener);
  useEffect(() => {
    const call: IndexedListener = (write, uid) => latest.current(write, uid);
    listeners.add(call);
    return () => void listeners.delete(call);
  }, [latest]);
}

/** Calls every listener. Returns whether one of them reports the write itself. */
export function notifyIndexed(write: PendingWrite, uid: Hex): boolean {
  return [...listeners].map((listener) => listener(write, uid)).some(Boolean);
}

/** Older writes get no pending notification: it would repeat on every page. Their outcome is still reported. */
const SHOWN_FOR_MS = 60 * 60_000;

export type ResumedWritesOptions = {
  readonly chains: readonly ChainConfig[];
  readonly onVisible: (chain: ChainConfig, write: PendingWrite, uid: Hex) => void;
  /** A link to the page of a write; undefined on that page. */
  readonly toAction: (chain: ChainConfig, write: PendingWrite) => NotificationAction | undefined;
};

/** Resumes pending writes after a reload. Reports every outcome except success, which `onVisible` handles. */
export function useResumedWrites(options: ResumedWritesOptions): void {
  const messages = useMessages('writing', englishWriting);
  const contests = useContests();
  const notify = useNotify();
  const latest = useLatest({ ...options, contests, messages });
  useEffect(() => {
    const describe = (write: PendingWrite) => {
      const chain = latest.current.chains.find((each) => each.chain.id === write.chainId);
      return {
        description: describeSubject(write, latest.current.contests.findMessages),
        action: chain && latest.current.toAction(chain, write),
      };
    };
    let stop = () => {};
    let isStopped = false;
    loadWriters()
      .then(({ getTracker }) => {
        if (isStopped) return;
        stop = getTracker(latest.current.contests).resume({
          chains: latest.current.chains,
          whenSeen: untilSeen,
          onFollow: (write) => {
            if (write.askedAtMs <= Date.now() - SHOWN_FOR_MS) return () => {};
            const sent = notifySent(notify, write, latest.current.contests.findMessages);
            return () => sent.end();
          },
          onRepriced: (write) => notifySpedUp(notify, write, latest.current.contests.findMessages),
          onUnclear: (write, error) =>
            void notify.warning({
              title: latest.current.messages.errors[getWritingErrorCode(error)],
              ...describe(write),
            }),
          onVisible: (write, uid, chain) => latest.current.onVisible(chain, write, uid),
          onLost: (write, code) =>
            void notify.error({ title: latest.current.messages.errors[code], ...describe(write) }),
          onNotFound: (write) =>
            void notify.warning({ title: latest.current.messages.notFound, ...describe(write) }),
        });
      })
      .catch(() => undefined);
    return () => {
      isStopped = true;
      stop();
    };
  }, [notify, latest]);
}

/** Resolves when the tab is visible or the signal is aborted. */
const untilSeen = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
