import type { Address } from 'viem';
import { type Contest, normalizeContest, sumPoints } from '../contest/contest.ts';
import { contestSchemas, decodeContestData } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { checkContestInput } from '../input/checkContestInput.ts';
import { checkEvaluationInput, type EvaluationInput } from '../input/checkEvaluationInput.ts';
import { type ContestInput, normalizeContestInput } from '../input/contestInput.ts';
import type { AttestationRequest } from './easCalls.ts';
import { WriteError } from './errors.ts';
import type { WriteSource } from './writeTypes.ts';

/**
 * Builds a contest's attestation: checks the input, encodes it, and decodes it again to compare.
 *
 * @param nowSeconds the current time, by default the clock's; the contest must end later
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 */
export function buildContest(
  config: WriteSource['config'],
  input: ContestInput,
  nowSeconds?: bigint,
): AttestationRequest {
  const problems = checkContestInput(input, nowSeconds);
  if (problems.length > 0)
    throw new WriteError({ code: 'invalid-input', detail: 'The contest is invalid.', problems });
  const { title, description, judges, entries, endsAt } = normalizeContestInput(input);
  const schema = contestSchemas[config.eas.contestSchemaUid];
  if (!schema)
    throw new WriteError({ code: 'unsupported', detail: 'The contest schema of this chain is unknown.' });
  const data = schema.encode({ title, description, judges, entries });
  const read = decodeContestData(data);
  if (!read.ok || JSON.stringify(read.value) !== JSON.stringify({ title, description, judges, entries })) {
    throw new WriteError({
      code: 'calldata-mismatch',
      detail: 'The encoded contest differs from the input.',
    });
  }
  return { schemaUid: schema.uid, data, expirationTime: endsAt ?? 0n };
}

/**
 * Builds an evaluation's attestation: checks the input, sums its points, encodes it, and decodes it again to compare.
 *
 * @param options.nowSeconds the current time, by default the clock's; judging must be open
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 */
export function buildEvaluation(
  config: WriteSource['config'],
  options: {
    readonly contest: Contest;
    readonly input: EvaluationInput;
    readonly account: Address;
    readonly nowSeconds?: bigint;
  },
): AttestationRequest {
  const { input, account: judge, nowSeconds } = options;
  const contest = normalizeContest(options.contest);
  const problems = checkEvaluationInput(contest, input, {
    judge,
    ...(nowSeconds !== undefined && { nowSeconds }),
  });
  if (problems.length > 0) {
    throw new WriteError({ code: 'invalid-input', detail: 'This evaluation would not count.', problems });
  }
  const schema = evaluationSchemas[config.eas.evaluationSchemaUid];
  if (!schema?.encode) {
    throw new WriteError({
      code: 'unsupported',
      detail: 'The evaluation schema of this chain is unknown.',
    });
  }
  const { entry, tags } = input;
  const points = sumPoints(contest.criteria, tags);
  const evaluation = { contest: contest.uid, entry, tags, points, comment: input.comment.trim() };
  const data = schema.encode(evaluation);
  const read = schema.decode(data);
  if (!read.ok || JSON.stringify(read.value) !== JSON.stringify(evaluation)) {
    throw new WriteError({
      code: 'calldata-mismatch',
      detail: 'The encoded evaluation differs from the input.',
    });
  }
  return { schemaUid: schema.uid, data, refUid: contest.uid };
}
