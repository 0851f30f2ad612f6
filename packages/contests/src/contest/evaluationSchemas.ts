import type { Hex } from 'viem';
import { type AbiType, decodeData } from '../abi/decodeTuple.ts';
import { encodeTuple } from '../abi/encodeTuple.ts';
import type { Answer } from '../errors.ts';

/** Evaluation schema, version 1. */
export const EVALUATION_SCHEMA_UID = '0xc7745f7f2fdf88e89738084fcfe0c6856f64c67d9dc2882f6f75f914e076b4f2';

/** The older evaluation schema (`project` instead of `participant`): read, but not written. */
export const EVALUATION_SCHEMA_UID_OLD = '0x935c909c72c7227b560eceae85f6ed939e7f98d953481dc6c1497b037a5e7940';

/** The decoded data of an evaluation, not validated against a contest. */
export type Evaluation = {
  /** UID of the contest that it is about. */
  readonly contest: Hex;
  readonly entry: string;
  readonly tags: readonly string[];
  /** 0 to 255, as claimed by the attester. */
  readonly points: number;
  readonly comment: string;
};

/** ABI types of both evaluation schemas: `contest, participant (older: project), tags, points, comment`. */
const EVALUATION_TYPES = [
  'bytes32',
  'string',
  'string[]',
  'uint8',
  'string',
] as const satisfies readonly AbiType[];

/**
 * Encodes the data of an evaluation (version 1). It does not validate: see `checkEvaluationInput`.
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

/**
 * Decodes the data of an evaluation: bounds-checked, size-limited before decoding, with the same outcome in every
 * browser and in Node. Never throws.
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

/** A registered evaluation schema. `encode` is null if the schema is only read. */
export type EvaluationSchema = {
  readonly uid: Hex;
  readonly definition: string;
  readonly encode: ((evaluation: Evaluation) => Hex) | null;
  readonly decode: (data: Hex) => Answer<Evaluation, 'undecodable'>;
};

/** All known evaluation schemas by UID; without a prototype, as `contestSchemas`. */
export const evaluationSchemas: Readonly<Record<Hex, EvaluationSchema>> = Object.freeze(
  Object.assign(Object.create(null), {
    [EVALUATION_SCHEMA_UID]: {
      uid: EVALUATION_SCHEMA_UID,
      definition: 'bytes32 contest,string participant,string[] tags,uint8 points,string comment',
      encode: encodeEvaluation,
      decode: decodeEvaluation,
    } satisfies EvaluationSchema,
    [EVALUATION_SCHEMA_UID_OLD]: {
      uid: EVALUATION_SCHEMA_UID_OLD,
      definition: 'bytes32 contest,string project,string[] tags,uint8 points,string comment',
      encode: null,
      decode: decodeEvaluation,
    } satisfies EvaluationSchema,
  }),
);
