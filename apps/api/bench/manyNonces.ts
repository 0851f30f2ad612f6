/**
 * `pnpm bench:nonces [count]`: the memory cost of many nonces, each for a new browser. First over hours, then from one
 * server at full speed: all are issued, and none is stored. Node's young generation is kept small, because it would
 * otherwise grow to 100 MB and hide the result.
 */
import autocannon from 'autocannon';
import { createWebBuild } from '../test/createTestApp.ts';
import { giveOverHours } from './nonceHours.ts';
import { startServer } from './startServer.ts';

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
