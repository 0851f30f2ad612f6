import { local } from '@org/chain-config';
import { contestSchemas, evaluationSchemas } from '@org/contests';
import { schemaRegistryAbi } from '@org/contracts';
import { zeroAddress } from 'viem';
import { accounts } from './accounts.ts';
import type { LocalClient } from './createLocalClient.ts';

/** The schemas of version 1, and the older evaluation that readers still understand. */
const definitions = [...Object.values(contestSchemas), ...Object.values(evaluationSchemas)].map(
  ({ definition }) => definition,
);

/** Registers the schemas, as anybody may do once per chain. */
export async function registerSchemas(client: LocalClient): Promise<void> {
  for (const definition of definitions) {
    const hash = await client.writeContract({
      account: accounts[19].address,
      address: local.eas.schemaRegistry,
      abi: schemaRegistryAbi,
      functionName: 'register',
      args: [definition, zeroAddress, true],
    });
    await client.waitForTransactionReceipt({ hash });
  }
}
