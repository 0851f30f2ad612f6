import type { Hex } from 'viem';
import type { Block } from '../block.ts';
import { followWrite } from '../track/followWrite.ts';
import type { Written } from '../track/written.ts';
import { estimateCost } from './estimateCost.ts';
import { sendRequest } from './sendRequest.ts';
import type {
  FollowOptions,
  PreparedWrite,
  WriteOptions,
  WriteOutcome,
  WriteRequest,
  WriteSource,
} from './writeTypes.ts';

/** One write, checked and encoded, before anything is asked of the chain or the wallet. */
export type WritePlan = {
  readonly request: WriteRequest;
  /** The attestation's data, a profile's URI as bytes, or the call itself where there is neither. */
  readonly data: Hex;
  /** How the write is recognized on the chain, whichever transaction carries it. */
  readonly written: Written;
  /** Decodes the calldata; throws where it differs from what was requested. */
  readonly assertCalldata: (calldata: Hex) => void;
  /** The time that the block must be later than, if any. */
  readonly fetchEarlierTime?:
    | ((source: WriteSource & Pick<FollowOptions, 'signal'>, latest: Block) => Promise<bigint | null>)
    | undefined;
};

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
