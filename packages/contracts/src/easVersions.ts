import type { Hex } from 'viem';
import eas026 from '../artifacts/eas/versions/0.26.json' with { type: 'json' };
import eas101 from '../artifacts/eas/versions/1.0.1.json' with { type: 'json' };
import { easCreationCode, schemaRegistryCreationCode } from './artifacts.ts';

/** Creation code of EAS, to which the ABI-encoded address of its SchemaRegistry is appended, and of that registry. */
type EasCode = { readonly eas: Hex; readonly schemaRegistry: Hex };

/** Casts a bytecode: JSON imports have the type string, and a test checks that the artifacts are hex. */
function asCode({ EAS, SchemaRegistry }: Readonly<Record<'EAS' | 'SchemaRegistry', string>>): EasCode {
  return { eas: EAS as Hex, schemaRegistry: SchemaRegistry as Hex };
}

/**
 * The versions of EAS on which the tests of ContestResolver run, newest first: mainnet has 0.26, OP-stack chains had 1.0.1.
 * @see artifacts/eas/SOURCE.md
 */
export const easVersions = {
  '1.4': { eas: easCreationCode, schemaRegistry: schemaRegistryCreationCode },
  '1.0.1': asCode(eas101),
  '0.26': asCode(eas026),
} as const satisfies Readonly<Record<string, EasCode>>;

/** The name of a version of EAS. */
export type EasVersion = keyof typeof easVersions;
