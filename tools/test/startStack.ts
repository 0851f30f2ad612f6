import { setTimeout as sleep } from 'node:timers/promises';
import { findDescendants, freePorts, isAlive, spawnStart } from './spawnStart.ts';

const END_WITHIN_MS = 60_000;

/**
 * Playwright's global setup: `npm start` on free ports, passed to the tests in the environment. At the end, SIGTERM must end
 * every process of it.
 */
export default async function startStack() {
  const ports = await freePorts(3);
  const stack = spawnStart(ports);
  await stack.ready;
  process.env.LAUREL_ORIGIN = stack.origin;
  process.env.LAUREL_RPC_URL = stack.rpcUrl;
  process.env.LAUREL_SCAN_URL = stack.scanUrl;
  return async () => {
    const family = process.platform === 'linux' ? findDescendants(stack.process.pid ?? 0) : [];
    await stack.stop();
    const latest = Date.now() + END_WITHIN_MS;
    while (family.some(isAlive) && Date.now() < latest) await sleep(100);
    const left = family.filter(isAlive);
    if (left.length > 0) throw new Error(`These processes of npm start did not end: ${left.join(', ')}.`);
  };
}
