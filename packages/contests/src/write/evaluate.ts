import type { Contest } from '../contest/contest.ts';
import type { EvaluationInput } from '../input/checkEvaluationInput.ts';
import { attest } from './attest.ts';
import { buildEvaluation } from './buildEvaluation.ts';
import { fetchEarlierReviewTime } from './fetchEarlierTime.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Submits a judge's evaluation of one entry; done again, the later one counts. Points are the sum of the tags.
 *
 * Of two evaluations in one second rule R1 takes the one with the greater UID. So a change waits, before the wallet is
 * asked, until the next block is sure to be later than the evaluation it replaces (`waiting-for-earlier`).
 *
 * @throws {WriteError} with a `code` for everything that can go wrong; the signal's reason when given up
 * @example
 * ```ts
 * import { evaluate } from '@org/contests/write';
 *
 * await evaluate({
 *   client,
 *   config,
 *   walletClient,
 *   account,
 *   contest,
 *   input: { entry: contest.entries[0], tags: ['CREATIVITY_5'], comment: 'Nobody else thought of it.' },
 *   scan,
 * });
 * ```
 */
export async function evaluate(
  options: WriteOptions & { readonly contest: Contest; readonly input: EvaluationInput },
): Promise<WriteOutcome> {
  const { config, contest, input } = options;
  const review = { contest: contest.uid, entry: input.entry };
  return attest({
    ...options,
    request: buildEvaluation(config, options),
    fetchEarlierTime: (latest) => fetchEarlierReviewTime(options, review, latest),
  });
}
