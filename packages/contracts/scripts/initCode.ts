import type { Hex } from 'viem';

/** The module of @org/contests with the init code of ContestResolver. */
export function renderInitCode(bytecode: Hex): string {
  return `// Generated from artifacts/ContestResolver.json by packages/contracts/scripts/compile.ts.
import type { Hex } from 'viem';

/**
 * The init code of the resolver of contests, without the argument of its constructor: the address of EAS,
 * padded to 32 bytes on the left.
 */
export const RESOLVER_INIT_CODE: Hex =
  '${bytecode}';
`;
}
