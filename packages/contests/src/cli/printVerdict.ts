import type { Json } from '../bundle/canonicalJson.ts';
import type { ResultBundle } from '../bundle/resultBundle.ts';
import type { ContestState } from '../contest/contest.ts';
import type { SharedSecond } from '../rule/findSharedSeconds.ts';
import { groupBy } from '../rule/order.ts';
import { compareWinners } from '../rule/rankAdditively.ts';
import type { Difference } from './bundleFile.ts';
import { type Terminal, toDate, toPlainText, toTable } from './terminal.ts';

/** A bundle of another contest differs everywhere; `--json` lists all differences. */
const MAX_DIFFERENCES = 200;

/** The contest's state, which is not part of the result. */
const STATES = {
  judging: 'Judging is open.',
  closed: 'Judging is closed.',
  withdrawn: 'The organizer has withdrawn the contest.',
} as const satisfies Record<ContestState, string>;

/** The outcome of `verify`. `state` is the contest's current state; `foreign` names what the bundle does not match. */
export type Verdict = {
  readonly state: ContestState;
  readonly bundle: ResultBundle;
  readonly differences: readonly Difference[];
  readonly foreign: readonly string[];
  readonly isCompared: boolean;
  readonly sharedSeconds: readonly SharedSecond[];
};

/** Prints the ranking as a table, and whether the bundle agrees with it. */
export function printVerdict(
  { state, bundle, differences, foreign, isCompared, sharedSeconds }: Verdict,
  { out }: Pick<Terminal, 'out'>,
): void {
  const { contest, block, counted, ignored, rankings } = bundle;
  out(toPlainText(contest.title));
  out('');
  out(toTable(toRows(rankings)));
  out('');
  if (rankings.additive && compareWinners(rankings.mean, rankings.additive).isDifferent)
    out("The winner changes if the judges' severity is taken into account.");
  out(
    `Rule ${bundle.rule}, block ${block.number}: ${counted.length} ${counted.length === 1 ? 'review' : 'reviews'} counted, ${ignored.length} not counted.`,
  );
  if (ignored.length > 0) out(`Not counted: ${countReasons(ignored)}.`);
  for (const shared of sharedSeconds) out(describeSharedSecond(shared));
  out(STATES[state]);
  if (isCompared) printDifferences({ foreign, differences, block: block.number }, { out });
}

/** Whether the bundle agrees with the chain, and where not. */
export function printDifferences(
  { foreign, differences, block }: Pick<Verdict, 'foreign' | 'differences'> & { readonly block: number },
  { out }: Pick<Terminal, 'out'>,
): void {
  if (differences.length === 0) {
    out(`The bundle agrees with the chain at block ${block}.`);
    return;
  }
  for (const what of foreign) out(`The bundle is for another ${what}.`);
  out(`The bundle differs from the chain at block ${block}:`);
  for (const { path, told, actual } of differences.slice(0, MAX_DIFFERENCES))
    out(`  ${toPlainText(path)}: ${describe(told)} in the bundle, ${describe(actual)} on the chain`);
  if (differences.length > MAX_DIFFERENCES) out(`  and ${differences.length - MAX_DIFFERENCES} more`);
}

/** Ordered by mean. If coverage is partial, includes the additive ranking. */
function toRows({ mean, additive }: ResultBundle['rankings']): readonly (readonly string[])[] {
  const beside = new Map(additive?.map((entry) => [entry.entry, entry]));
  const toRank = (rank: number | null | undefined) => (typeof rank === 'number' ? String(rank) : '');
  const header = ['Rank', 'Points', 'Reviews', ...(additive ? ['Additive rank', 'Points'] : []), 'Entry'];
  const rows = mean.map(({ rank, points, count, judges, entry }) => [
    toRank(rank),
    points,
    `${count} of ${judges}`,
    ...(additive ? [toRank(beside.get(entry)?.rank), beside.get(entry)?.points ?? ''] : []),
    toPlainText(entry),
  ]);
  return [header, ...rows];
}

function describeSharedSecond({ judge, entry, time, inForce, superseded, isCounted }: SharedSecond): string {
  const others = superseded.map(({ uid }) => uid).join(', ');
  const end = isCounted
    ? `${inForce.uid} counts, not ${others}, because its UID is greater.`
    : `${inForce.uid} supersedes the others, because its UID is greater, and was withdrawn or has expired, so none counts.`;
  return `In the same second (${toDate(time)}) ${judge} reviewed ${toPlainText(entry)} more than once: ${end}`;
}

/** `2 withdrawn, 1 late`, in order of first occurrence. */
export function countReasons(ignored: ResultBundle['ignored']): string {
  const byReason = groupBy(ignored, ({ reason }) => reason);
  return [...byReason].map(([reason, { length }]) => `${length} ${reason}`).join(', ');
}

function describe(value: Json | undefined): string {
  if (value === undefined) return 'nothing';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return toPlainText(text.length > 200 ? `${text.slice(0, 200)}…` : text);
}
