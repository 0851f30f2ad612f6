/**
 * `npm run rehearse:machine`: types every command of docs/self-hosting.md in an empty Debian in a folder, and measures how
 * long that takes. The chain is a local one with the id and the addresses of Base Sepolia. Then it builds the container file.
 * Needs root, Debian's mirror, and the ports of the document.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBrowser } from '../../../apps/api/test/createBrowser.ts';
import { localSettings } from '../../dev/stack/services.ts';
import { readBlocks } from '../../docs/readBlocks.ts';
import { copyTree } from '../../release/runStep.ts';
import { freePorts } from '../../test/spawnStart.ts';
import { check, readText, report, waitFor } from '../hosting/rehearsal.ts';
import { createFetch } from '../hosting/visitors.ts';
import { rehearseContainers } from './containers.ts';
import { copyNode, createDebian, openShell } from './debian.ts';
import { applyStandIns, type SECTIONS } from './standIns.ts';

const PROMETHEUS_PORT = 9090;
/** Rules are read once a minute. */
const READ_MS = 180_000;

type Answer<Data> = { readonly status: string; readonly data: Data };
type Targets = { activeTargets: { health: string; scrapeUrl: string }[] };
type Rules = { groups: { rules: { name: string; health: string }[] }[] };
type Dashboard = { panels: { targets?: { expr: string }[] }[] };

async function ask<Data>(path: string): Promise<Answer<Data>> {
  return JSON.parse(await readText(`http://127.0.0.1:${PROMETHEUS_PORT}/api/v1/${path}`)) as Answer<Data>;
}

/** Asks Prometheus until all of a list is fine, and returns its names with what is wrong. */
async function findWrong(list: () => Promise<readonly { name: string; isFine: boolean }[]>) {
  for (const end = Date.now() + READ_MS; ; await sleep(1_000)) {
    const found = await list().catch(() => []);
    const wrong = found.filter(({ isFine }) => !isFine).map(({ name }) => name);
    if ((found.length > 0 && wrong.length === 0) || Date.now() > end) return { count: found.length, wrong };
  }
}

/**
 * Prometheus with the sample's configuration reaches every server, and can compute every alert rule and every query of the
 * dashboard.
 *
 * @param count how many servers there are
 */
async function checkPrometheus(monitoring: string, count: number): Promise<void> {
  const targets = await findWrong(async () =>
    (await ask<Targets>('targets')).data.activeTargets.map(({ scrapeUrl, health }) => ({
      name: scrapeUrl,
      isFine: health === 'up',
    })),
  );
  check(
    targets.count === count && targets.wrong.length === 0,
    `Prometheus reads the metrics of ${count} servers`,
    targets.wrong,
  );
  const rules = await findWrong(async () =>
    (await ask<Rules>('rules')).data.groups.flatMap((group) =>
      group.rules.map(({ name, health }) => ({ name, isFine: health === 'ok' })),
    ),
  );
  check(
    rules.count > 0 && rules.wrong.length === 0,
    `Prometheus computes ${rules.count} alert rules`,
    rules.wrong,
  );
  const { panels } = JSON.parse(
    readFileSync(join(monitoring, 'grafana-dashboard.json'), 'utf8'),
  ) as Dashboard;
  const queries = panels.flatMap((panel) => panel.targets ?? []).map(({ expr }) => expr);
  const answers = await Promise.all(queries.map((query) => ask(`query?${new URLSearchParams({ query })}`)));
  const failed = queries.filter((_, nth) => answers[nth]?.status !== 'success');
  check(failed.length === 0, `and the ${queries.length} queries of the dashboard`, failed);
}

const ROOT = join(import.meta.dirname, '../../..');
const DOMAIN = 'laurel.test';
/** Base Sepolia. */
const CHAIN_ID = 84532;
const ORIGIN = `https://${DOMAIN}`;
const GOAL_MINUTES = 20;
/** The ports of the document, on this machine. */
const PORTS = [80, 443, 3001, 3002, 4351, 4352, 5432, PROMETHEUS_PORT];

