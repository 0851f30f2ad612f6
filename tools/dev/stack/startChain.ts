import type { Service, Supervisor } from './supervisor.ts';

/** Starts the local chain, and resolves when its contracts and demo contests are there; rejects if a service exits. */
export async function startChain(supervisor: Supervisor, service: Pick<Service, 'args' | 'env'>) {
  const isReady = Promise.withResolvers<void>();
  const chain = supervisor.start({ name: 'chain', color: 'yellow', ...service });
  chain.stdout?.on('data', (bytes: Buffer) => {
    if (bytes.toString().includes('chain ready')) isReady.resolve();
  });
  const failure = supervisor.failure.then((why) => Promise.reject(new Error(why)));
  await Promise.race([isReady.promise, failure]);
}
