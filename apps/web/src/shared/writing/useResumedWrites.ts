import type { ChainConfig } from '@org/chain-config';
import { useNotify } from '@org/ui-theme';
import { useEffect, useRef } from 'react';
import type { Hex } from 'viem';
import { messages } from '../messages/messages.ts';
import { describeSubject } from './describeSubject.ts';
import { type FollowIntentOptions, followIntent } from './followIntent.ts';
import { getWritingErrorCode } from './getWritingErrorCode.ts';
import { forgetIntent, getIntents, type Intent, type OpenIntent } from './intents.ts';
import { loadWriters, type Writers } from './loadWriters.ts';
import { tellSent } from './tellSent.ts';

/** A wallet's request is rarely answered later than that. */
const LOOK_FOR_MS = 10 * 60_000;
const LOOK_EVERY_MS = 2_000;

export type ResumeOptions = {
  readonly chainConfig: ChainConfig;
  /** What is to be looked for: intents of other pages stay theirs. */
  readonly intents: readonly OpenIntent[];
  /** Looks for the attestation of an intent that came back without a transaction hash. */
  readonly findUid: (intent: Intent, writers: Writers) => Promise<Hex | undefined>;
  readonly onVisible: (intent: Intent, uid: Hex) => void;
};

const words = messages.writing;

/**
 * Finds out what became of what was asked of the wallet before the page was closed or reloaded. Whatever is not a
 * success is said here: that nothing was written, that nothing was found, and, once, that it cannot be seen yet.
 */
export const useResumedWrites = ({ chainConfig, intents, ...callbacks }: ResumeOptions): void => {
  const notify = useNotify();
  const latest = useRef(callbacks);
  useEffect(() => {
    latest.current = callbacks;
  });
  const watched = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const controllers = watched.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
    };
  }, []);

  useEffect(() => {
    for (const intent of intents) {
      if (intent.chainId !== chainConfig.chain.id || intent.isActive) continue;
      if (watched.current.has(intent.id)) continue;
      const controller = new AbortController();
      watched.current.set(intent.id, controller);
      const { signal } = controller;
      const description = describeSubject(intent);
      const sent = intent.transactionHash ? tellSent(notify, intent) : undefined;
      signal.addEventListener('abort', () => sent?.end());
      const looking = sent
        ? followIntent(chainConfig, intent, {
            signal,
            onUnclear: (error) =>
              notify.warning({ title: words.errors[getWritingErrorCode(error)], description }),
            onSpedUp: sent.tellSpedUp,
          })
        : lookForData(intent, { signal, findUid: (...facts) => latest.current.findUid(...facts) });
      looking
        .then((uid) => {
          if (signal.aborted) return;
          const isOpen = isStored(intent);
          forgetIntent(intent.id);
          if (uid) latest.current.onVisible(intent, uid);
          else if (isOpen) notify.warning({ title: words.notFound, description });
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          forgetIntent(intent.id);
          notify.error({ title: words.errors[getWritingErrorCode(error)], description });
        })
        .finally(() => sent?.end());
    }
  }, [chainConfig, intents, notify]);
};

type LookOptions = Pick<FollowIntentOptions, 'signal'> & Pick<ResumeOptions, 'findUid'>;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The visitor may have said meanwhile that it was not signed. */
const isStored = ({ id }: Intent) => getIntents().some((intent) => intent.id === id);

/** Looks at least once, however late it is, and gives up only on a look that was answered. */
const lookForData = async (intent: Intent, { signal, findUid }: LookOptions): Promise<Hex | undefined> => {
  const writers = await loadWriters();
  for (;;) {
    signal.throwIfAborted();
    const answer = await findUid(intent, writers).then(
      (uid) => ({ uid }),
      () => null,
    );
    if (answer?.uid) return answer.uid;
    const isOver = answer && Date.now() >= intent.askedAtMs + LOOK_FOR_MS;
    if (isOver || !isStored(intent)) return undefined;
    await pause(LOOK_EVERY_MS);
  }
};
