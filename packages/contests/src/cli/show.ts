import { getContestState } from '../contest/getContestState.ts';
import { getNowSeconds } from '../getNowSeconds.ts';
import { fetchContest } from './fetchContest.ts';
import type { ChainOptions } from './openChain.ts';
import { type Terminal, toDate, toJson, toPlainText, toTable } from './terminal.ts';

/** Prints one contest as the chain has it. */
export async function show(
  options: ChainOptions & { readonly uid: string | undefined; readonly json?: boolean | undefined },
  { out }: Terminal,
): Promise<0> {
  const { contest } = await fetchContest(options);
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
