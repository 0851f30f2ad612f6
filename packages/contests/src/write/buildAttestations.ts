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
 * @example
 * ```ts
 * import { buildContest, encodeAttestCall } from '@org/contests/write';
 * const data = encodeAttestCall(buildContest(baseSepolia, input));
 * ```
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
 * Builds the attestations of several evaluations of one contest, at most one per entry.
 *
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 * @example
 * ```ts
 * import { buildEvaluations, encodeMultiAttestCall } from '@org/contests/write';
 * const requests = buildEvaluations(baseSepolia, { contest, inputs, account });
 * const data = encodeMultiAttestCall(requests);
 * ```
 */
export function buildEvaluations(
  config: WriteSource['config'],
  options: {
    readonly contest: Contest;
    readonly inputs: readonly EvaluationInput[];
    readonly account: Address;
    readonly nowSeconds?: bigint;
  },
): readonly AttestationRequest[] {
  const { inputs, ...place } = options;
  if (inputs.length === 0) throw new WriteError({ code: 'invalid-input', detail: 'There is no evaluation.' });
  // Two of one second would be decided by their UIDs.
  if (new Set(inputs.map(({ entry }) => entry)).size < inputs.length) {
    throw new WriteError({ code: 'invalid-input', detail: 'There are two evaluations of one entry.' });
  }
  return inputs.map((input) => buildEvaluation(config, { ...place, input }));
}

/** Leaves room for the margin of the gas limit below the limit of a transaction (EIP-7825: 2^24). */
const MAX_GAS_USED = 13_000_000;
/** Nodes refuse transactions above 128 kB. */
const MAX_BYTES = 96 * 1024;

/**
 * Splits evaluations into parts that fit into one transaction each, by an upper estimate of their gas and size, in their
 * order. Each part goes to `evaluateMany`.
 *
 * @throws {WriteError} as `buildEvaluations`
 * @example
 * ```ts
 * import { evaluateMany, splitEvaluations } from '@org/contests/write';
 * for (const part of splitEvaluations({ config: baseSepolia, contest, inputs, account }))
 *   await evaluateMany({ client, walletClient, config: baseSepolia, account, contest, inputs: part });
 * ```
 */
export function splitEvaluations(
  options: Pick<WriteSource, 'config'> & Parameters<typeof buildEvaluations>[1],
): readonly (readonly EvaluationInput[])[] {
  const parts: { inputs: EvaluationInput[]; gas: number; bytes: number }[] = [];
  for (const [index, { data }] of buildEvaluations(options.config, options).entries()) {
    const input = options.inputs[index] as EvaluationInput; // One attestation per input.
    const bytes = (data.length - 2) / 2;
    const gas = estimateGas(bytes);
    const last = parts.at(-1);
    if (last && last.gas + gas <= MAX_GAS_USED && last.bytes + bytes <= MAX_BYTES) {
      last.inputs.push(input);
      last.gas += gas;
      last.bytes += bytes;
    } else parts.push({ inputs: [input], gas, bytes });
  }
  return parts.map(({ inputs }) => inputs);
}

/** EAS stores an attestation in nine slots and its data in one per 32 bytes; a new slot costs 22,100 gas. */
function estimateGas(bytes: number): number {
  return 9 * 22_100 + 40_000 + Math.ceil(bytes / 32) * 23_500;
}

/**
 * Builds an evaluation's attestation: checks the input, sums its points, encodes it, and decodes it again to compare.
 *
 * @param options.nowSeconds the current time, by default the clock's; judging must be open
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 * @example
 * ```ts
 * import { buildEvaluation, encodeAttestCall } from '@org/contests/write';
 * const request = buildEvaluation(baseSepolia, { contest, input: review, account });
 * const data = encodeAttestCall(request);
 * ```
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
