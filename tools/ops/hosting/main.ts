import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
/**
 * `npm run ops`: self-hosting with the files of `deploy` on this machine: a
 * release, PostgreSQL with a replica, two copies of api and scan behind nginx, upgrades under load and back, backup and
 * restore, and a database that is down.
 */
import { build } from '../../dev/stack/build.ts';
import { checkBackup, checkOutage, checkReplica } from './checkDatabases.ts';
import { checkFront, checkStaticFiles, startFront } from './checkNginx.ts';
import { checkUpgrade } from './checkUpgrade.ts';
import { check, createHostingRun, type HostingRun, ROOT, readText, report } from './hostingRun.ts';
import { choosePorts, type Stage, startStage } from './stage.ts';

/** One copy of the scan indexes, and the other is its standby. Resolves to the UID of a contest. */
async function checkScans({ ports }: Stage): Promise<string> {
  const roles = await Promise.all(
    ports.scan.map(
      async (port) =>
        (JSON.parse(await readText(`http://127.0.0.1:${port}/health`)) as { role: string }).role,
    ),
  );
  check([...roles].sort().join() === 'reader,writer', 'one copy of the scan indexes, the other reads', roles);
  const listed = (await (
    await fetch(`http://127.0.0.1:${ports.scan[0]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query: `{ attestations(take: 1, where: { refUID: { equals: "0x${'0'.repeat(64)}" } }) { id } }`,
      }),
    })
  ).json()) as { data: { attestations: { id: string }[] } };
  const contest = listed.data.attestations[0]?.id;
  if (contest === undefined) throw new Error('The scan has indexed no contest.');
  return contest;
}

/** Every metric that alerts and dashboard ask for exists. */
async function checkMonitoring({ ports }: Stage) {
  const texts = await Promise.all(
    [ports.api[0], ports.scan[0]].map((port) => readText(`http://127.0.0.1:${port}/metrics`)),
  );
  const known = new Set([...texts.join('\n').matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const files = ['alerts.yml', 'grafana-dashboard.json'].map((file) =>
    readFileSync(join(ROOT, 'deploy/monitoring', file), 'utf8'),
  );
  const used = [...files.join('\n').matchAll(/\b((?:api|scan|process|nodejs)_[a-z\d_]+)/g)].map(
    ([, name = '']) => name.replace(/_bucket$/, ''),
  );
  const missing = used.filter((name) => !known.has(name));
  check(
    missing.length === 0,
    `the servers have all ${new Set(used).size} metrics of the alerts and the dashboard`,
    missing,
  );
}

/** systemd's own check of the units, at the places of this machine. Returns the units that it could not check. */
function checkUnits({ folder }: HostingRun, { places, release }: Stage): readonly string[] {
  const unchecked: string[] = [];
  const copies = join(folder, 'units');
  mkdirSync(copies);
  for (const file of ['laurel-api@.service', 'laurel-scan@.service']) {
    const text = readFileSync(join(ROOT, 'deploy/systemd', file), 'utf8')
      .replaceAll('/usr/local/bin/node', process.execPath)
      .replaceAll('/opt/laurel', release)
      .replaceAll('/etc/laurel', places.settings)
      .replaceAll(/=laurel-\w+\n/g, '=root\n');
    writeFileSync(join(copies, file), text);
    try {
      // Without the option, warnings do not count as errors.
      const options = ['--man=no', '--recursive-errors=no'];
      const unit = join(copies, file.replace('@.', '@3001.'));
      execFileSync('systemd-analyze', ['verify', ...options, unit], { encoding: 'utf8' });
      report(`systemd accepts ${file}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      unchecked.push(file);
    }
  }
  return unchecked;
}

const PAGES = 500;
const WARM_UP = 200;

/**
 * Prints the processor time of a contest's page, of the api and of the scan, from their own metrics. nginx spreads requests
 * evenly over the copies of the scan; the one that also indexes the chain is left out.
 */
async function measureCost({ ports }: Stage, contest: string): Promise<void> {
  const [api = '', ...scans] = [ports.api[0], ...ports.scan].map((port) => `http://127.0.0.1:${port}`);
  const roles = await Promise.all(scans.map((scan) => readText(`${scan}/health`)));
  const reader = scans.find((_, nth) => roles[nth]?.includes('"reader"')) ?? '';
  const readSeconds = async (server: string) =>
    Number(/^process_cpu_seconds_total (\S+)/m.exec(await readText(`${server}/metrics`))?.[1]);
  const readBoth = async () => [await readSeconds(api), (await readSeconds(reader)) * scans.length];
  const visit = async (times: number) => {
    const headers = { 'accept-encoding': 'br' };
    for (let nth = 0; nth < times; nth += 1) {
      const answer = await fetch(`${api}/contests/local/${contest}`, { headers });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`A contest's page has status ${answer.status}.`);
    }
  };
  await visit(WARM_UP);
  const before = await readBoth();
  await visit(PAGES);
  const after = await readBoth();
  const [ofApi, ofScan] = after.map((seconds, nth) =>
    (((seconds - (before[nth] ?? 0)) / PAGES) * 1_000).toFixed(1),
  );
  report(`a contest's page costs the api ${ofApi} ms and the scan ${ofScan} ms of processor time`);
}

if (!build(['@org/web', '@org/api', '@org/scan'], { isLocal: false })) process.exit(1);

const run = createHostingRun();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void run.endAll({ isFolderKept: false }).then(() => process.exit(1)));

try {
  const ports = await choosePorts();
  const front = await startFront(run, ports);
  const stage = await startStage(run, ports, front.certificate);
  const contest = await checkScans(stage);
  await checkMonitoring(stage);
  const unchecked = checkUnits(run, stage);
  await measureCost(stage, contest);
  await checkFront(front);
  await checkStaticFiles(run);
  await checkUpgrade(run, stage, front, contest);
  await checkReplica(run, stage);
  await checkBackup(run, stage, front);
  await checkOutage(stage, front, contest);
  console.log(
    unchecked.length === 0
      ? 'The trial passed.'
      : `The trial passed. Not checked, without systemd-analyze on this machine: ${unchecked.join(', ')}.`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  console.error(`Logs: ${run.folder}`);
} finally {
  await run.endAll({ isFolderKept: process.exitCode === 1 });
}
