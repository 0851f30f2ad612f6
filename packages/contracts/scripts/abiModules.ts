import type { Abi } from 'viem';

/** Generated module in src/generated → the artifact whose ABI it repeats as a literal, which is what types need. */
export const abiModules = {
  easAbi: 'eas/EAS.json',
  schemaRegistryAbi: 'eas/SchemaRegistry.json',
  profileAbi: 'Profile.json',
} as const;

export type AbiName = keyof typeof abiModules;

export function renderAbiModule(name: AbiName, abi: Abi): string {
  return `// Generated from artifacts/${abiModules[name]} by scripts/compile.ts.\nexport const ${name} = ${JSON.stringify(abi, null, 2)} as const;\n`;
}
