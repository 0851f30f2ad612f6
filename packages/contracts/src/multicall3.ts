import type { Address, Hex } from 'viem';
import multicall3 from '../artifacts/multicall3/Multicall3.json' with { type: 'json' };
import { asHex } from './artifact.ts';

/** Where Multicall3 stands on nearly every chain. @see https://www.multicall3.com */
export const multicall3Address: Address = '0xcA11bde05977b3631167028862bE2a173976CA11';

/** Creation code of Multicall3; its run-time code is what it returns. */
export const multicall3CreationCode: Hex = asHex(multicall3.bytecode);
