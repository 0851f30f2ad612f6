/** `npm run bench api`: nonces and sign-ins of this server and of a plain one. */
import { record } from '../../../scripts/bench/record.ts';
import { createWebBuild } from '../test/createTestApp.ts';
import { type Measured, measureLargeBodies, measureNonces, measureSignIns } from './measure.ts';
import { startServer } from './startServer.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);
const NONCE_RATE = 2_000;
const SIGN_IN_RATE = 400;

const web = createWebBuild();
const settings = {
  CHAINS: 'local',
  RPC_URL_31337: 'http://127.0.0.1:1',
  RATE_LIMITS: 'off',
  WEB_DIST: web.folder,
};
const startOurs = () => startServer(['dist/main.js'], { ...settings, PORT: '3931', ...databaseOf() });
const startPlain = () => startServer(['bench/servePlain.ts'], { PORT: '3932' });

/** With a database: `DATABASE_URL=postgres://… npm run bench api`. */
function databaseOf(): Record<string, string> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL ? { DATABASE_URL } : {};
}

const show = ({ perSecond, p50Ms, p99Ms, unexpected }: Measured) =>
  `${Math.round(perSecond).toLocaleString('en').padStart(6)}/s   p50 ${String(p50Ms).padStart(4)} ms   p99 ${String(p99Ms).padStart(4)} ms${unexpected > 0 ? `   ${unexpected} unexpected answers` : ''}`;

const servers = { ours: await startOurs(), plain: await startPlain() };
const most = { nonce: { ours: 0, plain: 0 }, verify: { ours: 0, plain: 0 } };

for (const [name, server] of Object.entries(servers) as [keyof typeof servers, typeof servers.ours][]) {
  console.log(name === 'ours' ? 'Laurel' : 'viem/siwe on node:http');
  // Warm-up: the first seconds of a process are not representative.
  await measureNonces(server, 1);
  await measureSignIns(server, 500);
  const signIns = SIGN_IN_RATE * SECONDS;
  console.log(
    `  verify, ${SIGN_IN_RATE}/s asked   ${show(await measureSignIns(server, signIns, SIGN_IN_RATE))}`,
  );
  const verify = await measureSignIns(server, signIns);
  console.log(`  verify, as many as go ${show(verify)}`);
  console.log(`  nonce,  ${NONCE_RATE}/s asked  ${show(await measureNonces(server, SECONDS, NONCE_RATE))}`);
  const nonce = await measureNonces(server, SECONDS / 2);
  console.log(`  nonce,  as many as go ${show(nonce)}`);
  most.nonce[name] = nonce.perSecond;
  most.verify[name] = verify.perSecond;
}
const ratio = ({ ours, plain }: { ours: number; plain: number }) => (ours / plain).toFixed(2);
const toFigure = (what: string, { ours, plain }: { ours: number; plain: number }) => ({
  what,
  value: ours,
  unit: '/s',
  peer: { name: 'viem/siwe', value: plain },
});
record('api', [toFigure('nonces', most.nonce), toFigure('sign-ins', most.verify)]);
console.log(`Laurel : viem/siwe = ${ratio(most.nonce)} (nonce), ${ratio(most.verify)} (verify)`);

// The first requests allocate buffers once.
await measureLargeBodies(servers.ours, 300);
const before = servers.ours.memory();
const large = await measureLargeBodies(servers.ours, 1_000);
const grownBy = servers.ours.memory() - before;
console.log(
  `1,000 bodies of 1 MB refused: ${show(large)}   memory ${grownBy >= 0 ? '+' : ''}${grownBy.toFixed(0)} MB`,
);

await Promise.all([servers.ours.stop(), servers.plain.stop()]);
web.remove();
