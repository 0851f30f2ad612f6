import { profileAbi, profileAddress } from '@org/contracts';
import { encodeFunctionData } from 'viem';
import type { LocalClient } from '../../createLocalClient.ts';
import { LocalChainError } from '../../errors.ts';
import { type Person, people } from '../people.ts';
import { demoProfiles } from './demoProfiles.ts';

const gas = 5_000_000n;

/** Writes the profiles of the demo, all in one block. */
export async function seedProfiles(client: LocalClient): Promise<void> {
  const hashes = await Promise.all(
    Object.entries(demoProfiles).map(([person, profile]) => {
      const json = Buffer.from(JSON.stringify(profile)).toString('base64');
      const args = [`data:application/json;base64,${json}`] as const;
      const data = encodeFunctionData({ abi: profileAbi, functionName: 'setURI', args });
      const account = people[person as Person];
      return client.sendTransaction({ account, chain: null, to: profileAddress, data, gas });
    }),
  );
  await client.mine({ blocks: 1 });
  for (const hash of hashes) {
    const { status } = await client.getTransactionReceipt({ hash });
    if (status !== 'success')
      throw new LocalChainError('demo-failed', 'The demo failed: a profile was reverted.');
  }
}
