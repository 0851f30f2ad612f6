import type { AbiType } from '../abi/abiType.ts';

/** ABI types of the contest schema: `title, description, judges, participants`. */
export const CONTEST_TYPES = [
  'string',
  'string',
  'address[]',
  'string[]',
] as const satisfies readonly AbiType[];
