import { writeFile } from 'node:fs/promises';
import type { Hex } from 'viem';
import { ChainError } from '../base/errors.ts';
import { checkAgain, compareActs, getLastTime, waitForBlock } from '../chain/checkActs.ts';
import { type ActsReading, readEarlier } from '../chain/createActsReader.ts';
import { getHostname } from '../chain/hosts.ts';
import { getPhase } from '../contest/contest.ts';
import { type BlockOpinion, fetchBlockOpinions, weighOpinions } from '../proof/blockOpinions.ts';
import { proveReading } from '../proof/takeProof.ts';
import { toBundleJson } from '../result/bundleJson.ts';
import { toContest } from '../result/readResult.ts';
import { createResultBundle } from '../result/resultBundle.ts';
import { createActsScan } from '../scan/createActsScan.ts';
import {
  type ProofOutcome,
  printVerdict,
  type ScanOutcome,
  toReport,
  type Verdict,
} from './describeVerdict.ts';
import { findAt, findDifferences, findForeign, type ToldBundle } from './input/bundleFile.ts';
import { findBlock, type OpenChain, readContest } from './input/openChain.ts';
import { type Terminal, toJson, UnusableInputError } from './input/terminal.ts';

type Options = {
  readonly uid: Hex;
  /** The result in a file, to compare. */
  readonly told: ToldBundle | null;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  readonly closed?: boolean | undefined;
  readonly scan?: boolean | undefined;
  /** The longest wait for a later block. */
  readonly patienceMs: number;
};

/**
 * Recomputes the result of a contest from the acts that the resolver has accepted and, if a result is given, compares every
 * field of it. The acts are proven by the state of the block where the endpoint has `eth_getProof`.
 *
 * @returns 1 if the result or the scan differs, if hosts have different blocks, or if the contest must be closed and is not; 2 if
 *   the scan has acts after the block of the endpoint; else 0
 * @throws {UnusableInputError} | {ChainError}
 */
export async function verifyContest(
  chain: OpenChain,
  options: Options,
  terminal: Terminal,
): Promise<0 | 1 | 2> {
  const { uid, told } = options;
  const { urls, config } = chain;
  const expected = { format: 'laurel-result/1', chainId: config.chain.id, uid };
  const foreign = told ? findForeign(told, expected) : [];
  const block = told ? await findBlock(chain, told, { isForeign: foreign.length > 0 }) : undefined;
  const { latest, proof, opinions } = await readSettled(chain, options, terminal);
  if (block && block.number > latest.block.number)
    throw new UnusableInputError('The endpoint lags behind the block of the result: run the command again.');
  const count = told ? findAt(told, ['details', 'acts', 'count']) : undefined;
  const reading = block ? readEarlier(latest, block, typeof count === 'number' ? count : undefined) : latest;
  const bundle = await createResultBundle(reading);
  if (options.out !== undefined) await write(options.out, toBundleJson(bundle));
  const differences = told ? findDifferences(told, bundle) : [];
  const scan = options.scan ? await askScan(chain, latest, { ...options, terminal }) : null;
  const isClosed = reading.state.isRevoked || reading.block.time >= reading.state.times.revealUntil;
  const verdict: Verdict = {
    ...{ reading, bundle, isClosed, foreign, differences, proof, scan },
    phase: getPhase(toContest(reading), reading.block.time),
    isCompared: told !== null,
    word: weighOpinions(opinions),
    host: getHostname(urls[0] ?? ''),
    scanHost: getHostname(config.eas.graphQl),
    reason: findReason({ differences, scan, opinions, isRefused: options.closed === true && !isClosed }),
  };
  if (options.json) terminal.out(toJson({ ...toReport(verdict), endpoints: opinions, result: bundle }));
  else printVerdict(verdict, terminal);
  if (verdict.reason === 'scan-ahead') return 2;
  return verdict.reason === null ? 0 : 1;
}

