import type { Hex } from 'viem';

type Artifact = {
  readonly bytecode: Hex;
  readonly deployedBytecode: Hex;
  readonly immutables: Readonly<Record<string, readonly number[]>>;
};

/** The module of @org/contests with the init code of ContestResolver. */
export function renderInitCode({ bytecode, deployedBytecode, immutables }: Artifact): string {
  const digits = deployedBytecode.slice(2);
  const start = bytecode.indexOf(digits);
  if (start < 0) throw new Error('The init code does not contain the run-time code.');
  const offsets = Object.entries(immutables).map(([name, bytes]) => `    ${name}: [${bytes.join(', ')}],\n`);
  return `// Generated from artifacts/ContestResolver.json by packages/contracts/scripts/compile.ts.
import type { Hex } from 'viem';

/**
 * The init code of the resolver of contests, without the argument of its constructor: the address of EAS,
 * padded to 32 bytes on the left.
 */
export const RESOLVER_INIT_CODE: Hex =
  '${bytecode}';

/**
 * The bytes of the init code that are the run-time code. The constructor writes each immutable into it as a word, at these
 * of its bytes.
 */
export const RESOLVER_RUNTIME = {
  start: ${(start - 2) / 2},
  end: ${(start - 2 + digits.length) / 2},
  immutables: {
${offsets.join('')}  },
} as const;
`;
}
