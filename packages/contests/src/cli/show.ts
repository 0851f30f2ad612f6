import { getNowSeconds } from '../base/bigint.ts';
import type { ChainProgress } from '../chain/chainReader.ts';
import { fetchContests } from '../chain/fetchContests.ts';
import { getPhase } from '../contest/contest.ts';
import { createScanReader } from '../scan/createScanReader.ts';
import { readUid } from './act/words.ts';
import { type ChainOptions, type OpenChain, openChain } from './input/openChain.ts';
import { describeProgress, type Terminal, toDate, toJson, toPlainText, toTable } from './input/terminal.ts';
import { showActs } from './showActs.ts';

/** Prints a contest as it is on the chain. */
export async function show(
  {
    uid,
    json,
    scan,
    ...options
  }: ChainOptions & {
    readonly uid: string | undefined;
    readonly scan?: boolean | undefined;
    readonly json?: boolean | undefined;
  },
  terminal: Terminal,
): Promise<0> {
  const contest = readUid(uid);
  const chain = await openChain(options);
  return showActs({ chain, uid: contest, json: json === true, isFromScan: scan === true }, terminal);
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
  const ask = options.scan ? askScan : askChain;
  const { contests, unreadable, time: now } = await ask(chain, options, terminal);
  terminal.progress('');
  if (options.json) {
    terminal.out(toJson(contests.map((contest) => ({ state: getPhase(contest, now), ...contest }))));
    return 0;
  }
  const rows = contests.map((contest) => [
    toDate(contest.time).slice(0, 10),
    getPhase(contest, now),
    contest.uid,
    toPlainText(contest.title),
  ]);
  terminal.out(toTable([['Started', 'State', 'UID', 'Title'], ...rows]));
  if (unreadable > 0)
    terminal.err(`${unreadable} more attestations under the schema cannot be read as contests.`);
  return 0;
}

/** A scan names no block, so the clock of this machine decides the states. */
async function askScan({ config }: OpenChain, { take }: ListOptions) {
  return { ...(await createScanReader({ config }).fetchContests({ skip: 0, take })), time: getNowSeconds() };
}

async function askChain(chain: OpenChain, { take }: ListOptions, { progress }: Terminal) {
  const onProgress = (each: ChainProgress) => progress(describeProgress(each));
  const { block, ...found } = await fetchContests(chain, { take, onProgress });
  return { ...found, time: block.time };
}
