import { getNowSeconds, max } from '../bigint.ts';
import type { ChainProgress } from '../chain/chainReader.ts';
import { createChainReader } from '../chain/createChainReader.ts';
import { createContestCodecR2 } from '../r2/contestCodec.ts';
import { getPhaseR2 } from '../r2/readResultR2.ts';
import { fetchContests } from '../r2-chain/fetchContests.ts';
import { createScanReader } from '../scan/createScanReader.ts';
import { readUid } from './act/words.ts';
import { type ChainOptions, findContest, type OpenChain, openChain } from './openChain.ts';
import { showActs } from './showActs.ts';
import { describeProgress, type Terminal, toDate, toJson, toPlainText, toTable } from './terminal.ts';

/** Prints a contest as it is on the chain. */
export async function show(
  options: ChainOptions & {
    readonly uid: string | undefined;
    readonly scan?: boolean | undefined;
    readonly json?: boolean | undefined;
  },
  terminal: Terminal,
): Promise<0> {
  const json = options.json === true;
  if (options.scan) {
    const uid = readUid(options.uid);
    return showActs({ chain: await openChain(options), uid, json, isFromScan: true }, terminal);
  }
  const { contest, uid, ...chain } = await findContest(options);
  if (!contest) return showActs({ chain, uid, json, isFromScan: false }, terminal);
  const { out } = terminal;
  const state = getPhaseR2(contest, getNowSeconds());
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
  const { contests, unreadable, time } = await (options.scan ? askScan : askChain)(chain, options, terminal);
  terminal.progress('');
  // The clock of this machine may be behind the chain's.
  const now = max(getNowSeconds(), time);
  if (options.json) {
    terminal.out(toJson(contests.map((contest) => ({ state: getPhaseR2(contest, now), ...contest }))));
    return 0;
  }
  const rows = contests.map((contest) => [
    toDate(contest.time).slice(0, 10),
    getPhaseR2(contest, now),
    contest.uid,
    toPlainText(contest.title),
  ]);
  terminal.out(toTable([['Started', 'State', 'UID', 'Title'], ...rows]));
  if (unreadable > 0)
    terminal.err(`${unreadable} more attestations under the schema cannot be read as contests.`);
  return 0;
}

async function askScan({ config }: OpenChain, { take }: ListOptions) {
  const chainId = config.chain.id;
  const more = createContestCodecR2(config);
  const scan = createScanReader({ endpoint: config.eas.graphQl, chainId, more });
  return { ...(await scan.fetchContests({ skip: 0, take })), time: 0n };
}

async function askChain(chain: OpenChain, { take }: ListOptions, { progress }: Terminal) {
  const options = { take, onProgress: (each: ChainProgress) => progress(describeProgress(each)) };
  const older = await createChainReader(chain).fetchContests(options);
  const newer = await fetchContests(chain, options);
  const contests = [...newer.contests, ...older.contests]
    .sort((one, other) => Number(other.time - one.time))
    .slice(0, take);
  return { contests, unreadable: older.unreadable + newer.unreadable, time: newer.block.time };
}
