import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { check, readText, waitFor } from '../hosting/rehearsal.ts';
import { CERTIFICATES, copyNode } from './debian.ts';
import { buildWithEngine } from './engine.ts';

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
