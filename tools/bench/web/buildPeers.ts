import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, 'peers');

/** The pages beside Laurel. Each is built on its own, so that none shares a chunk with another. */
export const PEERS = ['rainbowKit', 'connectKit', 'appKit', 'bareReact'] as const;

export type Peer = (typeof PEERS)[number];

/** Newer releases of indirect dependencies do not change the peers. */
const BEFORE = '2026-11-21';

/** Installs the peers once per list of versions, outside the workspace, and builds each page. Returns its folders. */
export function buildPeers(rpcUrl: string): Record<Peer, string> {
  const manifest = readFileSync(join(SOURCES, 'package.json'));
  const version = createHash('sha256').update(manifest).update(BEFORE).digest('hex').slice(0, 8);
  const folder = join(tmpdir(), `laurel-bench-peers-${version}`);
  install(folder);
  const folders = PEERS.map((peer) => [peer, buildPeer(folder, peer, rpcUrl)] as const);
  // The cast: Object.fromEntries loses the key type.
  return Object.fromEntries(folders) as Record<Peer, string>;
}

function install(folder: string) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(SOURCES, 'package.json'), join(folder, 'package.json'));
  const done = join(folder, 'node_modules', '.bench-installed');
  if (existsSync(done)) return;
  console.log('Installing RainbowKit, ConnectKit and AppKit (about 800 MB, once) …');
  // ConnectKit 1.9.2 names React 18 as its peer, and runs with 19.
  const options = ['--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  run('npm', ['install', '--before', BEFORE, '--loglevel=error', ...options], folder);
  writeFileSync(done, '');
}

function buildPeer(folder: string, peer: Peer, rpcUrl: string): string {
  const root = join(folder, peer);
  mkdirSync(root, { recursive: true });
  for (const file of readdirSync(SOURCES).filter((name) => /\.tsx?$/.test(name)))
    cpSync(join(SOURCES, file), join(root, file));
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${peer}</title><script type="module" src="/${peer}.tsx"></script></head><body><div id="root"></div></body></html>`,
  );
  const vite = join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  run(process.execPath, [vite, 'build', '--logLevel', 'error'], root, { VITE_RPC_URL: rpcUrl });
  return join(root, 'dist');
}

function run(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}) {
  const done = spawnSync(command, args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error(`${command} ${args[0]} failed in ${cwd}.`);
}
