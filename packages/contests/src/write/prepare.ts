import type { Contest } from '../contest/contest.ts';
import type { ContestInput } from '../contest/contestInput.ts';
import type { EvaluationInput } from '../input/checkEvaluationInput.ts';
import { type AttestationRequest, encodeAttestCall } from './attestCall.ts';
import { buildContest } from './buildContest.ts';
import { buildEvaluation } from './buildEvaluation.ts';
import { estimateCost } from './estimateCost.ts';
import { encodeRevokeCall, type RevocationRequest } from './revokeCall.ts';
import type { PreparedWrite, WriteSource } from './writeTypes.ts';

/**
 * What starting a contest will sign and cost, before any wallet is asked.
 *
 * @throws {WriteError} `invalid-input`, `reverted`, `chain-unreachable`
 * @example
 * ```ts
 * import { prepareContest } from '@org/contests/write';
 *
 * const { sizeBytes, gas, fee, enough } = await prepareContest({ client, config, account, input });
 * ```
 */
export async function prepareContest(
  options: WriteSource & { readonly input: ContestInput },
): Promise<PreparedWrite> {
  return prepare(options, buildContest(options.config, options.input));
}

/**
 * What submitting an evaluation will sign and cost, before any wallet is asked.
 *
 * @throws {WriteError} `invalid-input`, `reverted`, `chain-unreachable`
 */
export async function prepareEvaluation(
  options: WriteSource & { readonly contest: Contest; readonly input: EvaluationInput },
): Promise<PreparedWrite> {
  return prepare(options, buildEvaluation(options.config, options));
}

/**
 * What revoking one's own attestation will sign and cost, before any wallet is asked. There is no attestation: `data`
 * is the call itself.
 *
 * @throws {WriteError} `reverted` where EAS would refuse it (somebody else's, revoked before), `chain-unreachable`
 */
export async function prepareRevocation(options: WriteSource & RevocationRequest): Promise<PreparedWrite> {
  const data = encodeRevokeCall(options);
  const request = { to: options.config.eas.contract, data, value: 0n };
  return { request, data, sizeBytes: (data.length - 2) / 2, ...(await estimateCost(options, request)) };
}

async function prepare(source: WriteSource, attestation: AttestationRequest): Promise<PreparedWrite> {
  const { data } = attestation;
  const request = { to: source.config.eas.contract, data: encodeAttestCall(attestation), value: 0n };
  return { request, data, sizeBytes: (data.length - 2) / 2, ...(await estimateCost(source, request)) };
}
