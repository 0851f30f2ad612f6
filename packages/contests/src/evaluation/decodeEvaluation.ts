import type { Hex } from 'viem';
import { decodeData } from '../abi/decodeData.ts';
import type { Answer } from '../answer.ts';
import type { Evaluation } from './evaluation.ts';
import { EVALUATION_TYPES } from './evaluationTypes.ts';

/**
 * What the data of an evaluation says, by the reading rule's decoder: bounds-checked, capped before it expands,
 * the same in every browser and in Node. Never throws.
 *
 * @example
 * ```ts
 * import { decodeEvaluation } from '@org/contests';
 *
 * const evaluation = decodeEvaluation(attestation.data);
 * if (evaluation.ok) console.log(evaluation.value.entry, evaluation.value.points);
 * ```
 */
export function decodeEvaluation(data: Hex): Answer<Evaluation, 'undecodable'> {
  const values = decodeData(EVALUATION_TYPES, data);
  if (!values) return { ok: false, reason: 'undecodable' };
  const [contest, entry, tags, points, comment] = values;
  return { ok: true, value: { contest, entry, tags, points, comment } };
}
