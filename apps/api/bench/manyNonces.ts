/**
 * `pnpm bench:nonces [count]`: so many nonces, each for a new browser, and what that costs in memory.
 * First over hours, then from one server as fast as it goes: every one is given, and none is kept. Node is told to keep
 * the room for short-lived memory small, which would
 * otherwise grow to a hundred megabytes and say nothing about what is kept.
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

// What a process needs to answer at all is no growth.
await ask(PART);
const before = server.memory();
let given = 0;
let most = before;
for (let asked = 0; asked < count; asked += PART) {
  given += (await ask(Math.min(PART, count - asked)))['2xx'];
  most = Math.max(most, server.memory());
}
console.log(`at once: ${count.toLocaleString('en')} nonces asked for, ${given.toLocaleString('en')} given`);
console.log(`memory ${show(before)} before, at most ${show(most)}, ${show(server.memory())} after`);
await server.stop();
web.remove();
process.exitCode = Math.max(most - before, slow.grownBy) < 50 && slow.given === count ? 0 : 1;
