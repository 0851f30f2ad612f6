import { getContestState } from '../contest/getContestState.ts';
import { getNowSeconds } from '../getNowSeconds.ts';
import { createScanReader } from '../scan/createScanReader.ts';
import { fetchContest } from './fetchContest.ts';
import { openChain } from './openChain.ts';
import { type Terminal, toPlainText, toTable } from './terminal.ts';

/** Prints one contest as the chain has it. */
export async function show(
  options: { chain: string; uid: string | undefined },
  { out }: Terminal,
): Promise<0> {
  const contest = await fetchContest(await openChain(options.chain), options.uid);
  const end = contest.endsAt === null ? 'open' : toDate(contest.endsAt);
  out(toPlainText(contest.title));
  out('');
  out(contest.description.split('\n').map(toPlainText).join('\n'));
  out('');
  out(
    toTable([
      ['State', getContestState(contest, getNowSeconds())],
      ['Started', toDate(contest.time)],
      ['Judging ends', end],
      ['Organizer', contest.organizer],
      ...contest.judges.map((judge, index) => [`Judge ${index + 1}`, judge]),
      ...contest.entries.map((entry, index) => [`Entry ${index + 1}`, toPlainText(entry)]),
    ]),
  );
  return 0;
}

/** Prints the newest contests that a chain's scan knows. */
export async function list(options: { chain: string; take: number }, { out }: Terminal): Promise<0> {
  const { config } = await openChain(options.chain);
  const scan = createScanReader({ endpoint: config.eas.graphQl, chainId: config.chain.id });
  const { contests } = await scan.fetchContests({ skip: 0, take: options.take });
  const rows = contests.map((contest) => [
    toDate(contest.time).slice(0, 10),
    getContestState(contest, getNowSeconds()),
    contest.uid,
    toPlainText(contest.title),
  ]);
  out(toTable([['Started', 'State', 'UID', 'Title'], ...rows]));
  return 0;
}

/** ISO 8601; a moment beyond what dates can say stays a number of seconds. */
function toDate(seconds: bigint): string {
  const date = new Date(Number(seconds) * 1000);
  return Number.isNaN(date.getTime()) ? `second ${seconds}` : date.toISOString();
}
