import type { Address, Hex } from 'viem';
import eas from '../artifacts/eas/EAS.json' with { type: 'json' };
import schemaRegistry from '../artifacts/eas/SchemaRegistry.json' with { type: 'json' };
import multicall3 from '../artifacts/multicall3/Multicall3.json' with { type: 'json' };
import { asHex } from './create2.ts';

/** Creation code of EAS 1.4.0; append the ABI-encoded address of its SchemaRegistry. */
export const easCreationCode: Hex = asHex(eas.bytecode);

/** Run-time code of EAS 1.4.0 as published, with zeros in place of the immutables. */
export const easRuntimeCode: Hex = asHex(eas.deployedBytecode);

/** Creation code of SchemaRegistry 1.4.0 (no constructor argument). */
export const schemaRegistryCreationCode: Hex = asHex(schemaRegistry.bytecode);

/** Run-time code of SchemaRegistry 1.4.0 as published, with zeros in place of the immutables. */
export const schemaRegistryRuntimeCode: Hex = asHex(schemaRegistry.deployedBytecode);

/** Where Multicall3 stands on nearly every chain. @see https://www.multicall3.com */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Creation code of Multicall3; its run-time code is what it returns. */
export const multicall3CreationCode: Hex = asHex(multicall3.bytecode);
