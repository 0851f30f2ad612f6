import type { ChainConfig } from '@org/chain-config';
import { type NotificationAction, useNotify } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Hex } from 'viem';
import { messages } from '../messages/messages.ts';
import { describeSubject } from './describeSubject.ts';
import { followIntent, isFinal } from './followIntent.ts';
import { getWritingErrorCode } from './getWritingErrorCode.ts';
import { waitForIntent } from './intentLock.ts';
import { forgetIntent, getIntents, type Intent, type OpenIntent } from './intents.ts';
import { loadWriters, type Writers } from './loadWriters.ts';
import { tellSent, tellSpedUp } from './tellSent.ts';
import { untilSeen } from './untilSeen.ts';
import { useIntents } from './useIntents.ts';
import { useLatest } from './useLatest.ts';

/** A wallet's request is rarely answered later than that. */
const LOOK_FOR_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15_000;
/** Of what is on its way for longer only the end is said: it would be said on every page. */
const SAID_FOR_MS = 60 * 60_000;

export type ResumeOptions = {
  readonly chains: readonly ChainConfig[];
  /** Looks for the attestation of an intent that came back without a transaction hash. */
  readonly findUid: (chain: ChainConfig, intent: Intent, writers: Writers) => Promise<Hex | undefined>;
  readonly onVisible: (chain: ChainConfig, intent: Intent, uid: Hex) => void;
  /** The way to where an intent belongs; nothing where the visitor is there already. */
  readonly toAction: (chain: ChainConfig, intent: Intent) => NotificationAction | undefined;
};

const words = messages.writing;

/**
 * Finds out what became of what was asked of the wallet before the page was closed or reloaded. Whatever is not a
 * success is said here: that nothing was written, that nothing was found, and, once, that it cannot be seen yet.
 */
export const useResumedWrites = (options: ResumeOptions): void => {
  const intents = useIntents();
  const notify = useNotify();
  const latest = useLatest(options);
  const watched = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = watched.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  useEffect(() => {
    const resume = async (chain: ChainConfig, id: string, signal: AbortSignal) => {
      await waitForIntent(id, signal);
      const intent = findStored(id);
      if (!intent || signal.aborted) return;
      const about = () => ({
        description: describeSubject(intent),
        action: latest.current.toAction(chain, intent),
      });
      const isRecent = intent.askedAtMs > Date.now() - SAID_FOR_MS;
      const sent = intent.transactionHash && isRecent ? tellSent(notify, intent) : undefined;
      signal.addEventListener('abort', () => sent?.end());
      /** Whether it is still to be told: with several pages open it is told on the one that is looked at. */
      const take = async () => {
        await untilSeen(signal);
        const isOpen = !signal.aborted && findStored(id) !== undefined;
        if (isOpen) forgetIntent(id);
        return isOpen;
      };
      try {
        const uid = intent.transactionHash
          ? await followIntent(chain, intent, {
              signal,
              onUnclear: (error) =>
                notify.warning({ title: words.errors[getWritingErrorCode(error)], ...about() }),
              onSpedUp: () => tellSpedUp(notify, intent),
            })
          : await lookForData(intent, signal, (writers) => latest.current.findUid(chain, intent, writers));
        if (!(await take())) return;
        if (uid) latest.current.onVisible(chain, intent, uid);
        else notify.warning({ title: words.notFound, ...about() });
      } catch (error) {
        // Whatever else went wrong says nothing about it: the next page looks again.
        if (isFinal(error) && (await take()))
          notify.error({ title: words.errors[getWritingErrorCode(error)], ...about() });
      } finally {
        sent?.end();
      }
    };

    for (const [id, controller] of watched.current) {
      if (intents.some((intent) => intent.id === id && !intent.isActive)) continue;
      // Told, taken back, or this page's own again.
      controller.abort();
      watched.current.delete(id);
    }
    for (const { id, chainId, isActive } of intents) {
      const chain = latest.current.chains.find((each) => each.chain.id === chainId);
      if (!chain || isActive || watched.current.has(id)) continue;
      const controller = new AbortController();
      watched.current.set(id, controller);
      resume(chain, id, controller.signal).catch(() => undefined);
    }
  }, [intents, notify, latest]);
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Nothing once another page has told it, or the visitor has said that it was not signed. */
const findStored = (id: string): OpenIntent | undefined => getIntents().find((intent) => intent.id === id);

/** Looks at least once, however late it is, and gives up only on a look that was answered. */
const lookForData = async (
  { id, askedAtMs }: Intent,
  signal: AbortSignal,
  find: (writers: Writers) => Promise<Hex | undefined>,
): Promise<Hex | undefined> => {
  const writers = await loadWriters();
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS)) {
    signal.throwIfAborted();
    const answer = await find(writers).then(
      (uid) => ({ uid }),
      () => null,
    );
    if (answer?.uid) return answer.uid;
    const isOver = answer && Date.now() >= askedAtMs + LOOK_FOR_MS;
    if (isOver || !findStored(id)) return undefined;
    await pause(pauseMs);
  }
};
