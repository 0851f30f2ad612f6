import type { Hex } from 'viem';
import { getBlock } from 'viem/actions';
import type { Block } from '../base/attestation.ts';
import { lowerCase } from '../base/hex.ts';
import type { ChainReadOptions, ChainSource } from '../chain/chainReader.ts';
import { asChainError, askPatiently, isConnectionLost } from '../chain/endpointErrors.ts';
import { RANKING_FORMAT } from './proofBundle.ts';
import { fetchProofProtocols, type ProofProtocol } from './proofProtocols.ts';
import { type TakenProof, type TakeOptions, takeProof } from './takeProof.ts';
import { verifyBundleBy } from './verifyRanking.ts';

/**
 * Tells whether the block of a bundle can still be replaced. `replaced`: the chain has another block with its number, so the bundle
 * must be taken again. An endpoint that does not have the block yet cannot tell: `awaiting-finality`.
 */
export type ProofFinality = 'final' | 'awaiting-finality' | 'replaced';

/**
 * Asks an endpoint whether a block is final.
 *
 * @throws {ChainError}
 * @example
 * ```ts
 * import { writeFile } from 'node:fs/promises';
 * import { fetchFinality } from '@org/contests/proof';
 * if ((await fetchFinality({ client, config: baseSepolia }, block)) === 'final') await writeFile('proof.json', text);
 * ```
 */
export function fetchFinality(
  { client, config }: ChainSource,
  block: Pick<Block, 'number' | 'hash'>,
  { signal }: Pick<ChainReadOptions, 'signal'> = {},
): Promise<ProofFinality> {
  return asChainError({ chainId: config.chain.id, signal }, async () => {
    const latest = await askPatiently(signal, () => getBlock(client));
    if (latest.number < block.number) return 'awaiting-finality';
    const { hash } = await getBlock(client, { blockNumber: block.number });
    if (lowerCase(hash) !== block.hash) return 'replaced';
    // Some endpoints do not know this tag.
    const finalized = await getBlock(client, { blockTag: 'finalized' }).catch((error) => {
      if (isConnectionLost(error)) throw error;
      return null;
    });
    return finalized?.number != null && finalized.number >= block.number ? 'final' : 'awaiting-finality';
  });
}

/**
 * A bundle that was kept or taken. `finality` is null while the contest is not closed: then its result can still change.
 * `hasReplaced`: there was a bundle whose block the chain has replaced.
 */
export type KeptProof =
  | {
      readonly status: 'kept' | 'taken';
      readonly text: string;
      readonly block: Block;
      readonly finality: ProofFinality | null;
      readonly hasReplaced: boolean;
    }
  | Exclude<TakenProof, { status: 'taken' }>;

/**
 * Keeps the bundle of a closed contest, or takes it: if there is none yet, if the contest was not closed, or if the chain has
 * replaced the bundle's block. Call it again until `finality` is `final`. A bundle of the closed contest is kept as `replaced`
 * while the chain has only blocks before its end.
 *
 * @throws {ChainError}
 * @example
 * ```ts
 * import { keepProof } from '@org/contests/proof';
 *
 * const proof = await keepProof({ client, config }, uid, { kept: await store.find(uid) });
 * if (proof.status === 'taken') await store.put(uid, proof.text);
 * ```
 */
export async function keepProof(
  source: ChainSource,
  uid: Hex,
  {
    kept = null,
    ...options
  }: TakeOptions & {
    /** The text of an earlier bundle; ignored unless it is one of this contest. */
    readonly kept?: string | null;
  } = {},
): Promise<KeptProof> {
  const { config } = source;
  const protocols = kept === null ? [] : await fetchProofProtocols(config);
  const earlier =
    kept === null ? null : findClosed(kept, { uid, chainId: config.chain.id, protocols, ...options });
  const finality = earlier && (await fetchFinality(source, earlier, options));
  if (kept !== null && earlier && finality !== 'replaced')
    return { status: 'kept', text: kept, block: earlier, finality, hasReplaced: false };
  const taken = await takeProof(source, uid, options);
  if (taken.status !== 'taken') return taken;
  const { text, block, isClosed } = taken;
  if (kept !== null && earlier && !isClosed)
    return { status: 'kept', text: kept, block: earlier, finality, hasReplaced: false };
  return {
    ...{ status: 'taken', text, block, hasReplaced: finality === 'replaced' },
    // The bundle is not lost if this question fails.
    finality: isClosed
      ? await fetchFinality(source, block, options).catch(() => 'awaiting-finality' as const)
      : null,
  };
}

/** The block of a bundle of a closed contest; null if it has less than is asked for. */
function findClosed(
  text: string,
  {
    uid,
    chainId,
    protocols,
    submissions = false,
    rankingOnly = false,
  }: {
    readonly uid: Hex;
    readonly chainId: number;
    readonly protocols: readonly ProofProtocol[];
  } & Pick<TakeOptions, 'submissions' | 'rankingOnly'>,
): Block | null {
  const verdict = verifyBundleBy(text, (named) => named, protocols);
  if (verdict.status !== 'verified') return null;
  const { bundle, block, isClosed } = verdict.value;
  const isRanking = bundle.format === RANKING_FORMAT;
  if (isRanking !== rankingOnly || (submissions && !isRanking && !bundle.submissionActs)) return null;
  const isOfContest = bundle.contest.uid === lowerCase(uid) && bundle.chainId === chainId;
  return isOfContest && isClosed ? block : null;
}
