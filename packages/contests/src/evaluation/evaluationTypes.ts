import type { AbiType } from '../abi/abiType.ts';

/** ABI types of both evaluation schemas: `contest, participant (older: project), tags, points, comment`. */
export const EVALUATION_TYPES = [
  'bytes32',
  'string',
  'string[]',
  'uint8',
  'string',
] as const satisfies readonly AbiType[];
