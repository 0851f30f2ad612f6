import type { TestProject } from 'vitest/node';
import { startLocalChain } from '../src/index.ts';

/**
 * Starts one chain for the whole `chain` project; each test file reverts it to a snapshot at the end. Two more have older
 * versions of EAS, for the tests of the resolver.
 */
export default async function setup(project: TestProject) {
  const [chain, ...older] = await Promise.all([
    startLocalChain(),
    startLocalChain({ easVersion: '1.0.1' }),
    startLocalChain({ easVersion: '0.26' }),
  ]);
  project.provide('rpcUrl', chain.rpcUrl);
  project.provide('rpcUrls', {
    '1.4': chain.rpcUrl,
    '1.0.1': older[0].rpcUrl,
    '0.26': older[1].rpcUrl,
  });
  return async () => {
    await Promise.all([chain, ...older].map(({ stop }) => stop()));
  };
}
