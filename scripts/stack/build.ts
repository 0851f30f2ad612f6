import { spawnSync } from 'node:child_process';
import { printStep } from './print.ts';

type BuildOptions = {
  /** Folders of apps/ to build; all packages and apps without it. */
  apps?: readonly string[];
  /** Puts the local wallets into the web build. */
  local: boolean;
};

/** Builds with turbo, which does nothing where nothing has changed; ends the process when the build fails. */
export function build({ apps, local }: BuildOptions) {
  printStep('Building …');
  const filters = (apps ?? []).map((app) => `--filter=@org/${app}`);
  const turbo = spawnSync('turbo', ['run', 'build', '--output-logs=new-only', '--ui=stream', ...filters], {
    env: { ...process.env, LAUREL_LOCAL: local ? '1' : '' },
    stdio: 'inherit',
  });
  if (turbo.status !== 0) process.exit(turbo.status ?? 1);
}
