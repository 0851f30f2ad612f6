import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { json } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from '../../dev/stack/build.ts';
import { findChromium } from '../../test/chromium.ts';
import { startPostgres } from '../../test/postgres.ts';
import { FOLDER, getCommit, QUICK_FOLDER } from '../record/record.ts';
import { buildPeers, PEERS } from './buildPeers.ts';
import { measureKits, type Round } from './measureKits.ts';
import { VISITS } from './measurePage.ts';
import { measureContests, measureList, measureQueue } from './measureSizes.ts';
import type { PageName } from './pages.ts';
import { recordSection, SECTIONS, type SectionName } from './result.ts';
import { openSamples } from './samples.ts';
import { startLaurel } from './startLaurel.ts';

type Call = { readonly id: unknown; readonly method: string };

const zero = (bytes: number) => `0x${'00'.repeat(bytes)}`;
const block = {
  number: '0x3e8',
  hash: `0x${'11'.repeat(32)}`,
  parentHash: `0x${'10'.repeat(32)}`,
  timestamp: '0x6ac00000',
  baseFeePerGas: '0x1',
  gasLimit: '0x1c9c380',
  gasUsed: '0x0',
  miner: zero(20),
  nonce: zero(8),
  difficulty: '0x0',
  totalDifficulty: '0x0',
  size: '0x0',
  extraData: '0x',
  logsBloom: zero(256),
  mixHash: zero(32),
  receiptsRoot: zero(32),
  sha3Uncles: zero(32),
  stateRoot: zero(32),
  transactionsRoot: zero(32),
  transactions: [],
  uncles: [],
};

const ANSWERS: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x7a69',
  net_version: '31337',
  eth_blockNumber: block.number,
  eth_getBlockByNumber: block,
  eth_getBlockByHash: block,
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getTransactionCount: '0x0',
  eth_getCode: '0x',
  eth_getLogs: [],
  eth_call: '0x',
  eth_gasPrice: '0x1',
};

/** A chain in which nothing happened: every page asks the same one, and answers take no time. */
async function serveRpc(): Promise<{ url: string; stop: () => void }> {
  const answer = ({ id, method }: Call) =>
    method in ANSWERS
      ? { jsonrpc: '2.0', id, result: ANSWERS[method] }
      : { jsonrpc: '2.0', id, error: { code: -32_601, message: 'The bench has no such method.' } };
  const server = createServer(async (request, response) => {
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-max-age': '600',
    };
    if (request.method !== 'POST') {
      response.writeHead(204, headers).end();
      return;
    }
    const asked = (await json(request)) as Call | Call[];
    const body = JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked));
    response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a build of Vite as a CDN would: best brotli, hashed files cached for a year. Returns the origin. */
async function serveFolder(folder: string): Promise<{ origin: string; stop: () => void }> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        return [path.slice(folder.length), brotliCompressSync(readFileSync(path), { params })] as const;
      }),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const body = files.get(path);
    if (!body) {
      response.writeHead(404).end();
      return;
    }
    const isHashed = path.startsWith('/assets/');
    response
      .writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * `npm run bench web -- [--runs N] [--quick] [--continue] [--only kits|contests|list|queue]`: Laurel's pages beside those
 * of wallet kits, with large contests and lists, and a judge's queue. `--quick` measures less often and keeps its results
 * apart, `--continue` keeps the measurements of an interrupted run at the same commit.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    quick: { type: 'boolean', default: false },
    continue: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});
const isQuick = values.quick;
const runs = Number(values.runs ?? (isQuick ? 2 : 10));
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number above 0.');
const unknown = values.only?.find((name) => !SECTIONS.some((section) => section === name));
if (unknown !== undefined)
  throw new Error(`There is no section "${unknown}". Choose from ${SECTIONS.join(', ')}.`);
const isSelected = (name: SectionName) => values.only?.includes(name) ?? true;
const folder = isQuick ? QUICK_FOLDER : FOLDER;
const commit = getCommit();

/** The build without the local wallets, kept apart from the one that tests use. */
function buildLaurel(): string {
  if (!build(['@org/web', '@org/api'], { isLocal: false })) process.exit(1);
  const copy = join(FOLDER, 'laurel');
  rmSync(copy, { recursive: true, force: true });
  cpSync('apps/web/dist', copy, { recursive: true });
  return copy;
}

process.env.CHROMIUM_PATH = findChromium();
const webFolder = buildLaurel();
const postgres = await startPostgres();
const rpc = await serveRpc();
const stops: (() => unknown)[] = [rpc.stop, postgres.stop];
const start = (size: { contests: number; reviews: number }) =>
  startLaurel({ ...size, webFolder, rpcUrl: rpc.url, postgresUrl: postgres.url });
const open = <Value>(name: SectionName) =>
  openSamples<Value>(join(folder, `samples-${name}.jsonl`), { isContinued: values.continue, commit });

try {
  const laurel = await start({ contests: 10, reviews: 60 });
  stops.unshift(laurel.stop);
  if (isSelected('kits')) {
    const folders = buildPeers(rpc.url);
    const urls: Partial<Record<PageName, string>> = { laurel: laurel.contestUrl };
    for (const peer of PEERS) {
      const served = await serveFolder(folders[peer]);
      stops.unshift(served.stop);
      urls[peer] = served.origin;
    }
    const visits = isQuick ? (['cold', 'impatient'] as const) : VISITS;
    const samples = open<Round>('kits');
    // The cast: all pages have got their URL above.
    const kits = await measureKits({ urls: urls as Record<PageName, string>, runs, visits, samples });
    recordSection('kits', { runs, values: kits }, folder);
  }
  if (isSelected('queue')) {
    const queueRuns = isQuick ? 1 : runs;
    const queue = await measureQueue({ laurel, runs: queueRuns, samples: open('queue') });
    recordSection('queue', { runs: queueRuns, values: queue }, folder);
  }
  const sizeRuns = isQuick ? 1 : Math.min(runs, 5);
  const sizes = { start, runs: sizeRuns, maxSize: isQuick ? 1_000 : Number.POSITIVE_INFINITY };
  if (isSelected('contests')) {
    const contests = await measureContests({ ...sizes, samples: open('contests') });
    recordSection('contests', { runs: sizeRuns, values: contests }, folder);
  }
  if (isSelected('list')) {
    const list = await measureList({ ...sizes, samples: open('list') });
    recordSection('list', { runs: sizeRuns, values: list }, folder);
  }
} finally {
  for (const stop of stops) await stop();
}
