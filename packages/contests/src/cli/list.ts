import { createChainReader } from '../chain/createChainReader.ts';
import { getContestState } from '../contest/getContestState.ts';
import { getNowSeconds } from '../getNowSeconds.ts';
import { createScanReader } from '../scan/createScanReader.ts';
import { describeProgress } from './describeProgress.ts';
import { type ChainOptions, type OpenChain, openChain } from './openChain.ts';
import { type Terminal, toDate, toJson, toPlainText, toTable } from './terminal.ts';

/** What `list` was asked: how many, and whether the chain's scan may be asked, which is quicker and may be wrong. */
export type ListOptions = ChainOptions & {
  readonly take: number;
  readonly scan?: boolean | undefined;
  readonly json?: boolean | undefined;
};

/** Prints the newest contests of a chain, the newest first. */
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
  if (unreadable > 0) terminal.err(`${unreadable} more under the schema cannot be read as contests.`);
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
