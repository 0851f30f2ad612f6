import type { Contest } from '@org/contests';
import type { Client } from 'viem';
import { getBlock } from 'viem/actions';

export {
  fetchMissingSchemas,
  prepareContest,
  prepareEvaluation,
  prepareProfile,
  prepareRevocation,
  prepareSchema,
  registerSchema,
  WriteError,
} from '@org/contests/write';
export { keccak256 } from 'viem/utils';
export { getTracker } from './tracker.ts';

/** Whether a contest has ended by the chain's time: this device's clock may be slow. */
export async function hasEnded(client: Client, { endsAt }: Pick<Contest, 'endsAt'>): Promise<boolean> {
  return endsAt !== null && (await getBlock(client)).timestamp >= endsAt;
}
