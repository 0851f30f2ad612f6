import type { ChainConfig } from '@org/chain-config';
import type { WriteProgress } from '@org/contests/write';
import type { Hex } from 'viem';
import { loadChainAccess } from '../chain/loadChainAccess.ts';
import { getScanReader } from '../scan/getScanReader.ts';
import { getWritingErrorCode } from './getWritingErrorCode.ts';
import { getRevokedUid, type Intent, updateIntent } from './intents.ts';
import { loadWriters } from './loadWriters.ts';
import { rememberPlace } from './rememberPlace.ts';
import { settleTracked } from './settleTracked.ts';
import { toReplacedError, watchReplacement } from './watchReplacement.ts';

/** Before a look that came to nothing is begun anew. */
const RETRY_AFTER_MS = 15_000;

export type FollowIntentOptions = {
  readonly signal: AbortSignal;
  /** Told once: it may still turn out well. */
  readonly onUnclear: (error: unknown) => void;
  /** It goes on under another transaction, for another fee. */
  readonly onSpedUp: () => void;
};

/** Of these alone it is known that nothing was written. */
export const isFinal = (error: unknown): boolean =>
  ['reverted', 'replaced', 'cancelled'].includes(getWritingErrorCode(error));

/** Follows a transaction that was sent earlier, until the answer is clear or nobody waits for it any more. */
export const followIntent = async (
  chainConfig: ChainConfig,
  intent: Intent,
  options: FollowIntentOptions,
): Promise<Hex | undefined> => {
  let { transactionHash } = intent;
  const tracked = transactionHash;
  let isTold = false;
  while (transactionHash) {
    try {
      const end = await followOnce(chainConfig, { ...intent, transactionHash }, options.signal);
      if (end.kind === 'sped-up') options.onSpedUp();
      if (tracked && end.uid && end.transactionHash !== tracked) settleTracked(tracked, 'confirmed');
      if (end.uid) return end.uid;
      transactionHash = end.transactionHash;
      updateIntent(intent.id, { transactionHash });
    } catch (error) {
      if (options.signal.aborted) throw error;
      if (isFinal(error)) {
        if (tracked) settleTracked(tracked, 'failed');
        throw error;
      }
      if (!isTold) options.onUnclear(error);
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
      options.signal.throwIfAborted();
    }
  }
  return undefined;
};

/** Written, or sped up and to be followed on. */
type End = {
  readonly kind: 'written' | 'sped-up';
  readonly transactionHash: Hex;
  readonly uid?: Hex;
};

const followOnce = async (
  chainConfig: ChainConfig,
  intent: Intent & { readonly transactionHash: Hex },
  signal: AbortSignal,
): Promise<End> => {
  const [writers, { client }] = await Promise.all([loadWriters(), loadChainAccess(chainConfig)]);
  const { id, account, askedAtMs, transactionHash } = intent;
  const over = new AbortController();
  const stop = AbortSignal.any([signal, over.signal]);
  void rememberPlace(writers, client, id, { signal: stop });
  const watched = {
    client,
    config: chainConfig,
    account,
    transactionHash,
    signal: stop,
    onProgress: (progress: WriteProgress) => {
      if (progress.status === 'mined') updateIntent(id, { uid: progress.uid });
    },
  };
  const watch = (subject: Intent) =>
    subject.kind === 'profile'
      ? writers.watchProfile({ ...watched, dataHash: subject.dataHash })
      : writers.watchTransaction({
          ...watched,
          ...getEvent(chainConfig, subject),
          sentAtSeconds: BigInt(Math.floor(askedAtMs / 1000)),
          scan: getScanReader(chainConfig),
        });
  try {
    return await Promise.race([
      watch(intent).then(async (outcome): Promise<End> => {
        const isOther = outcome.transactionHash !== transactionHash;
        const isSpedUp = isOther && intent.nonce !== undefined;
        return { ...outcome, kind: isSpedUp ? 'sped-up' : 'written' };
      }),
      watchReplacement(writers, { client, chainConfig }, id, stop).then(({ kind, ...other }): End => {
        if (kind !== 'sped-up') throw toReplacedError(writers, kind, transactionHash);
        return { ...other, kind };
      }),
    ]);
  } finally {
    over.abort();
  }
};

/** The event that a transaction of this kind ends in. A review that is withdrawn may be under an older schema. */
const getEvent = ({ eas }: ChainConfig, intent: Exclude<Intent, { kind: 'profile' }>) => {
  const { dataHash } = intent;
  const uid = getRevokedUid(intent);
  return (
    {
      contest: { act: 'attest', schemaUid: eas.contestSchemaUid, dataHash },
      evaluation: { act: 'attest', schemaUid: eas.evaluationSchemaUid, dataHash },
      'contest-withdrawal': { act: 'revoke', schemaUid: eas.contestSchemaUid, uid },
      'evaluation-withdrawal': { act: 'revoke', uid },
    } as const
  )[intent.kind];
};
