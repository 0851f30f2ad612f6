import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { local } from '@org/chain-config';
import { encodeNote, NOTE_SCHEMA_UID } from '@org/contests';
import { easAbi } from '@org/contracts';
import { accounts, createLocalClient, startLocalChain } from '@org/local-stack';
import { createDatabase } from '@org/server-kit/testing';
import pg from 'pg';
import {
  type Address,
  createPublicClient,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  http,
  stringToHex,
} from 'viem';
import type { Figure } from '../../../tools/bench/record/record.ts';
import { startPostgres } from '../../../tools/test/postgres.ts';
import { createActor } from '../test/createActor.ts';
import { measurePonder } from './measurePonder.ts';
import { measureEmpty, measureScan, type Reading } from './measureScan.ts';

const PER_TRANSACTION = 20;
const GAS = 16_000_000n;
/** Transactions. */
const PER_BLOCK = 20;
const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';
const NOBODY: Address = '0x0000000000000000000000000000000000000000';

const toMark = (nth: number) => stringToHex(`#${String(nth).padStart(8, '0')}`).slice(2);

const toRequest = (nth: number) => ({
  recipient: NOBODY,
  expirationTime: 0n,
  revocable: true,
  refUID: `0x${'0'.repeat(64)}` as Hex,
  data: encodeNote({
    about: (nth % 1_000) + 1,
    kind: 'text',
    text: `#${String(nth).padStart(8, '0')} ${COMMENT}`,
  }),
  value: 0n,
});

/** Encodes once, then replaces only the number in each text, since encoding takes longer than mining. */
function createEncoder(): (first: number) => Hex {
  const data = Array.from({ length: PER_TRANSACTION }, (_, nth) => toRequest(nth));
  const schema = NOTE_SCHEMA_UID;
  const template = encodeFunctionData({
    abi: easAbi,
    functionName: 'multiAttest',
    args: [[{ schema, data }]],
  });
  const parts: string[] = [];
  let rest: string = template;
  for (let nth = 0; nth < PER_TRANSACTION; nth++) {
    const [before = '', ...after] = rest.split(toMark(nth));
    parts.push(before);
    rest = after.join(toMark(nth));
  }
  return (first) => `${parts.map((part, nth) => part + toMark(first + nth)).join('')}${rest}` as Hex;
}

/** Writes notes, whose schema has no resolver, as fast as the local chain accepts them. @returns how many: a multiple of twenty */
async function seedChain(rpcUrl: string, wanted: number): Promise<number> {
  const chain = createLocalClient(rpcUrl);
  const account = accounts[1]?.address ?? NOBODY;
  await chain.setBalance({ address: account, value: 10n ** 30n });
  await chain.setBlockGasLimit({ gasLimit: (GAS + 1_000_000n) * BigInt(PER_BLOCK) });
  await chain.setAutomine(false);
  const encode = createEncoder();
  const transactions = Math.ceil(wanted / PER_TRANSACTION);
  let nonce = await chain.getTransactionCount({ address: account });
  for (let sent = 0; sent < transactions; sent += PER_BLOCK) {
    const hashes = await Promise.all(
      Array.from({ length: Math.min(PER_BLOCK, transactions - sent) }, (_, nth) =>
        chain.sendTransaction({
          account,
          to: local.eas.contract,
          data: encode((sent + nth) * PER_TRANSACTION),
          gas: GAS,
          nonce: nonce++,
          chain: null,
        }),
      ),
    );
    await chain.mine({ blocks: 1 });
    const last = await chain.getTransactionReceipt({ hash: hashes.at(-1) ?? '0x' });
    if (last.status !== 'success') throw new Error('The local chain refused a multiAttest.');
  }
  await chain.setAutomine(true);
  return transactions * PER_TRANSACTION;
}

/** Time from a block to its attestation in the scan's answers, several times, in milliseconds. */
async function measureVisibility(options: {
  rpcUrl: string;
  scanUrl: string;
  times: number;
}): Promise<number[]> {
  const chain = createLocalClient(options.rpcUrl);
  const actor = createActor(chain);
  const isVisible = async (txid: string) => {
    const query = `{ attestations(where: { txid: { equals: "${txid}" } }) { id } }`;
    const response = await fetch(`${options.scanUrl}/graphql?query=${encodeURIComponent(query)}`);
    const { data } = (await response.json()) as { data: { attestations: unknown[] } };
    return data.attestations.length > 0;
  };
  const waits: number[] = [];
  for (let nth = 0; nth < options.times; nth++) {
    const txid = await actor.attest(2);
    while (!(await chain.getTransactionReceipt({ hash: txid }).catch(() => null))) await sleep(1);
    const mined = performance.now();
    while (!(await isVisible(txid))) await sleep(5);
    waits.push(performance.now() - mined);
    // At a random time between two polls.
    await sleep((nth * 37) % 200);
  }
  return waits.sort((a, b) => a - b);
}

const BLOCKS = 1_000n;
const BATCH = 250;
const event = getAbiItem({ abi: easAbi, name: 'Attested' });

/**
 * The plain loop that one would write first: logs, then `getAttestation` in batches of Multicall3 with viem, then one
 * insert per batch. It knows no schemas, reorganizations or restarts.
 */
async function measureLoop({
  rpcUrl,
  databaseUrl,
}: {
  rpcUrl: string;
  databaseUrl: string;
}): Promise<Reading> {
  const client = createPublicClient({ chain: local.chain, transport: http(rpcUrl) });
  const database = new pg.Client(databaseUrl);
  await database.connect();
  await database.query(
    'create table attestation (uid text primary key, fields json not null, txid text not null)',
  );
  const start = performance.now();
  const head = await client.getBlockNumber();
  let count = 0;
  for (let fromBlock = 0n; fromBlock <= head; fromBlock += BLOCKS) {
    const last = fromBlock + BLOCKS - 1n;
    const toBlock = last < head ? last : head;
    const logs = await client.getLogs({ address: local.eas.contract, event, fromBlock, toBlock });
    for (let first = 0; first < logs.length; first += BATCH) {
      const some = logs.slice(first, first + BATCH);
      const contracts = some.map(({ args }) => ({
        abi: easAbi,
        address: local.eas.contract,
        functionName: 'getAttestation' as const,
        args: [args.uid ?? '0x'] as const satisfies readonly [Hex],
      }));
      const found = await client.multicall({ contracts, allowFailure: false, batchSize: 0 });
      const rows = found.map(({ uid, time, expirationTime, revocationTime, ...fields }, nth) => ({
        uid,
        fields: { ...fields, times: [time, expirationTime, revocationTime].map(Number) },
        txid: some[nth]?.transactionHash,
      }));
      await database.query(
        'insert into attestation select * from json_populate_recordset(null::attestation, $1::json)',
        [JSON.stringify(rows)],
      );
      count += rows.length;
    }
  }
  const seconds = (performance.now() - start) / 1_000;
  await database.end();
  return { count, seconds, megabytes: null };
}

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