const folder = mkdtempSync(join(tmpdir(), 'laurel-machine-'));
const endings: (() => unknown)[] = [
  // An interrupted debootstrap leaves this machine's /proc mounted in it.
  () => execFileSync('rm', ['-rf', '--one-file-system', folder]),
];
const minutes = (ms: number) =>
  `${Math.floor(ms / 60_000)}:${String(Math.round(ms / 1_000) % 60).padStart(2, '0')}`;
const time = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
  const begun = Date.now();
  const result = await work();
  console.log(`${minutes(Date.now() - begun)}  ${what}`);
  return result;
};
const isReachable = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Whether a server can listen on a port of this machine. */
const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** Starts the local chain with its demo contests, and gives it the id of Base Sepolia. */
async function startBaseSepolia(): Promise<string> {
  const [rpc = 0, web = 0, scan = 0] = await freePorts(3);
  const chain = spawn(process.execPath, ['packages/local-stack/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...localSettings({ web, rpc, scan }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  endings.unshift(() => chain.kill('SIGTERM') && once(chain, 'exit'));
  for await (const line of createInterface({ input: chain.stdout }))
    if (line.startsWith('chain ready')) break;
  chain.stdout.resume();
  const url = `http://127.0.0.1:${rpc}`;
  const body = { jsonrpc: '2.0', id: 1, method: 'anvil_setChainId', params: [CHAIN_ID] };
  await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return url;
}

/** A certificate that this machine's servers trust, because their stand-in for systemd tells them. */
function createCertificate(into: string) {
  mkdirSync(into, { recursive: true });
  const files = ['-keyout', join(into, 'privkey.pem'), '-out', join(into, 'fullchain.pem')];
  const names = ['-subj', `/CN=${DOMAIN}`, '-addext', `subjectAltName=DNS:${DOMAIN}`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...names, ...files], { stdio: 'ignore' });
}

async function rehearse() {
  for (const port of PORTS) check(await isFree(port), `port ${port} is free`);
  const machine = join(folder, 'machine');
  await time('an empty Debian', async () => createDebian(machine, join(ROOT, '.laurel/debian')));
  const empty = join(folder, 'empty');
  execFileSync('cp', ['-a', '--reflink=auto', machine, empty]);

  const source = join(folder, 'source');
  copyTree(source);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@localhost', ...args], {
      cwd: source,
    });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--no-verify', '--no-gpg-sign', '--message=the working tree');
  git('clone', '--quiet', '--bare', source, join(machine, 'srv/laurel.git'));
  createCertificate(join(machine, 'srv/certificate'));
  appendFileSync(join(machine, 'etc/hosts'), `127.0.0.1 localhost ${DOMAIN}\n`);
  for (const name of ['certbot', 'systemctl'])
    cpSync(join(import.meta.dirname, `stand-in-${name}.sh`), join(machine, 'usr/local/bin', name));
  const hasNodeSource = await isReachable('https://deb.nodesource.com/setup_24.x');
  if (!hasNodeSource) copyNode(machine);
  console.log(
    `Stand-ins: certbot, systemctl${hasNodeSource ? '' : ', and Node of this machine for NodeSource'}.`,
  );

  const rpc = await startBaseSepolia();
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  const shell = openShell(machine, { npm_config_registry: registry });
  endings.unshift(() => shell.close());
  const blocks = applyStandIns(readBlocks(readFileSync(join(ROOT, 'docs/self-hosting.md'), 'utf8')), [
    { command: /^export DOMAIN=.*$/m, typed: `export DOMAIN=${DOMAIN}` },
    { command: /^export RPC=.*$/m, typed: `export RPC=${rpc}` },
    { command: /^export REPOSITORY=.*$/m, typed: 'export REPOSITORY=/srv/laurel.git' },
    ...(hasNodeSource ? [] : [{ command: /^curl .*nodesource.*$/m, typed: ':' }]),
  ]);
  let total = 0;
  const type = async (section: (typeof SECTIONS)[number]) => {
    for (const { code } of blocks.filter((block) => block.section === section)) {
      const begun = Date.now();
      await time(`${section}: ${code.split('\n', 1)[0]?.slice(0, 90)} …`, async () => {
        await shell.run(code, { isKept: code.startsWith('export ') });
        // The package starts it where systemd runs.
        if (code.includes(' postgresql ')) await shell.run('service postgresql start');
      });
      total += Date.now() - begun;
    }
  };

  await type('From an empty machine');
  for (const port of [3001, 3002, 4351, 4352]) await waitFor(`http://127.0.0.1:${port}/ready`);
  await waitFor('http://127.0.0.1:4351/health');
  const send = createFetch(443, DOMAIN);
  const home = await send(`${ORIGIN}/`);
  check(
    home.status === 200 && (await home.text()).includes('base-sepolia'),
    'the page is served for Base Sepolia',
  );
  const query = '{ attestations(take: 100, orderBy: { time: asc }) { id refUID } }';
  const answer = await send(`${ORIGIN}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await answer.json()) as { data: { attestations: { id: string; refUID: string }[] } };
  const contest = data.attestations.find(({ refUID }) => /^0x0+$/.test(refUID))?.id;
  check(contest !== undefined, `the scan has indexed ${data.attestations.length} attestations`);
  const page = await send(`${ORIGIN}/contests/base-sepolia/${contest}`);
  check(page.status === 200, "a contest's page is served");
  const result = await send(`${ORIGIN}/contests/base-sepolia/${contest}/result.json`);
  check(result.status === 200, 'its result is read from the chain', await result.text());
  const visitor = createBrowser(send, Date.now, ORIGIN);
  await visitor.signIn(undefined, CHAIN_ID);
  check((await visitor.session()) !== null, 'a visitor signs in');
  await visitor.sendJson('PUT', '/api/drafts/kept', { comment: 'Kept.' });
  report(`from an empty machine to a running copy in ${minutes(total)}`);
  // Warns only: the time depends on the load of the machine.
  if (total > GOAL_MINUTES * 60_000) console.warn(`That should be less than ${GOAL_MINUTES} minutes.`);

  const listProcesses = async () => (await shell.run('cat /run/laurel-*.pid')).split('\n').filter(Boolean);
  const readDraft = async () => (await visitor.send('/api/drafts/kept')).text();
  for (const [section, release] of [
    ['Upgrade', '2'],
    ['Go back', '1'],
  ] as const) {
    const before = await listProcesses();
    await type(section);
    const after = await listProcesses();
    check(
      after.length === before.length && after.every((pid) => !before.includes(pid)),
      `${section}: all ${before.length} servers were restarted`,
    );
    const used = (await shell.run('readlink /opt/laurel')).trim();
    check(used === `/opt/laurel-releases/${release}`, `they run release ${release}`, used);
    check((await readDraft()).includes('Kept.'), 'and the visitor is signed in, with their draft');
  }
  await type('Back up and restore');
  for (const port of [3001, 3002]) await waitFor(`http://127.0.0.1:${port}/health`);
  check((await readDraft()).includes('Kept.'), 'and after the backup was restored');
  const used = await shell.run(
    `runuser -u postgres -- psql -Atc "select distinct datname from pg_stat_activity where usename = 'laurel_api'"`,
  );
  check(used.trim() === 'laurel_api', 'the api uses the restored database', used);
  const left = await shell.run('runuser -u postgres -- psql -Atc "select datname from pg_database"');
  check(left.split('\n').includes('laurel_api_before'), 'beside the one before');
  await type('Watch it');
  await checkPrometheus(join(ROOT, 'deploy/monitoring'), [3001, 3002, 4351, 4352].length);

  const places = { empty, machine, source, folder };
  await rehearseContainers(places, { registry, onEnd: (end) => void endings.unshift(end), time });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().then(() => process.exit(1)));

async function endAll() {
  for (const end of endings.splice(0)) await Promise.resolve(end()).catch((error) => console.error(error));
}

try {
  await rehearse();
  console.log('The rehearsal passed.');
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  await endAll();
}
