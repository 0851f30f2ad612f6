import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type LocalChain, type LocalChainOptions, startLocalChain } from '../src/index.ts';

/**
 * Starts the chains of a run when a test first asks for them (tools/test/vitest/chains.ts): one for each worker and version of
 * EAS, so that test files can run at the same time.
 */
export default async function setup(project: TestProject) {
  const chains = new Map<string, Promise<LocalChain>>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    const easVersion = path.split('/').at(-1) as NonNullable<LocalChainOptions['easVersion']>;
    const chain = chains.get(path) ?? startLocalChain({ easVersion });
    chains.set(path, chain);
    try {
      response.end((await chain).rpcUrl);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  project.provide('chainsUrl', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    for (const chain of await Promise.allSettled(chains.values()))
      if (chain.status === 'fulfilled') await chain.value.stop();
  };
}
