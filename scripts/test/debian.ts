import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const program = '/usr/bin/apt-get';

/** Runs a program to its end and shows what it says. */
export const tryCommand = (name: string, args: readonly string[]): boolean =>
  spawnSync(name, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs one of Debian's packages where that can be done without asking: as root, with apt. */
export function installFromDebian(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync(program)) return;
  tryCommand(program, ['update', '-qq']);
  tryCommand(program, ['install', '-y', '-qq', '--no-install-recommends', name]);
}
