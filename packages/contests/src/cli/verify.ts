import { writeFile } from 'node:fs/promises';
import { getBlock } from 'viem/actions';
import type { Block } from '../attestation/attestation.ts';
import { getNowSeconds } from '../bigint.ts';
import { createResultBundle, toBundleJson } from '../bundle/resultBundle.ts';
import { createChainReader } from '../chain/createChainReader.ts';
import { asChainError } from '../chain/endpointErrors.ts';
import { getContestState } from '../contest/contest.ts';
import { findSharedSeconds } from '../rule/findSharedSeconds.ts';
import { readResult } from '../rule/readResult.ts';
import {
  findBlockNumber,
  findDifferences,
  findForeign,
  readBundleFile,
  type ToldBundle,
} from './bundleFile.ts';
import { type ChainOptions, fetchContest, type OpenChain } from './openChain.ts';
import { printVerdict } from './printVerdict.ts';
import { describeProgress, type Terminal, toJson, UnusableInput } from './terminal.ts';

/** Options of `verify`. */
export type VerifyOptions = ChainOptions & {
  readonly uid: string | undefined;
  readonly bundle?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
};

/**
 * Recomputes a result from the chain only and, if a bundle is given, compares every field of it.
 *
 * @returns 1 if the bundle differs, else 0
 * @throws {UnusableInput}
 */
export async function verify(options: VerifyOptions, terminal: Terminal): Promise<0 | 1> {
  const told = options.bundle === undefined ? null : await readBundleFile(options.bundle);
  const { contest, ...chain } = await fetchContest(options);
  const foreign = told ? findForeign(told, contest) : [];
  const block = told ? await findBlock(chain, told, { isForeign: foreign.length > 0 }) : undefined;
  const evaluations = await createChainReader(chain).fetchEvaluations(contest, {
    block,
    onProgress: (progress) => terminal.progress(describeProgress(progress)),
  });
  terminal.progress('');
  const result = readResult({ contest, ...evaluations });
  const bundle = createResultBundle(result);
  const sharedSeconds = findSharedSeconds(result);
  if (options.out !== undefined) await write(options.out, toBundleJson(bundle));
  const differences = told ? findDifferences(told, bundle) : [];
  const state = getContestState(contest, getNowSeconds());
  const isCompared = told !== null;
  if (options.json) {
    const agrees = differences.length === 0;
    const verdict = { state, isCompared, agrees, foreign, differences, sharedSeconds, result: bundle };
    terminal.out(toJson(verdict));
  } else printVerdict({ state, bundle, differences, foreign, isCompared, sharedSeconds }, terminal);
  return differences.length === 0 ? 0 : 1;
}

/** The block that a bundle names. The block of a foreign bundle may not exist; then the latest block is used. */
async function findBlock(
  { client, config }: OpenChain,
  told: ToldBundle,
  { isForeign }: { readonly isForeign: boolean },
): Promise<Block | undefined> {
  const number = findBlockNumber(told);
  if (number === null) return undefined;
  const chainId = config.chain.id;
  const latest = await asChainError({ chainId }, () => getBlock(client));
  if (number > latest.number) {
    if (isForeign) return undefined;
    throw new UnusableInput(`Block ${number} does not exist yet: the latest block is ${latest.number}.`);
  }
  const block = await asChainError({ chainId }, () => getBlock(client, { blockNumber: number }));
  return { number, hash: block.hash, time: block.timestamp };
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be written.`, { cause });
  });
}
