import type { ChainConfig } from '@org/chain-config';
import type { TrackedAct } from '@org/contests/track';
import type { PreparedWrite, WriteProgress } from '@org/contests/write';
import { useNotify } from '@org/ui-theme';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Address, Client, Hex } from 'viem';
import { useLatest } from '../base/page/latest.ts';
import type { ChainAccess } from '../base/provider/chainAccess.ts';
import { useContests, useMessages } from '../base/provider/contests.ts';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import { englishWriting } from '../messages/en/writing.ts';
import { loadWriters, type Writers } from './loadWriters.ts';
import { notifySent, notifySpedUp } from './notifySent.ts';
import {
  type Cost,
  describeCost,
  getRevert,
  getText,
  getWritingErrorCode,
  type StoreFirst,
  type WriteState,
  type WritingErrorCode,
} from './writeState.ts';

type WriteCostOptions = {
  readonly chainConfig: ChainConfig;
  /** Identifies the write, as JSON. */
  readonly key: readonly unknown[];
  /** Undefined while there is nothing to sign: then no request is sent. */
  readonly prepare: ((writers: Writers, client: ChainAccess['client']) => Promise<PreparedWrite>) | undefined;
};

const ASK_AGAIN_MS = 5_000;

/** The write to sign and its estimated cost. */
export function useWriteCost({ chainConfig, key, prepare }: WriteCostOptions) {
  const writingMessages = useMessages('writing', englishWriting);
  const { data, error, refetch } = useQuery({
    queryKey: ['cost', chainConfig.slug, ...key],
    queryFn: async () => {
      if (!prepare) throw new Error('there is nothing to prepare');
      const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
      return prepare(writers, client);
    },
    enabled: prepare !== undefined,
    staleTime: 10_000,
    // The next blocks may be within the dates.
    refetchInterval: (query) => (getRevert(query.state.error) === 'OutsideWindow' ? ASK_AGAIN_MS : false),
    retry: false,
  });
  const unknown: Cost = { status: error ? 'unknown' : 'looking' };
  return {
    prepared: data,
    cost: data ? describeCost(chainConfig, data, writingMessages) : unknown,
    /** The error if the write could not be prepared. */
    code: error ? getWritingErrorCode(error) : undefined,
    /** The contract's error if it would refuse the write. */
    revert: getRevert(error),
    refetch: () => void refetch(),
  };
}

export type UseWriteOptions = {
  readonly chainConfig: ChainConfig;
  /** Called when the write is mined and when it is indexed, even after the component unmounted. */
  readonly onProgress?: (progress: Extract<WriteProgress, { status: 'mined' | 'visible' }>) => void;
  /** Called when a sent transaction reverted or was replaced or canceled, even after the component unmounted. */
  readonly onLost?: (code: WritingErrorCode) => void;
};

export type StartOptions = {
  readonly account: Address;
  /**
   * The act to write, or a function that prepares it. If the function rejects or resolves to nothing, nothing is sent. Its
   * signal aborts when the write is canceled.
   */
  readonly act:
    | TrackedAct
    | ((writers: Writers, client: Client, signal: AbortSignal) => Promise<TrackedAct | undefined>);
  /** The write as the page has prepared it: a recent estimate is reused. */
  readonly prepared?: PreparedWrite | undefined;
  /** Stores the document that the act names. If it rejects, nothing is signed. */
  readonly store?: StoreFirst | undefined;
};

/** Indexing usually takes less. */
const SLOW_AFTER_MS = 12_000;

const LOST: ReadonlySet<WritingErrorCode> = new Set(['reverted', 'replaced', 'canceled']);

/** Runs one write at a time and reports its state. A rejection in the wallet is silent: the state is idle again. */
export function useWrite({ chainConfig, ...callbacks }: UseWriteOptions) {
  const messages = useMessages('writing', englishWriting);
  const contests = useContests();
  const [state, setState] = useState<WriteState>({ status: 'idle' });
  const [isSlow, setIsSlow] = useState(false);
  const notify = useNotify();
  const running = useRef<AbortController | undefined>(undefined);
  const listener = useLatest(callbacks);

  useEffect(() => {
    setIsSlow(false);
    if (state.status !== 'mined') return;
    const timer = setTimeout(() => setIsSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state.status]);

  /** Resolves to the state in which the write ends; to undefined if it was canceled. */
  const start = useCallback(
    async ({ account, act, prepared, store }: StartOptions): Promise<WriteState | undefined> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      let last: WriteState = { status: 'checking' };
      const report = (next: WriteState) => {
        last = next;
        if (!signal.aborted) setState(next);
      };
      let transactionHash: Hex | undefined;
      let repriced = () => {};
      let sent: ReturnType<typeof notifySent> | undefined;
      // Until the code that signs has loaded.
      let readError = (_: unknown): unknown => ({ code: 'layer-unavailable' });
      report(last);
      try {
        const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
        readError = writers.readError;
        const known = typeof act === 'function' ? await act(writers, client, signal) : act;
        signal.throwIfAborted();
        if (!known) {
          report({ status: 'idle' });
          return last;
        }
        if (store)
          await writers.storeFirst(store, {
            isHandedOver: await writers.isSignedLater(client, account),
            findMessages: contests.findMessages,
          });
        signal.throwIfAborted();
        const walletClient = await contests.wallet.getWalletClient();
        signal.throwIfAborted();
        const outcome = await writers.getTracker(contests).send(known, {
          config: chainConfig,
          account,
          walletClient,
          prepared,
          signal,
          onUnstored: () => notify.warning({ title: messages.notKept }),
          onSent: (write) => {
            sent = notifySent(notify, write, contests.findMessages);
            repriced = () => notifySpedUp(notify, write, contests.findMessages);
          },
          onRepriced: () => repriced(),
          onProgress: (progress) => {
            if (progress.status === 'sent') transactionHash = progress.transactionHash;
            report(progress);
            if (progress.status === 'mined' || progress.status === 'visible')
              listener.current.onProgress?.(progress);
          },
        });
        sent?.end(!outcome.isVisible);
      } catch (thrown) {
        if (signal.aborted) return undefined;
        const error = readError(thrown);
        const code = getWritingErrorCode(error);
        if (transactionHash && LOST.has(code)) listener.current.onLost?.(code);
        report({
          status: 'failed',
          code,
          transactionHash,
          blockedBy: getBlockedBy(error),
          revert: getRevert(error),
          text: getText(error),
        });
      } finally {
        sent?.end();
      }
      return signal.aborted ? undefined : last;
    },
    [chainConfig, notify, contests, messages, listener],
  );

  /** Stops waiting for the wallet. If it signs later, the tracker resumes the stored write. */
  const cancel = useCallback(() => {
    running.current?.abort();
    setState({ status: 'idle' });
  }, []);

  return { state, isSlow, start, cancel };
}

const getBlockedBy = (error: unknown): string | undefined =>
  error instanceof Error && 'blockedBy' in error && typeof error.blockedBy === 'string'
    ? error.blockedBy
    : undefined;

/** Reads the acts of a contest again, from the scan and from the chain, and what is made of them: judges' queues, next steps. */
export function invalidateActs(queryClient: QueryClient, { slug }: ChainConfig, uid: Hex): void {
  for (const key of [
    ['scan', slug, 'acts', uid],
    ['chain', slug, 'acts', uid],
    ['scan', slug, 'queue', uid],
    ['scan', slug, 'own', uid],
    ['scan', slug, 'started'],
    ['scan', slug, 'entered'],
  ])
    void queryClient.invalidateQueries({ queryKey: key });
}
