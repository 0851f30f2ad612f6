import { createMemoryNonceStore, createMemorySessionStore, createSiweServer } from '@org/auth-siwe/server';
/**
 * `pnpm bench:nonces [count]`: the memory cost of many nonces, each for a new browser. First over hours, then from one
 * server at full speed: all are issued, and none is stored. Node's young generation is kept small, because it would
 * otherwise grow to 100 MB and hide the result.
 */
import autocannon from 'autocannon';
import { createWebBuild } from '../test/createTestApp.ts';
import { ORIGIN, startServer } from './startServer.ts';

/** 90,000 in the 15 minutes that a nonce is valid. */
const PER_SECOND = 100;
const HOURS_PART = 50_000;

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
async function giveOverHours(count: number) {
  // The base cost of answering is not growth; nonces are freed with their server.
  await createGiver()(HOURS_PART);
  const give = createGiver();
  const before = measureMemory();
  let given = 0;
  let most = before;
  for (let asked = 0; asked < count; asked += HOURS_PART) {
    given += await give(Math.min(HOURS_PART, count - asked));
    most = Math.max(most, measureMemory());
  }
  return { given, grownBy: most - before, hours: count / PER_SECOND / 3_600 };
}

const count = Number(process.argv[2] ?? 1_000_000);
const PART = 50_000;
const show = (megabytes: number) => `${megabytes.toFixed(0)} MB`;

const slow = await giveOverHours(count);
console.log(
  `over ${slow.hours.toFixed(1)} hours: ${slow.given.toLocaleString('en')} of ${count.toLocaleString('en')} given, memory +${show(slow.grownBy)}`,
);

const web = createWebBuild();
const settings = { CHAINS: 'local', RPC_URL_31337: 'http://127.0.0.1:1', RATE_LIMITS: 'off' };
const server = await startServer(['dist/main.js'], { ...settings, WEB_DIST: web.folder, PORT: '3951' });
const ask = (amount: number) =>
  autocannon({
    url: server.url,
    connections: 20,
    amount,
    requests: [{ method: 'GET', path: '/api/siwe/nonce' }],
  });

// The base cost of answering is not growth.
await ask(PART);
const before = server.memory();
let given = 0;
let most = before;
for (let asked = 0; asked < count; asked += PART) {
  given += (await ask(Math.min(PART, count - asked)))['2xx'];
  most = Math.max(most, server.memory());
}
console.log(`at once: ${count.toLocaleString('en')} nonces requested, ${given.toLocaleString('en')} issued`);
console.log(`memory ${show(before)} before, at most ${show(most)}, ${show(server.memory())} after`);
await server.stop();
web.remove();
process.exitCode = Math.max(most - before, slow.grownBy) < 50 && slow.given === count ? 0 : 1;
