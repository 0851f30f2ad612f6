import type { TestProject } from 'vitest/node';
import { startLocalChain } from '../src/index.ts';

/** One real chain for the whole `chain` project; a test file takes a snapshot first and reverts to it last. */
export default async function setup(project: TestProject) {
  const chain = await startLocalChain();
  project.provide('rpcUrl', chain.rpcUrl);
  return () => chain.stop();
}
