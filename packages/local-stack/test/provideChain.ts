import type { TestProject } from 'vitest/node';
import { startLocalChain } from '../src/index.ts';

/** Starts one chain for the whole `chain` project; each test file reverts it to a snapshot at the end. */
export default async function setup(project: TestProject) {
  const chain = await startLocalChain();
  project.provide('rpcUrl', chain.rpcUrl);
  return () => chain.stop();
}