function findReason({
  differences,
  scan,
  opinions,
  isRefused,
}: Pick<Verdict, 'differences' | 'scan'> & {
  readonly opinions: readonly BlockOpinion[];
  readonly isRefused: boolean;
}): Verdict['reason'] {
  if (differences.length > 0) return 'differs';
  if (opinions.some(({ status }) => status === 'differs')) return 'disputed-block';
  if (scan === 'altered' || scan === 'left-out') return 'scan-differs';
  if (isRefused) return 'not-closed';
  return scan === 'ahead' ? 'scan-ahead' : null;
}

/** Two hosts may have different blocks for a moment: then the contest is read once more, at a later block. */
async function readSettled(chain: OpenChain, { uid, patienceMs }: Options, terminal: Terminal) {
  const { urls, config } = chain;
  const read = async () => {
    const latest = await readContest(chain, uid, terminal);
    const asked = { block: latest.block, chainId: config.chain.id };
    const [proof, opinions] = await Promise.all([prove(chain, latest), fetchBlockOpinions(urls, asked)]);
    return { latest, proof, opinions };
  };
  const first = await read();
  if (weighOpinions(first.opinions).status !== 'disputed') return first;
  const { time } = first.latest.block;
  await waitForBlock(toConfig(chain), { time, patienceMs: Math.min(PATIENCE_MS, patienceMs) });
  return read();
}

/** How long the command waits for a block that is due. */
const PATIENCE_MS = 15_000;

/** The config with the endpoints that the command uses. */
const toConfig = ({ config, urls }: OpenChain) => ({
  ...config,
  chain: { ...config.chain, rpcUrls: { default: { http: urls } } },
});

/** An endpoint that proves nothing leaves the result as it is: at the word of the endpoint. */
async function prove(chain: OpenChain, reading: ActsReading): Promise<ProofOutcome> {
  try {
    const attempt = await proveReading(chain, reading);
    if (attempt.status === 'taken') return { status: 'proven' };
    if (attempt.status === 'no-proof') return { status: 'not-proven', detail: attempt.detail };
    return {
      status: 'not-proven',
      detail: `The answers of the endpoint prove nothing (${'reason' in attempt ? attempt.reason : attempt.status}).`,
    };
  } catch (error) {
    const detail = error instanceof ChainError ? error.message : 'The endpoint does not answer.';
    return { status: 'not-proven', detail };
  }
}

/**
 * A scan can date a false act a little later than the chain, and anew at each read: the command waits until the chain has
 * passed the acts that it does not have yet.
 *
 * @throws {ScanError}
 */
async function askScan(
  chain: OpenChain,
  reading: ActsReading,
  { patienceMs, terminal }: Pick<Options, 'patienceMs'> & { readonly terminal: Terminal },
): Promise<ScanOutcome> {
  const config = toConfig(chain);
  const lookup = await createActsScan({ config }).fetchActs(reading.contest.uid);
  if (lookup.status === 'not-found') return 'not-found';
  if (lookup.status !== 'found' || lookup.reading.mismatched.length > 0) return 'altered';
  const { state, unplaced } = lookup.reading;
  const compare = (by: ActsReading) => compareActs({ state, unplaced, reading: by });
  const check = async () => compare(await readContest(chain, reading.contest.uid, terminal));
  const first = compare(reading);
  const dueMs = first.status === 'ahead' ? Number(getLastTime(first.acts)) * 1_000 - Date.now() : 0;
  if (first.status === 'ahead') terminal.progress('The scan is ahead: waiting for a later block');
  const waitMs = Math.min(PATIENCE_MS + Math.max(dueMs, 0), patienceMs);
  const settled = await checkAgain(first, { config, check, patienceMs: waitMs });
  terminal.progress('');
  if (settled.status !== 'agrees') return settled.status === 'unreachable' ? 'ahead' : settled.status;
  return settled.isReordered ? 'reordered' : 'agrees';
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause) => {
    throw new UnusableInputError(`The file ${path} cannot be written.`, { cause });
  });
}
