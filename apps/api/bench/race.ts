/**
 * `node bench/race.ts <rounds>`, with DATABASE_URL of an empty PostgreSQL database: each round posts one message twenty
 * times at once to two servers; exactly one post may open a session.
 */
import { createWebBuild } from '../test/createTestApp.ts';
import { signMessages } from './signMessages.ts';
import { ORIGIN, startServer } from './startServer.ts';

const rounds = Number(process.argv[2] ?? 500);
const { DATABASE_URL = '' } = process.env;
const web = createWebBuild();
const settings = { CHAINS: 'local', RPC_URL_31337: 'http://127.0.0.1:1', RATE_LIMITS: 'off', DATABASE_URL };
const start = (PORT: string) => startServer(['src/main.ts'], { ...settings, WEB_DIST: web.folder, PORT });
const servers = await Promise.all([start('3941'), start('3942')]);
const [first] = servers;
if (!first) throw new Error('there is no server');

let good = 0;
for (const { body, cookie } of await signMessages(first, rounds)) {
  const headers = { origin: ORIGIN, 'content-type': 'application/json', cookie };
  const posts = Array.from({ length: 20 }, (_, i) =>
    fetch(`${servers[i % 2]?.url}/api/siwe/verify`, { method: 'POST', headers, body }),
  );
  const statuses = (await Promise.all(posts)).map(({ status }) => status);
  const opened = statuses.filter((status) => status === 200).length;
  const refused = statuses.filter((status) => status === 401).length;
  if (opened === 1 && refused === 19) good += 1;
  else console.error(`one round: ${statuses.join(' ')}`);
}
console.log(`${good} of ${rounds} rounds opened one session each`);
await Promise.all(servers.map((server) => server.stop()));
web.remove();
process.exitCode = good === rounds ? 0 : 1;
