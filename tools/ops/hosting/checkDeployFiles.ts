import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type Rehearsal, ROOT, readText, report } from './rehearsal.ts';
import type { Stage } from './stage.ts';

/** One copy of the scan indexes, and the other is its standby. Resolves to the UID of a contest. */
export async function checkScans({ ports }: Stage): Promise<string> {
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
export async function checkMonitoring({ ports }: Stage) {
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
export function checkUnits({ folder }: Rehearsal, { places, release }: Stage): readonly string[] {
  const unchecked: string[] = [];
  const copies = join(folder, 'units');
  mkdirSync(copies);
  for (const file of ['laurel-api@.service', 'laurel-scan@.service']) {
    const text = readFileSync(join(ROOT, 'deploy/systemd', file), 'utf8')
      .replaceAll('/usr/local/bin/node', process.execPath)
      .replaceAll('/opt/laurel', release)
      .replaceAll('/etc/laurel', places.settings)
      .replaceAll('=laurel\n', '=root\n');
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
