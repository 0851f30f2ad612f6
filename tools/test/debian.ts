import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/bin/apt-get';

/** Runs a program and shows its output. */
export const tryCommand = (name: string, args: readonly string[]): boolean =>
  spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs a Debian package if that needs no interaction: as root, with apt. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync(program)) return;
  tryCommand(program, ['update', '-qq']);
  tryCommand(program, ['install', '-y', '-qq', '--no-install-recommends', name]);
}
