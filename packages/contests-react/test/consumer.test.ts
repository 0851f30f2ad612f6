import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { local } from '@org/chain-config';
import { toContest } from '@org/contests';
import { createActsReader } from '@org/contests/chain';
import { perform } from '@org/contests/write';
import { chromium } from 'playwright';
import { createPublicClient, createWalletClient, type Hex, http } from 'viem';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLaunchOptions, FOR_SHORT_PAGES } from '../../../tools/test/chromium.ts';
import { lintTarball } from '../../../tools/test/consumers/lintTarball.ts';
import {
  type Consumer,
  checkExample,
  copyExample,
  getTarball,
  openConsumer,
} from '../../../tools/test/consumers/openConsumer.ts';
import { resolveStrictly } from '../../../tools/test/consumers/resolveStrictly.ts';
import { run, runProgram } from '../../../tools/test/consumers/run.ts';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import manifest from '../package.json' with { type: 'json' };

const packageDir = join(import.meta.dirname, '..');
const tarball = getTarball('@org/contests-react');

/** The first account of the local chain, for which anvil signs. */
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const [LOOM, KILN] = ['https://example.org/loom', 'https://example.org/kiln'] as const;

let consumer: Consumer;
let uid: Hex;

beforeAll(async () => {
  consumer = await openConsumer('contests-react');
  uid = await startReviewedContest();
}, 300_000);

/** A contest of two entries on the local chain, with a review of the second. */
async function startReviewedContest(): Promise<Hex> {
  const transport = http(rpcUrl);
  const client = createPublicClient({ transport, pollingInterval: 50, cacheTime: 0 });
  const source = {
    client,
    config: local,
    account,
    walletClient: createWalletClient({ account, transport }),
  } as const;
  const { timestamp: now } = await client.getBlock();
  const input = {
    ...{ title: 'Looms', description: 'Which one would you keep?', tracks: [], prizes: [] },
    criteria: [{ label: 'Useful', maxPoints: 5, weight: 1, anchors: [] }],
    judges: [{ address: account, name: '' }],
    entries: [LOOM, KILN].map((link) => ({ name: link.slice(20), link, about: '', track: 0 })),
    ...{ submissionsUntil: null, opensAt: 0n, closesAt: now + 604_800n, revealUntil: null },
  };
  const started = await perform({ ...source, act: { kind: 'contest', input } });
  const lookup = await createActsReader({ client, config: local }).fetchActs(started.uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const contest = toContest(lookup.reading);
  await perform({
    ...source,
    act: { kind: 'review', contest, input: { entry: '2', given: [4], comment: 'Well fired.' } },
  });
  return started.uid;
}

/** Builds `examples/vite-ranking` with the contest on the local chain, and returns the folder of the site. */
async function buildExample(): Promise<string> {
  const dir = await copyExample(consumer, 'vite-ranking');
  const ranking = join(dir, 'src/LiveRanking.tsx');
  const code = (await readFile(ranking, 'utf8'))
    .replaceAll('baseSepolia', 'chain')
    .replace('base-sepolia', 'local')
    .replace('0x…', uid)
    .replace(
      "import { chain } from '@org/chain-config';",
      `import { local } from '@org/chain-config';
const origin = window.location.origin;
const rpcUrls = { default: { http: [origin + '/rpc'] } };
const chain = { ...local, chain: { ...local.chain, rpcUrls }, eas: { ...local.eas, graphQl: origin + '/scan' } };`,
    );
  await writeFile(ranking, code);
  await checkExample(dir);
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: dir });
  return join(dir, 'dist');
}

