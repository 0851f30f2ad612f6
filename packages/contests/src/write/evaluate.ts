import type { Contest } from '../contest/contest.ts';
import type { EvaluationInput } from '../input/checkEvaluationInput.ts';
import { attest } from './attest.ts';
import { buildEvaluation } from './buildEvaluation.ts';
import type { WriteOptions, WriteOutcome } from './writeTypes.ts';

/**
 * Submits a judge's evaluation of one entry; done again, the later one counts. Points are the sum of the tags.
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
  return attest({ ...options, request: buildEvaluation(options.config, options) });
}
