import type { ChainConfig } from '@org/chain-config';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteProgress } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address, Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { messages } from '../messages/messages.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { walletSession } from '../session/session.ts';
import { describeSubject } from './describeSubject.ts';
import { getWritingErrorCode, type WritingErrorCode } from './getWritingErrorCode.ts';
import { lockIntent } from './intentLock.ts';
import {
  addIntent,
  findEarlierHashes,
  findUnanswered,
  forgetIntent,
  getIntents,
  type Intent,
  type IntentSubject,
  releaseIntent,
  updateIntent,
} from './intents.ts';
import { loadWriters, type Writers } from './loadWriters.ts';
import { rememberPlace } from './rememberPlace.ts';
import { settleTracked } from './settleTracked.ts';
import { tellSent, tellSpedUp } from './tellSent.ts';
import { toReplacedError, watchReplacement } from './watchReplacement.ts';
import type { WriteState } from './writeState.ts';

type Source = Pick<WriteOptions, 'client' | 'config' | 'account'>;

/** One act: what it is, how it is prepared, and how it is done. */
export type WriteAct = {
  readonly about: IntentSubject;
  readonly prepare: (writers: Writers, source: Source) => Promise<PreparedWrite>;
  readonly write: (writers: Writers, options: WriteOptions) => Promise<WriteOutcome>;
};

export type UseWriteOptions = {
  readonly chainConfig: ChainConfig;
  /** Called when the attestation is on the chain, and when everybody can see it; also after the page moved on. */
  readonly onProgress?: (progress: Extract<WriteProgress, { status: 'mined' | 'visible' }>) => void;
  /** Called when what was sent will never be on the chain; also after the page moved on. */
  readonly onLost?: (code: WritingErrorCode) => void;
};

/** A scan that has not shown an attestation by then is slower than usual. */
const SLOW_AFTER_MS = 12_000;

const words = messages.writing;

/** After these the wallet has answered, or was never asked: nothing can still arrive. */
const isOver = (code: WritingErrorCode, transactionHash: Hex | undefined): boolean =>
  (transactionHash === undefined && code !== 'invalid-hash') ||
  code === 'reverted' ||
  code === 'replaced' ||
  code === 'cancelled';

/** Requests that the visitor stopped waiting for on this page. */
const cancelled = new Set<string>();

/** Does one act of writing at a time and says where it is. A rejection in the wallet is silent: back to the start. */
export const useWrite = ({ chainConfig, ...callbacks }: UseWriteOptions) => {
  const [state, setState] = useState<WriteState>({ status: 'idle' });
  const [isSlow, setIsSlow] = useState(false);
  const notify = useNotify();
  const running = useRef<AbortController | undefined>(undefined);
  const asking = useRef<string | undefined>(undefined);
  const listener = useRef(callbacks);
  useEffect(() => {
    listener.current = callbacks;
  });

  useEffect(() => {
    setIsSlow(false);
    if (state.status !== 'mined') return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  const start = useCallback(
    async (account: Address, act: WriteAct) => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      const say = (next: WriteState) => {
        if (!signal.aborted) setState(next);
      };
      const id = crypto.randomUUID();
      let transactionHash: Hex | undefined;
      let blockedBy: string | undefined;
      let sent: ReturnType<typeof tellSent> | undefined;
      /** Ends what only this writing waits for. */
      const over = new AbortController();
      const stop = AbortSignal.any([signal, over.signal]);
      say({ status: 'checking' });
      try {
        const [writers, access] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
        const source = { client: access.client, config: chainConfig, account };
        const { data } = await act.prepare(writers, source);
        const [walletClient, before] = await Promise.all([
          walletSession.getWalletClient(),
          writers.readRow(access.client, account).catch(() => undefined),
        ]);
        signal.throwIfAborted();
        const after = findEarlierHashes(act.about, { chainId: chainConfig.chain.id, account });
        const asked = {
          ...act.about,
          chainId: chainConfig.chain.id,
          account,
          dataHash: writers.keccak256(data),
        };
        const unanswered = findUnanswered(asked);
        // A review that is signed twice replaces itself, so whoever left the wallet's request may ask again.
        const isRepeatable = act.about.kind !== 'contest' && cancelled.has(unanswered?.id ?? '');
        if (unanswered && !isRepeatable) {
          blockedBy = unanswered.id;
          await writers.assertNotSent(access.client, unanswered, before);
          blockedBy = undefined;
          signal.throwIfAborted();
          forgetIntent(unanswered.id);
        }
        lockIntent(id, over.signal);
        const intent: Intent = { id, askedAtMs: Date.now(), ...asked };
        asking.current = id;
        const isKept = addIntent({ ...intent, ...(before && { nextNonce: before.length }) });
        if (!isKept) notify.warning({ title: words.notKept });
        const writing = act.write(writers, {
          ...source,
          walletClient,
          after,
          scan: getScanReader(chainConfig),
          signal: stop,
          onProgress(progress) {
            if (progress.status === 'sent') {
              transactionHash = progress.transactionHash;
              updateIntent(id, { transactionHash });
              sent = tellSent(notify, act.about);
              void rememberPlace(writers, access.client, id, { before, signal: stop });
              // For the list in the account dialog only: nothing depends on it.
              const description = describeSubject(act.about);
              walletSession.trackTransaction({ hash: transactionHash, description }).catch(() => undefined);
            }
            if (progress.status === 'mined') {
              updateIntent(id, { uid: progress.uid });
              if (transactionHash && progress.transactionHash !== transactionHash) {
                settleTracked(transactionHash, 'confirmed');
                // A contract wallet has no place in a row: its hash is another one anyway.
                const isPlaced = getIntents().some(
                  (intent) => intent.id === id && intent.nonce !== undefined,
                );
                if (isPlaced) tellSpedUp(notify, act.about);
              }
            }
            say(progress);
            if (progress.status === 'mined' || progress.status === 'visible')
              listener.current.onProgress?.(progress);
          },
        });
        const replacing = watchReplacement(writers, { client: access.client, chainConfig }, id, stop);
        const outcome = await Promise.race([
          writing,
          replacing.then(({ kind }) => {
            // The one that was sped up is found by what it writes.
            if (kind === 'sped-up' || !transactionHash) return writing;
            throw toReplacedError(writers, kind, transactionHash);
          }),
        ]);
        if (outcome.isVisible) forgetIntent(id);
        sent?.end(!outcome.isVisible);
      } catch (error) {
        if (signal.aborted) return;
        const code = getWritingErrorCode(error);
        if (code === 'invalid-hash') updateIntent(id, { answeredAtMs: Date.now() });
        if (isOver(code, transactionHash)) {
          forgetIntent(id);
          if (transactionHash) {
            settleTracked(transactionHash, 'failed');
            listener.current.onLost?.(code);
          }
        }
        say(
          code === 'rejected' ? { status: 'idle' } : { status: 'failed', code, transactionHash, blockedBy },
        );
      } finally {
        over.abort();
        sent?.end();
        releaseIntent(id);
      }
    },
    [chainConfig, notify],
  );

  /** Stops waiting for the wallet. A late answer is left to the intent, which stays. */
  const cancel = useCallback(() => {
    if (asking.current) cancelled.add(asking.current);
    running.current?.abort();
    setState({ status: 'idle' });
  }, []);

  return { state, isSlow, start, cancel };
};
