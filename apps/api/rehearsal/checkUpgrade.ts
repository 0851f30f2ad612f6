import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Front } from './checkNginx.ts';
import { check, ORIGIN, type Rehearsal, ROOT, report } from './rehearsal.ts';
import type { Stage } from './stage.ts';
import { startVisits } from './visitors.ts';

const NEXT_MIGRATION = '9999_rehearsal.sql';

/** Upgrades all copies to a release with a migration, after one that cannot start, while people read and write. */
export async function checkUpgrade({ folder }: Rehearsal, stage: Stage, front: Front, contest: string) {
  const { ports, places, release, settings, write, urlOf } = stage;
  const next = join(folder, 'releases/2');
  cpSync(release, next, { recursive: true });
  writeFileSync(
    join(next, 'apps/scan/dist/migrations', NEXT_MIGRATION),
    'alter table attestation add column rehearsed boolean',
  );
  const visits = startVisits(ORIGIN, front.tls, contest);
  await sleep(3_000);
  symlinkSync(next, `${places.release}.new`);
  renameSync(`${places.release}.new`, places.release);
  const restart = (service: string, copies: readonly number[], more: Record<string, string> = {}) =>
    run(join(ROOT, 'deploy/restart.sh'), [service, ...copies.map(String)], {
      ...more,
      UPSTREAMS: front.upstreams,
      RELOAD: front.reload.join(' '),
      RESTART: [
        ...[process.execPath, join(import.meta.dirname, 'units.ts')],
        ...[places.release, places.settings, places.state],
      ].join(' '),
    });
  // A release that cannot start: the first copy stays out, the other one goes on, and the script repairs it afterwards.
  write('laurel.env', { ...settings, CHAINS: 'no-such-chain' });
  const failed = await restart('laurel-api', ports.api, { WAIT_SECONDS: '5' }).then(
    () => false,
    () => true,
  );
  check(failed, 'an upgrade that cannot start stops at its first copy');
  write('laurel.env', settings);
  await restart('laurel-api', ports.api);
  await restart('laurel-scan', ports.scan);
  await visits.stop();
  check(
    visits.failures.length === 0,
    `an upgrade with a migration: ${visits.count()} requests of readers and writers, none failed`,
    [...new Set(visits.failures)].join('\n'),
  );
  const scanRows = new pg.Client({ connectionString: urlOf('laurel_scan') });
  await scanRows.connect();
  await scanRows.query('select rehearsed from attestation limit 1');
  await scanRows.end();
  report('the migration was applied once');
}

async function run(command: string, args: string[], env: Record<string, string>) {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
