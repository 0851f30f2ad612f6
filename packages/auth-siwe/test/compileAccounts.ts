import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';

type Name = 'SmartAccount' | 'SmartAccountFactory' | 'EndlessAccount' | 'RevertingAccount';
type Compiled = { readonly abi: Abi; readonly bytecode: Hex };
type Output = {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
};

const FILE = 'SmartAccount.sol';

/** Compiles the contract accounts of the tests. */
export function compileAccounts(): Record<Name, Compiled> {
  const solc = createRequire(import.meta.url)('solc');
  const content = readFileSync(new URL(`contracts/${FILE}`, import.meta.url), 'utf8');
  const input = {
    language: 'Solidity',
    sources: { [FILE]: { content } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  const { errors = [], contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as Output;
  const broken = errors.filter(({ severity }) => severity === 'error');
  if (broken.length > 0) throw new Error(broken.map(({ formattedMessage }) => formattedMessage).join('\n'));
  const compiled = Object.entries(contracts[FILE] ?? {}).map(([name, { abi, evm }]) => [
    name,
    { abi, bytecode: `0x${evm.bytecode.object}` },
  ]);
  return Object.fromEntries(compiled);
}
