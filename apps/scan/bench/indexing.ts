import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startLocalChain } from '@org/local-stack';
import { createDatabase } from '@org/server-kit/testing';
import type { Figure } from '../../../tools/bench/record/record.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';
import { measureLoop } from './measureLoop.ts';
import { measurePonder } from './measurePonder.ts';
import { measureEmpty, measureScan, type Reading } from './measureScan.ts';
import { measureVisibility } from './measureVisibility.ts';
import { seedChain } from './seedChain.ts';

/** Time limit for Ponder; what it has not read by then is reported. */
const PONDER_SECONDS = 60;

/**
 * Time to read a chain from the start, here and with Ponder, and until a new attestation is visible. `--attestations
 * 100000` for a large one.
 */
export async function benchIndexing(): Promise<readonly Figure[]> {
  const { values } = parseArgs({
    options: { attestations: { type: 'string', default: '10000' } },
    strict: false,
  });
  const folder = mkdtempSync(join(tmpdir(), 'scan-bench-'));
  const chain = await startLocalChain({ keptStates: 4 });
  const postgres = await startPostgres();
  try {
    const { rpcUrl } = chain;
    const count = await seedChain(rpcUrl, Number(values.attestations));
    // Ponder reads finalized blocks fastest. Mined one by one: the node copies its state each time.
    for (let block = 0; block < 40; block++) await chain.client.mine({ blocks: 1 });
    console.log(`reading ${count} attestations from the start, once the empty database is open`);

    const database = await createDatabase(postgres.url);
    const onServer = await measureScan({ rpcUrl, databaseUrl: database.url, count });
    print('PostgreSQL', onServer.reading);
    const waits = await measureVisibility({ rpcUrl, scanUrl: onServer.url, times: 30 });
    console.log(
      `  a new attestation is seen ${toMs(waits[15])} ms after its block (median), ${toMs(waits.at(-1))} ms at most`,
    );
    await onServer.stop();
    const memory: Figure[] = [];

    for (const [name, databaseUrl] of [
      ['PGlite in a folder', `file:${join(folder, 'data')}`],
      ['PGlite in memory', null],
    ] as const) {
      const empty = await measureEmpty(databaseUrl && `${databaseUrl}-empty`);
      const embedded = await measureScan({ rpcUrl, databaseUrl, count });
      print(name, embedded.reading);
      console.log(`    an empty one in this run: ${empty} MB at most`);
      memory.push(...toFigures(name, embedded.reading, empty));
      await embedded.stop();
    }

    const plain = await createDatabase(postgres.url);
    const loop = await measureLoop({ rpcUrl, databaseUrl: plain.url });
    print('a plain loop of multicalls on PostgreSQL', loop);
    if (loop.count < count) throw new Error(`The loop has read ${loop.count}.`);

    const other = await createDatabase(postgres.url);
    const ponder = await measurePonder({
      rpcUrl,
      databaseUrl: other.url,
      count,
      limitSeconds: PONDER_SECONDS,
    });
    print('Ponder 0.16.10 on PostgreSQL', ponder);
    const ratio = toRate(onServer.reading) / toRate(ponder);
    console.log(`  on PostgreSQL the scan reads ${ratio.toFixed(0)} times as many a second as Ponder`);
    const toFigure = (name: string, value: number): Figure => ({
      what: `indexing ${count.toLocaleString('en')} attestations, PostgreSQL`,
      value: toRate(onServer.reading),
      unit: 'attestations/s',
      peer: { name, value },
    });
    return [
      toFigure('Ponder 0.16.10 on PostgreSQL', toRate(ponder)),
      toFigure('a plain loop of multicalls on PostgreSQL', toRate(loop)),
      { what: 'a new attestation is visible, median', value: waits[15] ?? Number.NaN, unit: 'ms' },
      ...memory,
    ];
  } finally {
    await postgres.stop();
    await chain.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const toMs = (wait: number | undefined) => wait?.toFixed(0);
const toRate = ({ count, seconds }: Reading) => count / seconds;

function toFigures(name: string, reading: Reading, empty: number | null): Figure[] {
  const speed: Figure = { what: `indexing, ${name}`, value: toRate(reading), unit: 'attestations/s' };
  const { megabytes } = reading;
  if (megabytes === null || empty === null) return [speed];
  const peer = { name: 'an empty one', value: empty };
  return [speed, { what: `most memory, ${name}`, value: megabytes, unit: 'MB', peer }];
}

function print(name: string, reading: Reading) {
  const { count, seconds, megabytes } = reading;
  const memory = megabytes === null ? '' : `, ${megabytes} MB at most`;
  console.log(`  ${name}: ${count} in ${seconds.toFixed(1)} s (${toRate(reading).toFixed(0)}/s)${memory}`);
}
