import { local } from '@org/chain-config';
import { encodeNote, NOTE_SCHEMA_UID } from '@org/contests';
import { easAbi } from '@org/contracts';
import { accounts, createLocalClient } from '@org/local-stack';
import type { Hex } from 'viem';

const TRANSACTIONS = 60;
const PER_TRANSACTION = 20;
const NOBODY = '0x0000000000000000000000000000000000000000';

/** Long notes, whose schema has no resolver, to make large lists: 1,200 rows of 2 kB. */
export async function seedRows(rpcUrl: string): Promise<void> {
  const chain = createLocalClient(rpcUrl);
  const { address } = accounts[8];
  await chain.setBalance({ address, value: 10n ** 30n });
  await chain.setBlockGasLimit({ gasLimit: 2n ** 40n });
  let hash: Hex = '0x';
  for (let transaction = 0; transaction < TRANSACTIONS; transaction++) {
    const data = Array.from({ length: PER_TRANSACTION }, (_, nth) => ({
      recipient: NOBODY,
      expirationTime: 0n,
      revocable: true,
      refUID: `0x${'0'.repeat(64)}`,
      data: encodeNote({
        about: transaction * PER_TRANSACTION + nth + 1,
        kind: 'text',
        text: 'A note that says a lot. '.repeat(75),
      }),
      value: 0n,
    })) as {
      recipient: Hex;
      expirationTime: bigint;
      revocable: boolean;
      refUID: Hex;
      data: Hex;
      value: bigint;
    }[];
    hash = await chain.writeContract({
      account: address,
      abi: easAbi,
      address: local.eas.contract,
      functionName: 'multiAttest',
      args: [[{ schema: NOTE_SCHEMA_UID, data }]],
      chain: null,
      gas: 80_000_000n,
    });
  }
  const { status } = await chain.waitForTransactionReceipt({ hash });
  if (status !== 'success') throw new Error('The local chain refused the notes of the soak.');
}
