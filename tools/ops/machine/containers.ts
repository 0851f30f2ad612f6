import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { check, readText, waitFor } from '../hosting/rehearsal.ts';
import { CERTIFICATES, copyNode, openShell, type Shell } from './debian.ts';

const BASE = 'docker.io/library/node:24-bookworm-slim';
const IMAGE = 'laurel';

/** An image in the store of a container engine. */
type EngineImage = {
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
async function buildWithEngine({
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

/** Ports beside those of the document. */
const PORTS = { api: 3003, scan: 4353 } as const;

/** The folders of a rehearsal. */
type Places = {
  /** An empty Debian. */
  readonly empty: string;
  /** The Debian whose servers run. */
  readonly machine: string;
  /** The repository. */
  readonly source: string;
  /** For the Debians of this part. */
  readonly folder: string;
};

/**
 * Builds the container file with an engine, and starts containers of the image, by the commands in the file's comments, beside
 * the servers of the machine.
 */
export async function rehearseContainers(
  { empty, machine, source, folder }: Places,
  { registry, onEnd, time }: { registry: string; onEnd: (end: () => unknown) => void; time: Timer },
): Promise<void> {
  copyNode(empty);
  execFileSync('chroot', [empty, 'useradd', '--create-home', 'node']);
  rmSync(join(source, '.git'), { recursive: true });
  const env = { npm_config_registry: registry, NODE_EXTRA_CA_CERTS: CERTIFICATES };
  const readSettings = (name: string): Record<string, string> =>
    Object.assign(
      {},
      ...['laurel', name].map((file) =>
        parseEnv(readFileSync(join(machine, `etc/laurel/${file}.env`), 'utf8')),
      ),
    );
  const { shell, describeStart } = await time('the container file, built by buildah', () =>
    buildWithEngine({ base: empty, context: source, into: join(folder, 'engine'), env, onEnd }),
  );
  await shell.run(describeStart({ ...readSettings('api'), PORT: String(PORTS.api) }), { isKept: true });
  const scan = { ...readSettings('scan'), SCAN_PORT: String(PORTS.scan) };
  await shell.run(describeStart(scan, 'apps/scan/dist/main.js'), { isKept: true });
  for (const port of Object.values(PORTS)) await waitFor(`http://127.0.0.1:${port}/ready`);
  const page = await readText(`http://127.0.0.1:${PORTS.api}/`);
  check(page.includes('base-sepolia'), 'a container of the image serves the web app and the api');
  const { role } = JSON.parse(await readText(`http://127.0.0.1:${PORTS.scan}/health`)) as { role: string };
  check(role === 'reader', 'another one reads the rows of the scan', role);
  await shell.close();
}

/** Does work, and prints how long it took. */
type Timer = <T>(what: string, work: () => Promise<T>) => Promise<T>;
