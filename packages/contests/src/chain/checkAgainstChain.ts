import type { Hex } from 'viem';
import type { Attestation } from '../attestation/attestation.ts';
import { min } from '../bigint.ts';
import type { Block } from '../block.ts';
import type { Contest } from '../contest/contest.ts';
import { normalizeContest } from '../contest/normalizeContest.ts';
import type { ScanHead } from '../scan/scanReader.ts';
import { asChainError } from './asChainError.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { compareContest, compareRows } from './compareRows.ts';
import { fetchAttestations } from './fetchAttestations.ts';
import { isLeftOut, showsUntil } from './isLeftOut.ts';
import { readEvaluations } from './readEvaluations.ts';

/** What the chain itself says: take this for the truth, whatever the scan said. */
type ChainTruth = { readonly block: Block; readonly attestations: readonly Attestation[] };

/**
 * How a scan's answer compares with the chain.
 *
 * `behind`: it has not come to `uids` yet, the oldest of which is `seconds` old. `left-out`: it has come past them and
 * does not tell them. `altered`: it tells them with other fields than the chain has, or the chain has none of that UID.
 */
export type ChainCheck =
  | ({ readonly status: 'agrees' } & ChainTruth)
  | ({ readonly status: 'behind'; readonly uids: readonly Hex[]; readonly seconds: bigint } & ChainTruth)
  | ({ readonly status: 'left-out'; readonly uids: readonly Hex[] } & ChainTruth)
  | ({ readonly status: 'altered'; readonly uids: readonly Hex[] } & ChainTruth)
  | { readonly status: 'unreachable'; readonly cause: unknown };

/**
 * Compares what a scan answered about a contest with the chain's logs and storage.
 *
 * @param options.scanAttestations all rows of the scan's answer, `mismatched` ones included
 * @param options.scanMissing `missing` of the same answer
 * @param options.scanHead how far the scan said it had come, asked before the rows were
 * @throws the signal's reason when given up, and nothing else
 * @example
 * ```ts
 * import { checkAgainstChain } from '@org/contests/chain';
 *
 * const scanHead = await scan.fetchHead();
 * const { consistent, mismatched, missing } = await scan.fetchEvaluations(contest);
 * const check = await checkAgainstChain({
 *   client,
 *   config,
 *   contest,
 *   scanAttestations: [...consistent, ...mismatched],
 *   scanMissing: missing,
 *   scanHead,
 * });
 * if (check.status === 'agrees') console.log(`agrees at block ${check.block.number}`);
 * ```
 */
export async function checkAgainstChain(
  options: ChainSource &
    ChainReadOptions & {
      readonly contest: Contest;
      readonly scanAttestations: readonly Attestation[];
      readonly scanMissing?: number;
      readonly scanHead?: ScanHead | null;
    },
): Promise<ChainCheck> {
  const { signal, config } = options;
  try {
    return await asChainError({ chainId: config.chain.id, signal }, () => check(options));
  } catch (cause) {
    signal?.throwIfAborted();
    return { status: 'unreachable', cause };
  }
}

async function check(options: Parameters<typeof checkAgainstChain>[0]): Promise<ChainCheck> {
  const { scanAttestations, scanMissing = 0, scanHead = null } = options;
  const contest = normalizeContest(options.contest);
  const { block, logged } = await readEvaluations(options, contest, options);
  const truth = { block, attestations: logged.map(({ attestation }) => attestation) };
  const ofContest = compareContest(contest, await fetchAttestations(options, [contest.uid]), block);
  const ofRows = compareRows({ contest, block, logged, scanned: scanAttestations });

  // A row that no log tells of is looked up: only what the chain does not have is called an alteration.
  const unlogged = await fetchAttestations(options, ofRows.unlogged);
  const invented = ofRows.unlogged.filter((uid) => !unlogged.has(uid));
  const altered = [...ofContest.altered, ...ofRows.altered, ...invented];
  if (altered.length > 0) return { status: 'altered', uids: altered, ...truth };

  const unindexed = [...ofContest.unindexed, ...ofRows.unindexed];
  const shownUntil = showsUntil(scanAttestations, scanHead);
  const leftOut = unindexed.filter(
    (item) => (scanMissing > 0 && !item.isRevocation) || isLeftOut(item, { shownUntil, scanHead, block }),
  );
  if (leftOut.length > 0) return { status: 'left-out', uids: leftOut.map(({ uid }) => uid), ...truth };
  const [first, ...others] = unindexed;
  if (!first) return { status: 'agrees', ...truth };
  const oldest = others.reduce((time, item) => min(time, item.time), first.time);
  return { status: 'behind', uids: unindexed.map(({ uid }) => uid), seconds: block.time - oldest, ...truth };
}
