import { getNowSeconds } from '../bigint.ts';
import { createChainReader } from '../chain/createChainReader.ts';
import { getContestState } from '../contest/contest.ts';
import { createScanReader } from '../scan/createScanReader.ts';
import { type ChainOptions, findContest, type OpenChain, openChain } from './openChain.ts';
import { showActs } from './showActs.ts';
import { describeProgress, type Terminal, toDate, toJson, toPlainText, toTable } from './terminal.ts';

/** Prints a contest as it is on the chain. */
export async function show(
  options: ChainOptions & { readonly uid: string | undefined; readonly json?: boolean | undefined },
  terminal: Terminal,
): Promise<0> {
  const { contest, uid, ...chain } = await findContest(options);
  if (!contest) return showActs({ chain, uid, json: options.json === true }, terminal);
  const { out } = terminal;
  const state = getContestState(contest, getNowSeconds());
  if (options.json) {
    out(toJson({ state, ...contest }));
    return 0;
  }
  out(toPlainText(contest.title));
  out('');
  out(contest.description.split('\n').map(toPlainText).join('\n'));
  out('');
  out(
    toTable([
      ['State', state],
      ['Started', toDate(contest.time)],
      ['Judging ends', contest.endsAt === null ? 'open' : toDate(contest.endsAt)],
      ...(contest.revokedAt === null ? [] : [['Withdrawn', toDate(contest.revokedAt)]]),
      ['Organizer', contest.organizer],
      ...contest.judges.map((judge, index) => [`Judge ${index + 1}`, judge]),
      ...contest.entries.map((entry, index) => [`Entry ${index + 1}`, toPlainText(entry)]),
    ]),
  );
  return 0;
}

/** Options of `list`. `scan` reads from the chain's scan, which is faster but not verified. */
export type ListOptions = ChainOptions & {
  readonly take: number;
  readonly scan?: boolean | undefined;
  readonly json?: boolean | undefined;
};

/** Prints the newest contests of a chain, newest first. */
export async function list(options: ListOptions, terminal: Terminal): Promise<0> {
  const chain = await openChain(options);
  const { contests, unreadable } = await (options.scan ? askScan : askChain)(chain, options, terminal);
  terminal.progress('');
  const now = getNowSeconds();
  if (options.json) {
    terminal.out(toJson(contests.map((contest) => ({ state: getContestState(contest, now), ...contest }))));
    return 0;
  }
  const rows = contests.map((contest) => [
    toDate(contest.time).slice(0, 10),
    getContestState(contest, now),
    contest.uid,
    toPlainText(contest.title),
  ]);
  terminal.out(toTable([['Started', 'State', 'UID', 'Title'], ...rows]));
  if (unreadable > 0)
    terminal.err(`${unreadable} more attestations under the schema cannot be read as contests.`);
  return 0;
}

function askScan({ config }: OpenChain, { take }: ListOptions) {
  const scan = createScanReader({ endpoint: config.eas.graphQl, chainId: config.chain.id });
  return scan.fetchContests({ skip: 0, take });
}

function askChain(chain: OpenChain, { take }: ListOptions, { progress }: Terminal) {
  return createChainReader(chain).fetchContests({
    take,
    onProgress: (each) => progress(describeProgress(each)),
  });
}
