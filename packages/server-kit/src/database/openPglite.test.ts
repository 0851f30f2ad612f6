import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { provideTemplate } from '../testing.ts';
import { createPgliteThread } from './createPgliteThread.ts';
import { openDatabase } from './openDatabase.ts';
import { openPglite } from './openPglite.ts';
import type { PgliteRequest, PgliteStart } from './pgliteWorker.ts';
import { unpackTar } from './unpackTar.ts';

vi.setConfig({ testTimeout: 240_000 });

const folder = mkdtempSync(join(tmpdir(), 'kit-database-'));
let template: URL;
const migrations = {
  owner: 'test',
  list: [
    {
      name: 'notes',
      sql: 'create table note (text text not null, number bigint)',
      usableFrom: 1,
    },
  ],
};

afterAll(() => rmSync(folder, { recursive: true }));

const open = (
  path: string | null,
  options: { template?: URL; dataFolder?: string; statementMs?: number } = {},
) =>
  openDatabase({
    settings: path === null ? { kind: 'memory' } : { kind: 'folder', path },
    migrations,
    applicationName: 'test',
    ...options,
  });

beforeAll(async () => {
  template = await provideTemplate();
});

test('PGlite keeps rows in a folder', async () => {
  const path = join(folder, 'deep', 'one');
  const dataFolder = join(path, 'data');
  const first = await open(path, { template, dataFolder });
  await first.transaction(({ query }) => query('insert into note values ($1, $2)', ['kept', 7]));
  await first.close();
  const second = await open(path, { template, dataFolder });
  expect((await second.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
  expect(await second.readText('select text, number, true from note', [])).toEqual([['kept', '7', 't']]);
  await second.close();
  expect(readdirSync(dataFolder)).toContain('PG_VERSION');
});

test('flushes what was written, so that its log does not grow with all that is ever written', async () => {
  const path = join(folder, 'flushed');
  const db = await openPglite({ folder: path, migrations, statementMs: 5_000, template, checkpointMs: 20 });
  const readFlushed = async () => {
    const { rows } = await db.query<{ at: string }>(
      'select checkpoint_lsn::text as at from pg_control_checkpoint()',
    );
    return rows[0]?.at;
  };
  const before = await readFlushed();
  await db.query("insert into note select repeat('x', 1000), n from generate_series(1, 1000) n", []);
  await expect.poll(readFlushed, { timeout: 60_000 }).not.toBe(before);
  await db.close();
});

test('rolls back a transaction that fails', async () => {
  const db = await open(null, { template });
  const failing = db.transaction(async ({ query }) => {
    await query('insert into note values ($1, null)', ['lost']);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await db.query('select * from note')).rows).toEqual([]);
  await expect(db.query('select 1 / 0')).rejects.toMatchObject({ code: 'database', retryable: true });
  await db.close();
});

/** Longer than any test waits. PGlite's own `statement_timeout` does not end it. */
const HEAVY = 'select count(*) from generate_series(1, 100000000000)';

test('ends a statement that takes too long; committed rows stay, queued statements continue', async () => {
  const path = join(folder, 'killed');
  const db = await open(path, { template, statementMs: 500 });
  await db.query("set statement_timeout = '100ms'");
  await db.transaction(async ({ query }) => {
    await query('insert into note values ($1, 1)', ['first']);
    await query('insert into note values ($1, 2)', ['second']);
  });
  const canceled = { name: 'DatabaseError', cause: expect.objectContaining({ code: '57014' }) };
  for (let round = 0; round < 2; round += 1) {
    const heavy = db.readText(HEAVY, []);
    const ending = expect(heavy).rejects.toMatchObject(canceled);
    // The process stays responsive; only the database is busy.
    let turns = 0;
    const ticking = setInterval(() => (turns += 1), 5);
    await vi.waitUntil(() => turns > 3);
    await db.check();
    const waiting = [
      db.readText('select count(*) from note', []),
      db.transaction(({ query }) => query('insert into note values ($1, $2)', [`round ${round}`, 3])),
    ];
    await ending;
    clearInterval(ticking);
    await Promise.all(waiting);
  }
  await expect(db.query(HEAVY)).rejects.toMatchObject(canceled);
  await db.query('insert into note values ($1, 4)', ['last']);
  await db.close();

  const again = await open(path);
  const { rows } = await again.query<{ text: string }>('select text from note');
  expect(rows.map(({ text }) => text)).toEqual(['first', 'second', 'round 0', 'round 1', 'last']);
  await again.close();
});

/** Stands in for a thread that gets no processor: answers each statement after three seconds without using one. */
const STARVED = `const { parentPort } = require('node:worker_threads');
parentPort.postMessage({ rows: [] });
parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ rows: ['late'] }), 3_000));`;

test('gives a statement more time while its thread gets no processor', async () => {
  const start = { dataFolder: '', template: null };
  const thread = createPgliteThread(start, { createWorker: () => new Worker(STARVED, { eval: true }) });
  await thread.opened;
  const request = { kind: 'text', text: 'select 1', values: [] } as const;
  expect(await thread.ask(request, 2_000)).toEqual(['late']);
  expect(await thread.ask(request, 100).catch(({ cause }) => cause)).toMatchObject({ code: '57014' });
  await thread.end();
});

/** A thread that gets no processor: runs statements with `starved` only when told. */
class StarvedWorker extends Worker {
  run: (() => void) | undefined;
  override async cpuUsage() {
    return { user: 0, system: 0 };
  }
  override postMessage(request: PgliteRequest) {
    this.run = undefined;
    if (!('text' in request && request.text.includes('starved'))) return super.postMessage(request);
    this.run = () => super.postMessage(request);
  }
}

test('keeps statements waiting for as long as a starved one may take', async () => {
  const workers: StarvedWorker[] = [];
  const createWorker = (workerData: PgliteStart) => {
    const worker = new StarvedWorker(new URL('./pgliteWorker.ts', import.meta.url), { workerData });
    workers.push(worker);
    return worker;
  };
  const options = { folder: null, migrations, statementMs: 8_000, template, thread: { createWorker } };
  const db = await openPglite(options);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const starved = db.readText("select 'starved'", []);
  const waiting = db.readText('select 1', []);
  await vi.advanceTimersByTimeAsync(31_000);
  workers[0]?.run?.();
  expect(await Promise.all([starved, waiting])).toEqual([[['starved']], [['1']]]);

  const write = db.transaction(({ query }) => query("select 'starved'"));
  const ending = expect(write).rejects.toMatchObject({ cause: { code: '57014' } });
  await vi.waitUntil(() => workers[0]?.run);
  await vi.advanceTimersByTimeAsync(121_000);
  await ending;
  await db.close();
});

test('times out for a thread that never opens, and reports it meanwhile', async () => {
  const silent = () => new Worker('setInterval(() => undefined, 1000)', { eval: true });
  const file = new URL('./pgliteWorker.ts', import.meta.url);
  let made = 0;
  const createWorker = (workerData: unknown) => {
    made += 1;
    return made === 2 ? silent() : new Worker(file, { workerData });
  };
  const thread = { createWorker, openMs: 60_000 };
  const db = await openPglite({ folder: null, migrations, statementMs: 500, template, thread });
  // The timeout of the next thread.
  thread.openMs = 4_000;
  await expect(db.query(HEAVY)).rejects.toMatchObject({ name: 'DatabaseError' });
  await expect(db.check()).rejects.toThrow('is being opened');
  await expect(db.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError' });
  thread.openMs = 60_000;
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await db.close();
});

test('unpacks a template itself, which PGlite would keep in memory', () => {
  const path = join(folder, 'unpacked');
  mkdirSync(path);
  unpackTar(gunzipSync(readFileSync(template)), path);
  expect(readdirSync(path)).toEqual(expect.arrayContaining(['PG_VERSION', 'base', 'global', 'pg_wal']));
  // One database, without those that new ones are copied from.
  expect(readdirSync(join(path, 'base'))).toHaveLength(1);
  expect(readFileSync(join(path, 'PG_VERSION'), 'utf8')).toMatch(/^\d+\n$/);
  expect(statSync(join(path, 'global', 'pg_control'))).toMatchObject({ size: 8_192 });
});

const readTemplate = () => gunzipSync(readFileSync(template));

/** Changes a header, and its checksum with it. */
const changeHeader = (tar: Buffer, place: number, text: string) => {
  tar.write(text, place, 'latin1');
  tar.write(' '.repeat(8), 148, 'latin1');
  const sum = tar.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return tar;
};

test.each<[string, (tar: Buffer) => Buffer]>([
  ['cut off between files', (tar) => tar.subarray(0, 512)],
  ['cut off in a file', (tar) => tar.subarray(0, 3_000)],
  ['with a changed byte', (tar) => tar.fill('x', 3, 4)],
  ['of another format', (tar) => changeHeader(tar, 257, 'other')],
  ['without a size', (tar) => changeHeader(tar, 124, 'no size here')],
  ['with a pax header', (tar) => changeHeader(tar, 156, 'x')],
  ['with a name of more than 100 characters', (tar) => changeHeader(tar, 345, 'a prefix')],
  ['with a path outside', (tar) => changeHeader(tar, 0, '/../outside')],
])('PGlite rejects a template %s', (_, change) => {
  const path = mkdtempSync(join(folder, 'corrupt-'));
  expect(() => unpackTar(change(readTemplate()), path)).toThrow('tar file');
});

const UNUSABLE: [string, (tar: Buffer) => Buffer][] = [
  [
    'only a part of a database',
    (tar) => {
      const at = tar.indexOf('/PG_VERSION');
      return Buffer.concat([tar.subarray(at, at + 1_024), Buffer.alloc(1_024)]);
    },
  ],
  ['corrupt', (tar) => tar.subarray(0, tar.length >> 1)],
  ['impossible to write', (tar) => changeHeader(tar, 156, '0')],
];

// Each creates a new database, which takes seconds of a processor: two of the three run at night only.
test.each(process.env.LAUREL_FULL ? UNUSABLE : UNUSABLE.slice(0, 1))(
  'opens without a template that is %s',
  async (_, change) => {
    const path = mkdtempSync(join(folder, 'without-'));
    const unusable = pathToFileURL(join(path, 'template.tar.gz'));
    writeFileSync(unusable, gzipSync(change(readTemplate()), { level: 1 }));
    const db = await open(join(path, 'data'), { template: unusable });
    expect((await db.query('select * from note')).rows).toEqual([]);
    await db.close();
  },
);

test('compiles PGlite for the first thread of a process only, which takes 600 MB for a moment', async () => {
  const file = new URL('./pgliteWorker.ts', import.meta.url);
  const starts: PgliteStart[] = [];
  const createWorker = (start: PgliteStart) => {
    starts.push(start);
    return new Worker(file, { workerData: start });
  };
  // Earlier tests have compiled it in this process.
  vi.resetModules();
  const fresh = await import('./openPglite.ts');
  const options = { folder: null, migrations, statementMs: 500, template, thread: { createWorker } };
  const db = await fresh.openPglite(options);
  await expect(db.query(HEAVY)).rejects.toMatchObject({ name: 'DatabaseError' });
  expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await db.close();
  const other = await fresh.openPglite(options);
  expect((await other.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await other.close();
  const [first, ...next] = starts.map(({ code }) => code);
  expect(first).toBeUndefined();
  expect(next).toEqual([expect.any(WebAssembly.Module), expect.any(WebAssembly.Module)]);
});

test('removes a temporary folder on close', async () => {
  const list = () => readdirSync(tmpdir()).filter((name) => name.startsWith('laurel-database-'));
  const before = new Set(list());
  const db = await open(null, { template });
  const made = list().filter((name) => !before.has(name));
  expect(made.length).toBeGreaterThan(0);
  await db.close();
  expect(list().filter((name) => made.includes(name)).length).toBeLessThan(made.length);
  await expect(db.query('select 1')).rejects.toMatchObject({ name: 'DatabaseError' });
});

test('empties a folder whose database was never completed', async () => {
  const path = join(folder, 'torn');
  mkdirSync(path);
  for (const name of ['PG_VERSION', 'unfinished', 'junk']) writeFileSync(join(path, name), '17');
  const db = await open(path, { template });
  expect((await db.query('select * from note')).rows).toEqual([]);
  await db.close();
  expect(readdirSync(path)).not.toEqual(expect.arrayContaining(['junk']));
});

test.each([
  ['itself', undefined],
  ['beside the data', 'data'],
])('rejects a folder with foreign content, %s, and leaves it unchanged', async (_, data) => {
  const path = mkdtempSync(join(folder, 'foreign-'));
  writeFileSync(join(path, 'notes.txt'), 'mine');
  for (let start = 0; start < 2; start += 1)
    await expect(
      open(path, { template, ...(data && { dataFolder: join(path, data) }) }),
    ).rejects.toMatchObject({
      code: 'database',
      message: expect.stringContaining('it contains other files (notes.txt)'),
    });
  expect(readdirSync(path)).toEqual(['notes.txt']);
});

test('rejects a folder in use with a readable message', async () => {
  const path = join(folder, 'held');
  const first = await open(path, { template });
  await expect(open(path)).rejects.toMatchObject({
    code: 'database',
    message: expect.stringContaining('is in use by another process'),
  });
  await first.close();
});

test('reports an unusable folder with a readable message', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(open(file)).rejects.toMatchObject({ name: 'StartError', code: 'database' });
});
