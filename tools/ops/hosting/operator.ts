import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Front } from './checkNginx.ts';
import { ROOT } from './rehearsal.ts';
import type { Stage } from './stage.ts';

export const SERVICES = ['laurel-api', 'laurel-scan'] as const;
type Service = (typeof SERVICES)[number];

const READY_SECONDS = 120;
/** For a copy that is expected to end at once. */
const REFUSED_SECONDS = 5;

/** Upgrades the servers of a stage, as docs/self-hosting.md says. */
export type Operator = {
  /** Restarts all copies of both services with a release. */
  readonly use: (release: string) => Promise<void>;
  /** Tries to restart the copies of a service with a release, and says whether the script has given up. */
  readonly isRefused: (service: Service, release: string) => Promise<boolean>;
};

export function createOperator({ ports, places }: Stage, { upstreams, reload }: Front): Operator {
  const copies = { 'laurel-api': ports.api, 'laurel-scan': ports.scan };
  const unit = [
    ...[process.execPath, join(import.meta.dirname, 'units.ts')],
    ...[places.release, places.settings, places.state],
  ];
  const point = (release: string) => {
    symlinkSync(release, `${places.release}.new`);
    renameSync(`${places.release}.new`, places.release);
  };
  const restart = async (service: Service, seconds: number) => {
    const settings = { UPSTREAMS: upstreams, RELOAD: reload.join(' '), RESTART: unit.join(' ') };
    const child = spawn(join(ROOT, 'deploy/restart.sh'), [service, ...copies[service].map(String)], {
      env: { ...process.env, ...settings, WAIT_SECONDS: String(seconds) },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'exit');
    return code === 0;
  };
  return {
    async use(release) {
      point(release);
      for (const service of SERVICES)
        if (!(await restart(service, READY_SECONDS))) throw new Error(`${service} does not run ${release}.`);
    },
    async isRefused(service, release) {
      point(release);
      return !(await restart(service, REFUSED_SECONDS));
    },
  };
}
