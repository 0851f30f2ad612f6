import type { DemoContest, DemoEvaluation } from './demoContest.ts';
import { demoContests } from './demoContests.ts';

/** One thing that somebody does on the chain, at a moment in seconds. */
export type DemoAct = { at: bigint; contest: DemoContest } & (
  | { act: 'start' }
  | { act: 'evaluate'; evaluation: DemoEvaluation }
  | { act: 'revoke'; evaluation: DemoEvaluation }
);

/** A moment of a contest, in seconds. */
export function getMoment(contest: DemoContest, hour: number, now: bigint): bigint {
  return now - BigInt(contest.startedSecondsAgo) + BigInt(Math.round(hour * 3600));
}

const listActs = (contest: DemoContest, now: bigint): DemoAct[] => [
  { act: 'start', at: getMoment(contest, 0, now), contest },
  ...contest.evaluations.flatMap((evaluation): DemoAct[] => {
    const { hour, revokedAtHour } = evaluation;
    return [
      { act: 'evaluate', at: getMoment(contest, hour, now), contest, evaluation },
      ...(revokedAtHour === undefined
        ? []
        : [{ act: 'revoke', at: getMoment(contest, revokedAtHour, now), contest, evaluation } as const]),
    ];
  }),
];

/** Everything that happens in the demo, in the order in which it happens, seen from `now`. */
export function createTimeline(now: bigint): DemoAct[] {
  return Object.values(demoContests)
    .flatMap((contest) => listActs(contest, now))
    .sort((a, b) => Number(a.at - b.at));
}
