import type { Hex } from 'viem';
import eas from '../artifacts/eas/EAS.json' with { type: 'json' };
import schemaRegistry from '../artifacts/eas/SchemaRegistry.json' with { type: 'json' };
import { asHex } from './artifact.ts';

/** Creation code of EAS 1.4.0; append the ABI-encoded address of its SchemaRegistry. */
export const easCreationCode: Hex = asHex(eas.bytecode);

/** Run-time code of EAS 1.4.0 as published, with zeros in place of the immutables. */
export const easRuntimeCode: Hex = asHex(eas.deployedBytecode);

/** Creation code of SchemaRegistry 1.4.0 (no constructor argument). */
export const schemaRegistryCreationCode: Hex = asHex(schemaRegistry.bytecode);

/** Run-time code of SchemaRegistry 1.4.0 as published, with zeros in place of the immutables. */
export const schemaRegistryRuntimeCode: Hex = asHex(schemaRegistry.deployedBytecode);
