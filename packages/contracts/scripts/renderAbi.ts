import type { Abi } from 'viem';
import type { ContractName } from './compileContract.ts';

/** `profileAbi`, in the module of that name, for Profile. */
export const getAbiName = (name: ContractName) => `${name.charAt(0).toLowerCase()}${name.slice(1)}Abi`;

/** The module with the ABI of a contract as a literal, which types need; one line for each item. */
export function renderAbi(name: ContractName, abi: Abi): string {
  const items = abi.map((item) => `  ${JSON.stringify(item)},\n`).join('');
  return `// Generated from contracts/${name}.sol by scripts/compile.ts.\nexport const ${getAbiName(name)} = [\n${items}] as const;\n`;
}
