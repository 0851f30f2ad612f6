import { writeFile } from 'node:fs/promises';
import { getNowSeconds } from '../bigint.ts';
import { createResultBundle, toBundleJson } from '../bundle/resultBundle.ts';
import { createChainReader } from '../chain/createChainReader.ts';
import { getContestState } from '../contest/contest.ts';
import { PROOF_FORMAT, RANKING_FORMAT } from '../proof/proofBundle.ts';
import { findSharedSeconds } from '../rule/findSharedSeconds.ts';
import { readResult } from '../rule/readResult.ts';
import { findDifferences, findForeign, readBundleFile } from './bundleFile.ts';
import { findBlock } from './findBlock.ts';
import { type ChainOptions, findContest } from './openChain.ts';
import { printVerdict } from './printVerdict.ts';
import { describeProgress, type Terminal, toJson, UnusableInput } from './terminal.ts';
import { verifyContest } from './verifyContest.ts';
import { verifyProofFile } from './verifyProofFile.ts';

/** Options of `verify`. */
export type VerifyOptions = ChainOptions & {
  readonly uid: string | undefined;
  readonly bundle?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  /** Refuses a contest whose result can still change. */
  readonly closed?: boolean | undefined;
  /** Compares the chain's scan with the chain, too. */
  readonly scan?: boolean | undefined;
};

/**
 * Recomputes a result from the chain only and, if a bundle is given, compares every field of it.
 *
 * @returns 1 if the bundle differs, or the contest must be closed and is not; 2 if a bundle with a proof cannot be told
 * @throws {UnusableInput}
 */
export async function verify(options: VerifyOptions, terminal: Terminal): Promise<0 | 1 | 2> {
  const told = options.bundle === undefined ? null : await readBundleFile(options.bundle);
  const { contest, uid, ...chain } = await findContest(options);
  if (!contest) {
    if (told && [PROOF_FORMAT, RANKING_FORMAT].some((format) => format === told.format)) {
      const { bundle, json, closed } = options;
      const expected = { chainId: chain.config.chain.id, uid };
      return verifyProofFile({ bundle, json, closed, expected, rpc: chain.urls.join() }, terminal);
    }
    return verifyContest(chain, { ...options, uid, told }, terminal);
  }
  const foreign = told ? findForeign(told, { ...contest, format: 'laurel-result/1' }) : [];
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
  const isRefused = options.closed === true && state === 'judging';
  if (isRefused && !options.json)
    terminal.out('Refused: not-closed: Judging is open, the result can change.');
  return differences.length === 0 && !isRefused ? 0 : 1;
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause) => {
    throw new UnusableInput(`The file ${path} cannot be written.`, { cause });
  });
}
