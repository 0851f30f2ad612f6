import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';

const require = createRequire(import.meta.url);
const contractsFolder = new URL('../contracts/', import.meta.url);

/**
 * These settings determine the bytecode and therefore the address. Cancun is the oldest EVM version that supports
 * MCOPY, which OpenZeppelin 5.7 uses; all live chains of @org/chain-config have run it since March 2024. Without
 * metadata the bytecode does not depend on comments or paths.
 */
const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
  outputSelection: {
    'Profile.sol': { Profile: ['abi', 'evm.bytecode.object', 'evm.deployedBytecode.object'] },
  },
} as const;

export type ProfileArtifact = {
  contractName: string;
  compiler: string;
  settings: Omit<typeof settings, 'outputSelection'>;
  abi: Abi;
  bytecode: Hex;
  deployedBytecode: Hex;
};

type SolcOutput = {
  errors?: { formattedMessage: string }[];
  contracts?: Record<
    string,
    Record<string, { abi: Abi; evm: Record<'bytecode' | 'deployedBytecode', { object: string }> }>
  >;
};

type Solc = {
  version: () => string;
  compile: (input: string, callbacks: { import: (path: string) => { contents: string } }) => string;
};

const readSource = (path: string): string =>
  readFileSync(path.startsWith('@') ? require.resolve(path) : new URL(path, contractsFolder), 'utf8');

/** Compiles contracts/Profile.sol with the installed solc; a warning is an error. */
export function compileProfile(): ProfileArtifact {
  const solc: Solc = require('solc');
  const input = {
    language: 'Solidity',
    sources: { 'Profile.sol': { content: readSource('Profile.sol') } },
    settings,
  };
  const output: SolcOutput = JSON.parse(
    solc.compile(JSON.stringify(input), { import: (path) => ({ contents: readSource(path) }) }),
  );
  const contract = output.contracts?.['Profile.sol']?.Profile;
  if (output.errors?.length || !contract) {
    throw new Error(`Profile.sol: ${output.errors?.map((error) => error.formattedMessage).join('\n')}`);
  }
  const { outputSelection: _, ...recorded } = settings;
  return {
    contractName: 'Profile',
    compiler: `solc ${solc.version().split('.Emscripten')[0]}`,
    settings: recorded,
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
  };
}