/** A site that serves a built folder; it passes RPC requests on to the local chain, and its scan is down. */
async function serve(folder: string): Promise<string> {
  const types: Readonly<Record<string, string>> = {
    js: 'text/javascript',
    css: 'text/css',
    html: 'text/html',
  };
  const listener: RequestListener = async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    if (path === '/rpc') {
      const body = Buffer.concat(await request.toArray());
      const answer = await fetch(rpcUrl, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      response.setHeader('content-type', 'application/json');
      return response.end(await answer.text());
    }
    const file = await readFile(join(folder, path)).catch(() => undefined);
    response.statusCode = file ? 200 : 503;
    response.setHeader('content-type', types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    return response.end(file);
  };
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('passes publint and Are The Types Wrong', async () => {
  await lintTarball(tarball);
});

test('issue 17: pnpm accepts the install line of the README with strict peers', async () => {
  await resolveStrictly('packages/contests-react');
});

test('contains the published files, and no test, story or CSS module', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  const files = stdout.trim().split('\n');
  expect(files.filter((path) => /\.(test|stories)\.|\.module\.css$/.test(path))).toEqual([]);
  for (const name of ['reading', 'judging', 'organizing']) {
    expect(files).toContain(`package/dist/${name}.js`);
    const sheet = await readFile(join(consumer.modules, `@org/contests-react/dist/${name}.css`), 'utf8');
    expect(sheet).toMatch(/\.laurel-\S+-\w+\{/);
  }
});

test('has messages in German and in Spanish, without React', async () => {
  await consumer.write({
    'messages.mjs': `
import { german } from '@org/contests-react/messages/de';
import { spanish } from '@org/contests-react/messages/es';
console.log(german.share.copy, spanish.share.copy);`,
  });
  const { stdout } = await run('node', [join(consumer.dir, 'messages.mjs')], consumer.dir);
  expect(stdout.trim()).toBe('Link kopieren Copiar enlace');
});

test('the package needs neither wagmi nor RainbowKit', async () => {
  const dist = join(consumer.modules, '@org/contests-react/dist');
  const files = (await readdir(dist, { recursive: true })).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(100);
  const codes = await Promise.all(files.map((name) => readFile(join(dist, name), 'utf8')));
  expect(files.filter((_, index) => /from "(wagmi|@rainbow-me)/.test(codes[index] ?? ''))).toEqual([]);
});

test('every entry is built by Vite', { timeout: 240_000 }, async () => {
  const paths = Object.keys(manifest.publishConfig.exports).filter(
    (path) => !/package\.json|worker/.test(path),
  );
  const names = paths.map((path) => `@org/contests-react${path.slice(1)}`);
  const imports = names.map((name, index) =>
    name.endsWith('.css')
      ? `import '${name}';`
      : `import * as e${index} from '${name}';\nwindow.all.push(e${index});`,
  );
  await consumer.write({
    'entries/index.html':
      '<!doctype html><title>Entries</title><script type="module" src="/main.ts"></script>',
    'entries/main.ts': [
      "import workerUrl from '@org/contests-react/reading-worker?worker&url';",
      ...imports,
      'new Worker(workerUrl);',
    ].join('\n'),
  });
  const folder = join(consumer.dir, 'entries');
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: folder });
  const assets = await readdir(join(folder, 'dist/assets'));
  expect(assets.filter((name) => /^readingWorker-.*\.js$/.test(name))).toHaveLength(1);
  expect(names.length).toBeGreaterThan(18);
});

test('issue 17: examples/vite-ranking shows the live ranking of a contest', {
  timeout: 240_000,
}, async () => {
  const url = await serve(await buildExample());
  const browser = await chromium.launch(createLaunchOptions(FOR_SHORT_PAGES));
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(url);
  const rows = page.getByRole('table', { name: 'Ranking' }).getByRole('row');
  await rows.nth(2).waitFor({ timeout: 60_000 });
  expect(await rows.nth(1).textContent()).toMatch(/1.*kiln.*example\.org.*4\.00.*1 of 1/s);
  expect(await rows.nth(2).textContent()).toMatch(/loom.*example\.org.*0 of 1/s);
  // The compiled class names have their style.
  const radii = await page.getByRole('table', { name: 'Ranking' }).evaluate((table) => {
    const around: string[] = [];
    for (let each: Element | null = table; each; each = each.parentElement)
      around.push(getComputedStyle(each).borderRadius);
    return around;
  });
  expect(radii.some((radius) => radius !== '0px')).toBe(true);
  expect(errors).toEqual([]);
});
