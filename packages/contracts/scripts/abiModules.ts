import type { Abi } from 'viem';

/** The generated modules in src/generated and their artifacts. Each has the ABI as a literal, which types need. */
export const abiModules = {
  easAbi: 'eas/EAS.json',
  schemaRegistryAbi: 'eas/SchemaRegistry.json',
  profileAbi: 'Profile.json',
  contestResolverAbi: 'ContestResolver.json',
} as const;

export type AbiName = keyof typeof abiModules;

export function renderAbiModule(name: AbiName, abi: Abi): string {
  return `// Generated from artifacts/${abiModules[name]} by scripts/compile.ts.\nexport const ${name} = ${JSON.stringify(abi, null, 2)} as const;\n`;
}
