import { local } from '@org/chain-config';
import { schemaRegistryAbi } from '@org/contracts';
import { accounts, createLocalClient } from '@org/local-stack';
import { type Attack, type ContestTarget, repeat } from './attack.ts';

/** Nested tuples, or hundreds of fields, about 16 kB. */
const writeSchema = ({ random }: ContestTarget): string => {
  const mark = random.hex(6);
  const fields = random.between(200, 900);
  if (random.next() < 0.5)
    return Array.from({ length: fields }, (_, nth) => `uint256[${nth + 1}][] field${nth}_${mark}`)
      .join(',')
      .slice(0, 16_000);
  const depth = random.between(50, 600);
  return `${'('.repeat(depth)}uint256 a${mark}${Array.from({ length: depth }, (_, nth) => `) t${nth}`).join('')}`;
};

/** Registers schemas that are expensive to keep in memory, which anyone may do on the chain. */
const schemaBombs: Attack = {
  name: 'schema bombs',
  run: async (target) => {
    const chain = createLocalClient(target.rpcUrl);
    const { address } = accounts[9];
    await chain.setBalance({ address, value: 10n ** 30n });
    await chain.setBlockGasLimit({ gasLimit: 2n ** 40n });
    await repeat(target, 1, async () => {
      const started = performance.now();
      try {
        await chain.writeContract({
          account: address,
          abi: schemaRegistryAbi,
          address: local.eas.schemaRegistry,
          functionName: 'register',
          args: [writeSchema(target), '0x0000000000000000000000000000000000000000', true],
          chain: null,
          gas: 16_000_000n,
        });
        target.record('registered', performance.now() - started);
      } catch {
        target.record('refused by the chain', performance.now() - started);
      }
    });
  },
};

export const chainAttacks: readonly Attack[] = [schemaBombs];
