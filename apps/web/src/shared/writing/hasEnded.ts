import type { Contest } from '@org/contests';
import type { Client } from 'viem';
import { getBlock } from 'viem/actions';

/** Whether the chain itself has come to a contest's end, whatever the clock of this device says. */
export const hasEnded = async (client: Client, { endsAt }: Pick<Contest, 'endsAt'>): Promise<boolean> =>
  endsAt !== null && (await getBlock(client)).timestamp >= endsAt;
