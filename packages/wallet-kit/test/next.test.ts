import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { createLaunchOptions } from '../../../tools/test/chromium.ts';
import { installStrictly } from '../../../tools/test/consumers/installStrictly.ts';
import { type Consumer, copyExample, openConsumer } from '../../../tools/test/consumers/openConsumer.ts';
import { quickStartInstalls } from '../../../tools/test/consumers/readReadme.ts';
import { runProgram } from '../../../tools/test/consumers/run.ts';
import { findFreePort } from '../../../tools/test/spawnStart.ts';
import { createReadmePage, type ReadmePage } from './app/readmePage.ts';

/** The packages of a new Next.js app with TypeScript. */
const NEXT = ['next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react', '@types/react-dom'];

/** Copies `examples/next-sign-in`, for a port, and adds a page with the lines of the READMEs. */
const writeApp = async (
  consumer: Consumer,
  { modules, port, isTyped }: { modules: ReadmePage['modules']; port: number; isTyped: boolean },
) => {
  const dir = await copyExample(consumer, 'next-sign-in');
  await rename(join(dir, 'next.config.mjs'), join(dir, 'example.config.mjs'));
  const files = {
    // The packages are installed in a folder above. Checking types takes a third of the build.
    'next.config.mjs': `import example from './example.config.mjs';
export default {
  ...example,
  turbopack: { root: ${JSON.stringify(dirname(consumer.modules))} },
  typescript: { ignoreBuildErrors: ${!isTyped} },
  experimental: { turbopackFileSystemCacheForBuild: false },
};`,
    ...Object.fromEntries(Object.entries(modules).map(([path, code]) => [`app/readmes/${path}`, code])),
  };
  await consumer.write(
    Object.fromEntries(Object.entries(files).map(([path, code]) => [`next-sign-in/${path}`, code])),
  );
  const siwe = join(dir, 'app/siwe.ts');
  await writeFile(siwe, (await readFile(siwe, 'utf8')).replace('3000', String(port)));
  return dir;
};

/** A script that a browser runs before the page's: a wallet that was connected on an earlier visit. */
const bundleRememberedWallet = async (dir: string) => {
  const contents = `
import { announceWallet, createScriptedWallet, fixtures } from '@org/wallet-kit/testing';
localStorage.setItem('wallet-kit.connected', 'test.scripted Scripted Wallet');
localStorage.setItem('scripted', 'true');
const { privateKey, account } = fixtures;
const wallet = createScriptedWallet({
  privateKey, addresses: [account], rpcUrl: 'about:blank', chainId: 84532, authorizationKey: 'scripted',
});
announceWallet(wallet, { name: 'Scripted Wallet', rdns: 'test.scripted' });`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: dir },
    bundle: true,
    write: false,
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
};

const stop = async (server: ChildProcess) => {
  const exited = once(server, 'exit');
  server.kill();
  await exited;
};

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(createLaunchOptions());
  vi.stubEnv('NEXT_TELEMETRY_DISABLED', '1');
  // Next.js installs nothing that the app lacks, as on a CI machine.
  vi.stubEnv('CI', '1');
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
});

const managers = {
  npm: () => openConsumer('next'),
  pnpm: () => installStrictly({ name: 'next', installs: [...NEXT, ...quickStartInstalls] }),
};

/** Each build takes 50 seconds of a processor, and pnpm installs another gigabyte: `npm test -- --full` tests them. */
test.runIf(process.env.LAUREL_FULL).each(['npm', 'pnpm'] as const)(
  'issue 17: Next.js builds examples/next-sign-in and the lines of the READMEs, for a returning user: %s',
  { timeout: 600_000 },
  async (manager) => {
    const consumer = await managers[manager]();
    const port = await findFreePort();
    const { modules, run } = await createReadmePage(consumer);
    const dir = await writeApp(consumer, { modules, port, isTyped: manager === 'npm' });
    const next = join(consumer.modules, 'next/dist/bin/next');
    await runProgram('next', ['build'], { cwd: dir, of: dirname(consumer.modules) });
    const html = await readFile(join(dir, '.next/server/app/readmes.html'), 'utf8');
    expect(html).toContain('data-ink="#');
    expect(html).toContain('Loading the contest');
    expect(html).toMatch(/class="laurel-card laurel-[\w-]+-card"/);
    expect(html).toContain('data-types="function,function,function"');

    const server = spawn(process.execPath, [next, 'start', '--port', String(port)], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    onTestFinished(() => stop(server));
    const origin = `http://localhost:${port}`;
    const isUp = () =>
      fetch(`${origin}/api/siwe/session`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true);

    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      const isNetwork = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isNetwork) errors.push(message.text());
    });
    await page.route('**/*', (route) =>
      route.request().url().startsWith(origin) ? route.continue() : route.abort(),
    );
    await page.addInitScript(await bundleRememberedWallet(dir));
    await run(page, `${origin}/readmes`);
    await page.getByRole('button', { name: /0x70…79C8/ }).waitFor();

    // The lines of the README have signed in.
    await page.context().clearCookies();
    await page.goto(origin);
    await page.getByText('The server does not know you.').waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign message' }).click();
    await page.getByText('The server knows you as 0x70997970C51812dc3A010C7d01b50e0d17dc79C8.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByText('The server does not know you.').waitFor();
    expect(errors.filter((text) => !text.includes('WalletConnect'))).toEqual([]);
  },
);
