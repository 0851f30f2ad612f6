import type { ActsReading } from '../chain/createActsReader.ts';
import type { Phase } from '../contest/contest.ts';
import type { BlockWord } from '../proof/blockOpinions.ts';
import { readResult } from '../result/readResult.ts';
import type { ResultBundle } from '../result/resultBundle.ts';
import { describeWord } from './describeOpinion.ts';
import type { Difference } from './input/bundleFile.ts';
import { shorten, type Terminal, toDate, toPlainText, toTable } from './input/terminal.ts';
import { countReasons, printDifferences } from './printDifferences.ts';

/** Tells whether the endpoint has proven the acts by the state of the block. */
export type ProofOutcome =
  | { readonly status: 'proven' }
  | { readonly status: 'not-proven'; readonly detail: string };

/** How the scan compares with the chain; null if it was not asked. */
export type ScanOutcome =
  | 'agrees'
  | 'reordered'
  | 'behind'
  | 'ahead'
  | 'left-out'
  | 'altered'
  | 'not-found'
  | null;

/** Why `verify` refuses or, with `scan-ahead`, cannot tell. */
type Reason = 'differs' | 'disputed-block' | 'scan-differs' | 'not-closed' | 'scan-ahead';

export type Verdict = {
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

export function toReport(verdict: Verdict) {
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

export function printVerdict(verdict: Verdict, terminal: Pick<Terminal, 'out'>): void {
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
