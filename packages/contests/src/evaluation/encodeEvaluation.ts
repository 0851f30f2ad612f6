import type { Hex } from 'viem';
import { encodeTuple } from '../abi/encodeTuple.ts';
import type { Evaluation } from './evaluation.ts';
import { EVALUATION_TYPES } from './evaluationTypes.ts';

/**
 * Data of an evaluation (version 1), ready to be attested. It encodes what it is given: see `checkEvaluationInput`.
 *
 * @example
 * ```ts
 * import { encodeEvaluation } from '@org/contests';
 *
 * const data = encodeEvaluation({
 *   contest: contest.uid,
 *   entry: 'https://example.org/entry',
 *   tags: ['PRESENTATION_5', 'OPEN_SOURCE_3'],
 *   points: 8,
 *   comment: 'Clear to the last page.',
 * });
 * ```
 */
export function encodeEvaluation(evaluation: Evaluation): Hex {
  const { contest, entry, tags, points, comment } = evaluation;
  return encodeTuple(EVALUATION_TYPES, [contest, entry, tags, points, comment]);
}
