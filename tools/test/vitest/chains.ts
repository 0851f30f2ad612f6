import { inject } from 'vitest';

/** The versions of EAS that a local chain can have. */
export const EAS_VERSIONS = ['1.4', '1.0.1', '0.26'] as const;

/**
 * The address of a local chain that no other worker uses; it starts with the first request. Files of one worker run one after
 * another, and each reverts the chain to a snapshot at its end.
 *
 * @returns the address; empty in a project without chains
 */
export async function findChain(version: (typeof EAS_VERSIONS)[number] = '1.4'): Promise<string> {
  const url = inject('chainsUrl');
  if (url === undefined) return '';
  const answer = await fetch(`${url}/${process.env.VITEST_POOL_ID}/${version}`);
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}

/** The URL of the worker's own local chain, with the newest EAS. */
export const rpcUrl = await findChain();
