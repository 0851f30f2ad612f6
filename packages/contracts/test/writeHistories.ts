import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Address, concat, encodeAbiParameters, getContractAddress, type Hex } from 'viem';
import { contestResolverCreationCode, create2ProxyAddress, create2Salt } from '../src/index.ts';
import { createHistory } from './reference/histories.ts';
import type { Deployment } from './reference/r2.ts';

const eas: Address = '0x4200000000000000000000000000000000000021';

/** As ResolverTest.sol deploys it, which is as on Base. */
const deployment: Deployment = {
  chainId: 8453n,
  eas,
  resolver: getContractAddress({
    opcode: 'CREATE2',
    from: create2ProxyAddress,
    salt: create2Salt,
    bytecode: concat([contestResolverCreationCode, encodeAbiParameters([{ type: 'address' }], [eas])]),
  }),
};

/** Writes histories for test/forge/Differential.t.sol, one a line. @returns the path for forge's HISTORIES. */
export function writeHistories(count: number, seed: number): string {
  const path = '.laurel/histories.txt';
  const file = fileURLToPath(new URL(`../${path}`, import.meta.url));
  const lines: Hex[] = [];
  for (let index = 0; index < count; index += 1) lines.push(createHistory(seed + index, deployment, 48));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return path;
}
