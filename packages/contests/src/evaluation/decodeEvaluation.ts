import type { Hex } from 'viem';
import { decodeTuple } from '../abi/decodeTuple.ts';
import { hexToBytes } from '../abi/hex.ts';
import type { Answer } from '../answer.ts';
import { LIMITS } from '../limits.ts';
import type { Evaluation } from './evaluation.ts';
import { EVALUATION_TYPES } from './evaluationTypes.ts';

const UNDECODABLE = { ok: false, reason: 'undecodable' } as const;

/** `0x` and two digits a byte: longer data is refused before a byte of it is read. */
const MAX_HEX_LENGTH = 2 + 2 * LIMITS.rawBytes;

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
  if (data.length > MAX_HEX_LENGTH) return UNDECODABLE;
  const bytes = hexToBytes(data);
  const values = bytes && decodeTuple(EVALUATION_TYPES, bytes);
  if (!values) return UNDECODABLE;
  const [contest, entry, tags, points, comment] = values;
  return { ok: true, value: { contest, entry, tags, points, comment } };
}
