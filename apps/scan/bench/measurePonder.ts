import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { local } from '@org/chain-config';
import { findFreePort } from '../../../tools/test/spawnStart.ts';
import type { Reading } from './measureScan.ts';

const VERSION = '0.16.10';
/** Kept between runs: it has over 200 packages. */
const folder = join(tmpdir(), `laurel-bench-ponder-${VERSION}`);

const files = {
  'package.json': JSON.stringify({
    private: true,
    type: 'module',
    dependencies: { ponder: VERSION, hono: '4.13.18', viem: '2.57.1', typescript: '5.9.3' },
  }),
  'eas.ts': `import { parseAbi } from 'viem';
export const address = '${local.eas.contract}';
export const abi = parseAbi([
  'struct Attestation { bytes32 uid; bytes32 schema; uint64 time; uint64 expirationTime; uint64 revocationTime; bytes32 refUID; address recipient; address attester; bool revocable; bytes data; }',
  'function getAttestation(bytes32 uid) view returns (Attestation)',
  'event Attested(address indexed recipient, address indexed attester, bytes32 uid, bytes32 indexed schemaUID)',
]);`,
  'ponder.config.ts': `import { createConfig } from 'ponder';
import { abi, address } from './eas';
export default createConfig({
  database: { kind: 'postgres', connectionString: process.env.DATABASE_URL },
  chains: { local: { id: ${local.chain.id}, rpc: process.env.PONDER_RPC_URL, pollingInterval: 250 } },
  contracts: { Eas: { chain: 'local', abi, address, startBlock: 1 } },
});`,
  'ponder.schema.ts': `import { onchainTable } from 'ponder';
export const attestation = onchainTable('attestation', (t) => ({
  id: t.hex().primaryKey(), schema: t.hex().notNull(), recipient: t.hex().notNull(), attester: t.hex().notNull(),
  time: t.bigint().notNull(), expirationTime: t.bigint().notNull(), refUID: t.hex().notNull(),
  revocable: t.boolean().notNull(), data: t.hex().notNull(), txid: t.hex().notNull(),
}));`,
  'src/index.ts': `import { ponder } from 'ponder:registry';
import { attestation } from 'ponder:schema';
import { abi, address } from '../eas';
ponder.on('Eas:Attested', async ({ event, context }) => {
  const { uid, revocationTime, ...fields } = await context.client.readContract({
    abi, address, functionName: 'getAttestation', args: [event.args.uid], cache: 'immutable',
  });
  await context.db.insert(attestation).values({ id: uid, ...fields, txid: event.transaction.hash });
});`,
  'src/api/index.ts': `import { Hono } from 'hono';
export default new Hono();`,
};

/**
 * How far Ponder gets on the same chain within the time limit, from the moment it listens. As in its documentation: one
 * handler per event, with one `getAttestation` in each, since the event has no data.
 */
export async function measurePonder(options: {
  rpcUrl: string;
  databaseUrl: string;
  count: number;
  limitSeconds: number;
}): Promise<Reading> {
  install();
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/ponder/dist/esm/bin/ponder.js'),
      'start',
      '--schema',
      'bench',
      '-p',
      String(port),
    ],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        PONDER_RPC_URL: options.rpcUrl,
        DATABASE_URL: options.databaseUrl,
        PONDER_TELEMETRY_DISABLED: 'true',
      },
      stdio: 'ignore',
    },
  );
  /** Ponder flushes its rows only now and then, so its own event counter is read. */
  const readMetrics = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => null);
    const text = answer?.ok ? await answer.text() : null;
    return text === null ? null : Number(/completed_events\{[^}]*\} (\d+)/.exec(text)?.[1] ?? 0);
  };
  try {
    let listening: number | undefined;
    for (;;) {
      if (child.exitCode !== null) throw new Error('Ponder has ended.');
      const count = await readMetrics();
      if (count !== null) {
        listening ??= performance.now();
        const seconds = (performance.now() - listening) / 1000;
        if (count >= options.count || seconds > options.limitSeconds)
          return { count, seconds, megabytes: null };
      }
      await sleep(100);
    }
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

function install() {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  if (existsSync(join(folder, 'node_modules/ponder'))) return;
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (done.status !== 0) throw new Error('Ponder cannot be installed.');
}
