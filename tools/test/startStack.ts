import { freePorts, spawnStart } from './spawnStart.ts';

/** Playwright's global setup: `npm start` on free ports, passed to the tests in the environment. */
export default async function startStack() {
  const ports = await freePorts(3);
  const stack = spawnStart(ports);
  await stack.ready;
  process.env.LAUREL_ORIGIN = stack.origin;
  process.env.LAUREL_RPC_URL = stack.rpcUrl;
  process.env.LAUREL_SCAN_URL = stack.scanUrl;
  return () => stack.stop();
}
