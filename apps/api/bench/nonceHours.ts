/** Issues many nonces over many hours with a fast clock, and checks that none is stored. For manyNonces.ts. */
import { createMemoryNonceStore, createMemorySessionStore, createSiweServer } from '@org/auth-siwe/server';
import { ORIGIN } from './startServer.ts';

/** 90,000 in the 15 minutes that a nonce is valid. */
const PER_SECOND = 100;
const PART = 50_000;

const createGiver = () => {
  let now = Date.UTC(2030, 0, 1);
  const siwe = createSiweServer({
    origin: ORIGIN,
    chains: [{ id: 31_337, rpcUrls: ['http://127.0.0.1:1'] }],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    rateLimits: null,
    clock: () => now,
  });
  return async (amount: number) => {
    let given = 0;
    for (let asked = 0; asked < amount; asked += 1) {
      now += 1_000 / PER_SECOND;
      const { status } = await siwe.handle(new Request(`${ORIGIN}/api/siwe/nonce`));
      if (status === 200) given += 1;
    }
    return given;
  };
};

const measureMemory = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 2 ** 20;
};

/** How many of `count` were issued, in how many hours, and how much memory grew in MB. */
export async function giveOverHours(count: number) {
  // The base cost of answering is not growth; nonces are freed with their server.
  await createGiver()(PART);
  const give = createGiver();
  const before = measureMemory();
  let given = 0;
  let most = before;
  for (let asked = 0; asked < count; asked += PART) {
    given += await give(Math.min(PART, count - asked));
    most = Math.max(most, measureMemory());
  }
  return { given, grownBy: most - before, hours: count / PER_SECOND / 3_600 };
}
