import { local } from '@org/chain-config';
import { schemaRegistryAbi } from '@org/contracts';
import { zeroAddress } from 'viem';
import { accounts } from './accounts.ts';
import type { LocalClient } from './createLocalClient.ts';

/** The schemas of version 1, and the older evaluation that readers still understand. */
const definitions = [
  'string title,string description,address[] judges,string[] participants',
  'bytes32 contest,string participant,string[] tags,uint8 points,string comment',
  'bytes32 contest,string project,string[] tags,uint8 points,string comment',
];

/** Registers the schemas, as anybody may do once per chain. */
export const registerSchemas = async (client: LocalClient): Promise<void> => {
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
};
