import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { openShell, type Shell } from './debian.ts';

const BASE = 'docker.io/library/node:24-bookworm-slim';
const IMAGE = 'laurel';

/** An image in the store of a container engine. */
export type EngineImage = {
  /** The commands that start a container of it in the background, in `shell`. */
  readonly describeStart: (settings: Readonly<Record<string, string>>, command?: string) => string;
  readonly shell: Shell;
};

/**
 * Builds the container file with buildah, Debian's container engine without a daemon, in a Debian in a folder. Its storage
 * and isolation need no kernel module, so that it runs where this script does.
 *
 * @param options.base the Debian with Node that becomes the image that `FROM` names
 * @param options.context the folder of `deploy/container/Containerfile`
 * @param options.into the folder of the Debian with the engine; it is made from `base`
 * @param options.env what the commands of `RUN` need on this machine
 * @param options.onEnd ends the shell, even if a step fails
 */
export async function buildWithEngine({
  base,
  context,
  into,
  env,
  onEnd,
}: {
  base: string;
  context: string;
  into: string;
  env: Readonly<Record<string, string>>;
  onEnd: (end: () => unknown) => void;
}): Promise<EngineImage> {
  execFileSync('cp', ['-a', '--reflink=auto', base, into]);
  execFileSync('cp', ['-a', '--reflink=auto', base, join(into, 'base')]);
  execFileSync('cp', ['-a', '--reflink=auto', context, join(into, 'context')]);
  const shell = openShell(into, { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs' });
  onEnd(() => shell.close());
  const options = Object.entries(env).map(([name, value]) => `--env '${name}=${value}'`);
  await shell.run('apt-get update && apt-get install -y --no-install-recommends buildah');
  await shell.run(`
    container=$(buildah from scratch)
    buildah add --quiet "$container" /base /
    buildah config ${options.join(' ')} "$container"
    buildah commit --quiet --rm "$container" ${BASE}`);
  await shell.run(
    `cd /context && buildah build --pull-never -t ${IMAGE} -f deploy/container/Containerfile .`,
  );
  const { OCIv1 } = JSON.parse(await shell.run(`buildah inspect --type image ${IMAGE}`)) as {
    OCIv1: { config: { Entrypoint: string[]; Cmd: string[] } };
  };
  return {
    shell,
    describeStart(settings, command = OCIv1.config.Cmd.join(' ')) {
      const pairs = Object.entries(settings).map(([name, value]) => `--env '${name}=${value}'`);
      const words = [...pairs, '"$container"', '--', ...OCIv1.config.Entrypoint, command];
      return [
        `container=$(buildah from --pull-never ${IMAGE})`,
        `buildah run ${words.join(' ')} >/dev/null 2>&1 &`,
      ].join('\n');
    },
  };
}
