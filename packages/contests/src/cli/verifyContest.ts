import { writeFile } from 'node:fs/promises';
import type { Hex } from 'viem';
import { ChainError } from '../base/errors.ts';
import { checkAgain, compareActs, getLastTime, waitForBlock } from '../chain/checkActs.ts';
import { type ActsReading, readEarlier } from '../chain/createActsReader.ts';
import { getHostname } from '../chain/hosts.ts';
import { getPhase, type Phase } from '../contest/contest.ts';
import {
  type BlockOpinion,
  type BlockWord,
  fetchBlockOpinions,
  weighOpinions,
} from '../proof/blockOpinions.ts';
import { proveReading } from '../proof/takeProof.ts';
import { toBundleJson } from '../result/bundleJson.ts';
import { readResult, toContest } from '../result/readResult.ts';
import { createResultBundle, type ResultBundle } from '../result/resultBundle.ts';
import { createActsScan } from '../scan/createActsScan.ts';
import {
  type Difference,
  findAt,
  findDifferences,
  findForeign,
  type ToldBundle,
} from './input/bundleFile.ts';
import { findBlock, type OpenChain, readContest } from './input/openChain.ts';
import {
  shorten,
  type Terminal,
  toDate,
  toJson,
  toPlainText,
  toTable,
  UnusableInputError,
} from './input/terminal.ts';
import { describeWord } from './opinionWords.ts';
import { countReasons, printDifferences } from './printDifferences.ts';

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

/** Whether the endpoint has proven the acts by the state of the block. */
type ProofOutcome =
  | { readonly status: 'proven' }
  | { readonly status: 'not-proven'; readonly detail: string };

/** How the scan compares with the chain; null if it was not asked. */
type ScanOutcome = 'agrees' | 'reordered' | 'behind' | 'ahead' | 'left-out' | 'altered' | 'not-found' | null;

/** Why `verify` refuses or, with `scan-ahead`, cannot tell. */
type Reason = 'differs' | 'disputed-block' | 'scan-differs' | 'not-closed' | 'scan-ahead';

type Verdict = {
  readonly reading: ActsReading;
  readonly bundle: ResultBundle;
  readonly phase: Phase;
  readonly isClosed: boolean;
  readonly isCompared: boolean;
  readonly foreign: readonly string[];
  readonly differences: readonly Difference[];
  readonly proof: ProofOutcome;
  readonly word: BlockWord;
  readonly scan: ScanOutcome;
  readonly host: string;
  readonly scanHost: string;
  readonly reason: Reason | null;
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
  else print(verdict, terminal);
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
}): Reason | null {
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

function toReport(verdict: Verdict) {
  const { phase, isClosed, reason, isCompared, foreign, differences, proof, word } = verdict;
  const { scan, scanHost } = verdict;
  return {
    ...{ state: phase, isClosed, reason, isCompared, agrees: differences.length === 0, foreign, differences },
    ...{ proof, blockHash: word.status, ...(scan && { scan, scanHost }) },
  };
}

/** The state at the block. */
const PHASES = {
  submissions: 'Submissions are open.',
  admission: 'Submissions are over, and judging is not open yet.',
  upcoming: 'Judging is not open yet.',
  judging: 'Judging is open: the result can change.',
  revealing: 'Judging is over, and sealed reviews are being revealed: the result can change.',
  closed: 'The contest is closed.',
  withdrawn: 'The organizer has withdrawn the contest.',
} as const satisfies Record<Phase, string>;

/** The sentence about a scan, without its name at the beginning. */
const SCANS = {
  agrees: 'agrees with the chain.',
  reordered: 'agrees with the chain, except for the order within a second.',
  behind: 'is behind.',
  ahead: 'has acts that are later than the latest block of the endpoint.',
  'left-out': 'left something out.',
  altered: 'altered something.',
  'not-found': 'does not have the contest.',
} as const satisfies Record<Exclude<ScanOutcome, null>, string>;

function print(verdict: Verdict, terminal: Pick<Terminal, 'out'>): void {
  const { reading, bundle, phase, isCompared, foreign, differences, proof, word, reason } = verdict;
  const { scan, scanHost, host } = verdict;
  const { out } = terminal;
  const { block } = bundle;
  out(toPlainText(bundle.contest.title));
  out('');
  out(toTable(toRows(bundle)));
  out('');
  for (const line of describeUnranked(reading)) out(line);
  const counts = `${bundle.counted.length} ${bundle.counted.length === 1 ? 'review' : 'reviews'} counted`;
  out(
    `Block ${block.number}, ${toDate(reading.block.time)}: ${counts}, ${bundle.ignored.length} not counted.`,
  );
  if (bundle.ignored.length > 0) out(`Not counted: ${countReasons(bundle.ignored)}.`);
  out(PHASES[phase]);
  out(
    proof.status === 'proven'
      ? 'Proven: the state of the block has exactly these acts, in this order.'
      : `Not proven: ${shorten(proof.detail)} Only ${toPlainText(host)} says that no act is missing.`,
  );
  out(describeWord(word));
  if (scan) out(`The scan of ${toPlainText(scanHost)} ${SCANS[scan]}`);
  if (isCompared) printDifferences({ foreign, differences, block: block.number }, terminal);
  if (reason === 'disputed-block')
    out('Refused: disputed-block: An endpoint has another block with this number.');
  if (reason === 'scan-differs')
    out(`Refused: scan-differs: ${toPlainText(scanHost)} does not return the acts of the chain.`);
  if (reason === 'not-closed')
    out('Refused: not-closed: The contest was not closed at this block: its result can change.');
  if (reason === 'scan-ahead')
    out('Cannot tell: scan-ahead: The endpoint may lag behind the scan. Run the command again.');
}

/** Ordered by mean. If coverage is partial, includes the additive ranking. */
function toRows({ rankings, details }: ResultBundle): readonly (readonly string[])[] {
  const { mean, additive } = rankings;
  const names = new Map(details.entries.map(({ entry, name, contentHash }) => [entry, name ?? contentHash]));
  const beside = new Map(additive?.map((entry) => [entry.entry, entry]));
  const toRank = (rank: number | null | undefined) => (typeof rank === 'number' ? String(rank) : '');
  const header = [
    'Rank',
    'Points',
    'Reviews',
    ...(additive ? ['Additive rank', 'Points'] : []),
    'Entry',
    'Name',
  ];
  const rows = mean.map(({ rank, points, count, judges, entry }) => [
    toRank(rank),
    points,
    `${count} of ${judges}`,
    ...(additive ? [toRank(beside.get(entry)?.rank), beside.get(entry)?.points ?? ''] : []),
    entry,
    toPlainText(names.get(entry) ?? ''),
  ]);
  return [header, ...rows];
}

/** Entries that do not stand, and sealed reviews that were never revealed. */
function describeUnranked(reading: ActsReading): readonly string[] {
  const { details } = readResult(reading);
  const entries = reading.state.entries.flatMap(({ number, status, reason }) => {
    if (status === 'standing') return [];
    const because = reason === null ? '' : `: ${toPlainText(reason)}`;
    return [`Entry ${number} was ${status}${because}${because.endsWith('.') ? '' : '.'}`];
  });
  const withheld = details.withheld.map(
    ({ judge, entry }) => `${judge} has not revealed the review of entry ${entry}.`,
  );
  return [...entries, ...withheld];
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((cause) => {
    throw new UnusableInputError(`The file ${path} cannot be written.`, { cause });
  });
}
