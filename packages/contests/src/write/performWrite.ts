import { followWrite } from '../track/followWrite.ts';
import { estimateCost } from './estimateCost.ts';
import { sendRequest, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/** What a plan will sign and cost. */
export async function prepareWrite(source: WriteSource, plan: WritePlan): Promise<PreparedWrite> {
  const { request, data } = plan;
  const cost = await estimateCost(source, request);
  return { request, data, sizeBytes: (data.length - 2) / 2, estimatedAtMs: Date.now(), ...cost };
}

/** Sends a plan and follows it until the scan shows it. */
export async function performWrite(options: WriteOptions, plan: WritePlan): Promise<WriteOutcome> {
  const sent = await sendRequest(options, plan);
  return followWrite(options, { ...sent, written: plan.written }, options);
}
