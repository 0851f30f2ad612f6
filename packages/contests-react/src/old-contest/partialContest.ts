import { CRITERIA_V1, readResult } from '@org/contests';
import { contest, evaluation, JUDGES, NOW } from '../testing/sampleContest.ts';

const [strict, fair, lenient] = JUDGES;
const [shelf, stamp, lamp] = contest.entries as [string, string, string];
const EVERYTHING = CRITERIA_V1.map(({ id }) => id);

/**
 * A contest with partial coverage: the lenient judge's favorite leads by the mean, the strict judge's favorite once
 * strictness is taken out.
 */
export const partialResult = readResult({
  contest,
  attestations: [
    evaluation(lenient, shelf, EVERYTHING),
    evaluation(lenient, stamp, EVERYTHING.slice(0, 5)),
    evaluation(fair, stamp, EVERYTHING.slice(0, 3)),
    evaluation(fair, lamp, EVERYTHING.slice(0, 4)),
    evaluation(strict, lamp, EVERYTHING.slice(0, 3)),
  ],
  block: { number: 4_711n, hash: contest.uid, time: NOW },
});
