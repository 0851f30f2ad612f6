import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Abi, Hex } from 'viem';

/** `profileAbi`, in the module of that name, for Profile. */
export const getAbiName = (name: ContractName) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Abi`;

/** The module with the ABI of a contract as a literal, which types need; one line for each item. */
export function renderAbi(name: ContractName, abi: Abi): string {
  const items = abi.map((item) => `  ${JSON.stringify(item)},\n`).join('');
  return `// Generated from contracts/${name}.sol by scripts/compile.ts.\nexport const ${getAbiName(name)} = [\n${items}] as const;\n`;
}

const require = createRequire(import.meta.url);
const contractsFolder = new URL('../contracts/', import.meta.url);

/** The contracts of our own, each in a file of its name. */
export const contractNames = ['Profile', 'ContestResolver'] as const;
export type ContractName = (typeof contractNames)[number];

/**
 * The settings determine the bytecode and therefore the address. Cancun is the oldest EVM version that supports
 * MCOPY, which OpenZeppelin 5.7 uses; all live chains of @org/chain-config have run it since March 2024. Without
 * metadata the bytecode does not depend on comments or paths. foundry.toml has the same settings, without the optimizer.
 */
const settings = {
  evmVersion: 'cancun',
  optimizer: { enabled: true, runs: 200 },
  metadata: { bytecodeHash: 'none', appendCBOR: false },
} as const;

export type ContractArtifact = {
  contractName: string;
  compiler: string;
  settings: typeof settings;
  abi: Abi;
  bytecode: Hex;
  /** With zeros in place of the immutables. */
  deployedBytecode: Hex;
  /** The offsets, in bytes, at which the constructor writes each immutable into the run-time code; 32 bytes each. */
  immutables: Record<string, number[]>;
};

type Bytecode = { object: string; immutableReferences?: Record<string, { start: number; length: number }[]> };

type SolcOutput = {
  errors?: { formattedMessage: string; severity: string }[];
  contracts?: Record<
    string,
    Record<string, { abi: Abi; evm: Record<'bytecode' | 'deployedBytecode', Bytecode> }>
  >;
  sources?: Record<string, { ast: { nodes: { nodes?: { id: number; name?: string }[] }[] } }>;
};

type Solc = {
  version: () => string;
  compile: (input: string, callbacks: { import: (path: string) => { contents: string } }) => string;
};

const readSource = (path: string): string =>
  readFileSync(path.startsWith('@') ? require.resolve(path) : new URL(path, contractsFolder), 'utf8');

/**
 * Compiles contracts/<name>.sol with the installed solc; a warning is an error.
 *
 * @param changed Other sources for some files, which may cause warnings (mutants).
 */
export function compileContract(
  name: ContractName,
  changed?: Readonly<Record<string, string>>,
): ContractArtifact {
  const read = (path: string) => changed?.[path] ?? readSource(path);
  const solc: Solc = require('solc');
  const file = `${name}.sol`;
  const outputSelection = {
    [file]: {
      '': ['ast'],
      [name]: [
        'abi',
        'evm.bytecode.object',
        'evm.deployedBytecode.object',
        'evm.deployedBytecode.immutableReferences',
      ],
    },
  };
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: read(file) } },
    settings: { ...settings, outputSelection },
  };
  const output: SolcOutput = JSON.parse(
    solc.compile(JSON.stringify(input), { import: (path) => ({ contents: read(path) }) }),
  );
  const contract = output.contracts?.[file]?.[name];
  const errors = output.errors?.filter(({ severity }) => !changed || severity === 'error') ?? [];
  if (errors.length > 0 || !contract) {
    throw new Error(`${file}: ${errors.map((error) => error.formattedMessage).join('\n')}`);
  }
  return {
    contractName: name,
    compiler: `solc ${solc.version().split('.Emscripten')[0]}`,
    settings,
    abi: contract.abi,
    bytecode: `0x${contract.evm.bytecode.object}`,
    deployedBytecode: `0x${contract.evm.deployedBytecode.object}`,
    immutables: nameImmutables(output, file, contract.evm.deployedBytecode),
  };
}

/** solc identifies immutables by the ids of their declarations. */
function nameImmutables({ sources }: SolcOutput, file: string, { immutableReferences = {} }: Bytecode) {
  const declared = sources?.[file]?.ast.nodes.flatMap(({ nodes = [] }) => nodes) ?? [];
  const named = Object.entries(immutableReferences).map(([id, references]) => {
    const name = declared.find((each) => each.id === Number(id))?.name;
    if (name === undefined || references.some(({ length }) => length !== 32))
      throw new Error(`${file}: the immutable ${id} is not declared here or not 32 bytes long`);
    return [name, references.map(({ start }) => start)] as const;
  });
  return Object.fromEntries(named);
}
