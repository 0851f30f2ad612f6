import type { Hex } from 'viem';
import type { Answer } from '../answer.ts';
import { decodeEvaluation } from '../evaluation/decodeEvaluation.ts';
import { encodeEvaluation } from '../evaluation/encodeEvaluation.ts';
import type { Evaluation } from '../evaluation/evaluation.ts';
import { EVALUATION_SCHEMA_UID, EVALUATION_SCHEMA_UID_OLD } from './uids.ts';

/** A registered schema of evaluations. `encode` is null where the schema is only read. */
export type EvaluationSchema = {
  readonly uid: Hex;
  readonly definition: string;
  readonly encode: ((evaluation: Evaluation) => Hex) | null;
  readonly decode: (data: Hex) => Answer<Evaluation, 'undecodable'>;
};

/** Every evaluation schema that is understood, by UID; no prototype, as in `contestSchemas`. */
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
