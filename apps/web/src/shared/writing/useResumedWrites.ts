import type { ChainConfig } from '@org/chain-config';
import { useEffect, useRef } from 'react';
import type { Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { getWritingErrorCode, type WritingErrorCode } from './getWritingErrorCode.ts';
import { forgetIntent, type Intent, type OpenIntent, updateIntent } from './intents.ts';
import { loadWriters, type Writers } from './loadWriters.ts';

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
  readonly onFailed: (intent: Intent, code: WritingErrorCode) => void;
};

/** Finds out what became of what was asked of the wallet before the page was closed or reloaded. */
export const useResumedWrites = ({ chainConfig, intents, ...callbacks }: ResumeOptions): void => {
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
      const look = intent.transactionHash ? watchHash : lookForData;
      look(chainConfig, intent, { signal, findUid: (...facts) => latest.current.findUid(...facts) })
        .then((uid) => {
          if (signal.aborted || !uid) return;
          forgetIntent(intent.id);
          latest.current.onVisible(intent, uid);
        })
        .catch((error: unknown) => {
          if (signal.aborted) return;
          const code = getWritingErrorCode(error);
          // Of these alone it is known that nothing was written; the others may still turn out well.
          if (code !== 'reverted' && code !== 'replaced' && code !== 'cancelled') return;
          forgetIntent(intent.id);
          latest.current.onFailed(intent, code);
        });
    }
  }, [chainConfig, intents]);
};

type LookOptions = { readonly signal: AbortSignal; readonly findUid: ResumeOptions['findUid'] };

const watchHash = async (chainConfig: ChainConfig, intent: Intent, { signal }: LookOptions) => {
  if (!intent.transactionHash) return undefined;
  const [writers, access] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
  const { uid } = await writers.watchTransaction({
    client: access.client,
    config: chainConfig,
    account: intent.account,
    transactionHash: intent.transactionHash,
    schemaUid:
      intent.kind === 'contest' ? chainConfig.eas.contestSchemaUid : chainConfig.eas.evaluationSchemaUid,
    scan: getScanReader(chainConfig),
    signal,
    onProgress: (progress) => {
      if (progress.status === 'mined') updateIntent(intent.id, { uid: progress.uid });
    },
  });
  return uid;
};

const lookForData = async (_: ChainConfig, intent: Intent, { signal, findUid }: LookOptions) => {
  const writers = await loadWriters();
  while (Date.now() < intent.askedAtMs + LOOK_FOR_MS) {
    signal.throwIfAborted();
    const uid = await findUid(intent, writers).catch(() => undefined);
    if (uid) return uid;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  forgetIntent(intent.id);
  return undefined;
};
