import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { installStrictly } from '../../../scripts/consumers/installStrictly.ts';
import { type Consumer, openConsumer } from '../../../scripts/consumers/openConsumer.ts';
import { readReadme } from '../../../scripts/consumers/readReadme.ts';
import { runProgram } from '../../../scripts/consumers/run.ts';
import { createLaunchOptions } from '../../../scripts/test/chromium.ts';
import { serveFolder } from './app/serve.ts';

const kit = readReadme('packages/wallet-kit');
const contests = readReadme('packages/contests-react');

/** The packages of a new Next.js app with TypeScript. */
const NEXT = ['next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react', '@types/react-dom'];

const createFiles = ({ modules }: Consumer, isTyped: boolean) => ({
  'readme.config.mjs': kit.findBlock('serverExternalPackages'),
  // A static export needs no server; checking types takes a third of the build.
  'next.config.mjs': `import readme from './readme.config.mjs';
export default {
  ...readme,
  output: 'export',
  turbopack: { root: ${JSON.stringify(dirname(modules))} },
  typescript: { ignoreBuildErrors: ${!isTyped} },
  experimental: { turbopackFileSystemCacheForBuild: false },
};`,
  'package.json': '{ "private": true, "type": "module" }',
  'app/wallet.tsx': `'use client';\n${kit.findBlock('<ConnectButton />')}`,
  'app/queries.tsx': `'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}`,
  'app/ranking.tsx': contests.findBlock('LiveRanking'),
  'app/page.tsx': `import { tokens } from '@org/ui-theme';
import { Queries } from './queries';
import { LiveRanking } from './ranking';
import { App } from './wallet';

export default function Page() {
  return (
    <main data-ink={tokens.color.ink}>
      <App />
      <Queries>
        <LiveRanking />
      </Queries>
    </main>
  );
}`,
  'app/layout.tsx': `export default ({ children }: { children: React.ReactNode }) => (
  <html lang="en">
    <body>{children}</body>
  </html>
);`,
});

/** A script that a browser runs before the page's: a wallet that was connected on an earlier visit. */
const bundleRememberedWallet = async (dir: string) => {
  const contents = `
import { announceWallet, createScriptedWallet, fixtures } from '@org/wallet-kit/testing';
localStorage.setItem('wallet-kit.connected', 'test.scripted');
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

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(createLaunchOptions());
  vi.stubEnv('NEXT_TELEMETRY_DISABLED', '1');
  // As on a CI machine, Next.js installs nothing that the app lacks.
  vi.stubEnv('CI', '1');
}, 60_000);

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
}, 60_000);

const managers = {
  npm: () => openConsumer('next'),
  pnpm: () => installStrictly({ name: 'next', installs: [...NEXT, ...kit.installs, ...contests.installs] }),
};

test.each([
  ['npm', false],
  ['pnpm', true],
] as const)(
  'Next.js builds the examples of the READMEs, and hydrates them for a returning user: %s',
  {
    timeout: 600_000,
  },
  async (manager, isTyped) => {
    const app = await managers[manager]();
    await app.write(createFiles(app, isTyped));
    await runProgram('next', ['build'], { cwd: app.dir, of: dirname(app.modules) });
    const html = await readFile(join(app.dir, 'out/index.html'), 'utf8');
    expect(html).toContain('data-ink="#');
    expect(html).toContain('Loading the contest');
    expect(html).toMatch(/class="laurel-card laurel-\w+-card"/);

    const site = await serveFolder(join(app.dir, 'out'));
    onTestFinished(() => void site.stop());
    const page = await browser.newPage();
    onTestFinished(() => page.close());
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      const isNetwork = message.text().startsWith('Failed to load resource');
      if (['error', 'warning'].includes(message.type()) && !isNetwork) errors.push(message.text());
    });
    await page.route('**/*', (route) =>
      route.request().url().startsWith(site.url) ? route.continue() : route.abort(),
    );
    await page.addInitScript(await bundleRememberedWallet(app.dir));
    await page.goto(site.url);
    await page.getByRole('button', { name: /0x70…79C8/ }).waitFor();
    expect(errors.filter((text) => !text.includes('WalletConnect'))).toEqual([]);
  },
);
