import { base, baseSepolia, local } from '@org/chain-config';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Consumer } from '../../../../tools/test/consumers/openConsumer.ts';
import { quickStarts } from '../../../../tools/test/consumers/readReadme.ts';
import { runNode } from '../../../../tools/test/consumers/run.ts';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';

/** Starts a contest on the local chain, for whose first account anvil signs, and prints its UID. */
const START = `
import { local } from '@org/chain-config';
import { perform } from '@org/contests/write';
import { createPublicClient, createWalletClient, http } from 'viem';

const transport = http(process.argv[2]);
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const client = createPublicClient({ transport, pollingInterval: 50, cacheTime: 0 });
const { timestamp: now } = await client.getBlock();
const { uid } = await perform({
  client,
  walletClient: createWalletClient({ account, transport }),
  config: local,
  account,
  act: {
    kind: 'contest',
    input: {
      title: 'Looms',
      description: 'Which one would you keep?',
      tracks: [],
      prizes: [],
      criteria: [{ label: 'Useful', maxPoints: 5, weight: 1, anchors: [] }],
      judges: [{ address: account, name: '' }],
      entries: ['loom', 'kiln'].map((name) => ({ name, link: 'https://example.org/' + name, about: '', track: 0 })),
      submissionsUntil: null,
      opensAt: 0n,
      closesAt: now + 604_800n,
      revealUntil: null,
    },
  },
});
console.log(uid);`;

/** A component of the server shows what has one; one of the browser offers the functions to the test. */
const PAGE = {
  'queries.tsx': `'use client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}`,
  'functions.tsx': `'use client';
import { createScriptedWallet, fixtures } from '@org/wallet-kit/testing';
import { useEffect } from 'react';
import type { EIP1193Provider } from 'viem';
import { signIn } from './auth-siwe';
import { hasEas } from './chain-config';
import { fetchRanking } from './contests';

export function Functions() {
  useEffect(() => {
    const { privateKey } = fixtures;
    const scripted: unknown = createScriptedWallet({ privateKey, rpcUrl: 'about:blank', chainId: 84532 });
    const wallet = scripted as EIP1193Provider;
    Object.assign(window, { functions: { hasEas, fetchRanking, signIn: () => signIn(wallet) } });
  }, []);
  return null;
}`,
  'page.tsx': `import { tokens } from '@org/ui-theme';
import { signIn } from './auth-siwe';
import { hasEas } from './chain-config';
import { fetchRanking } from './contests';
import { LiveRanking } from './contests-react';
import { Functions } from './functions';
import { Queries } from './queries';
import { App as Theme } from './ui-theme';
import { App as Wallet } from './wallet-kit';

export default function Page() {
  return (
    <main data-ink={tokens.color.ink} data-types={[hasEas, fetchRanking, signIn].map((each) => typeof each).join()}>
      <Wallet />
      <Theme />
      <Queries>
        <LiveRanking />
      </Queries>
      <Functions />
    </main>
  );
}`,
};

/** The fields that `functions.tsx` adds to the page's window. */
type Functions = {
  readonly hasEas: () => Promise<boolean>;
  readonly fetchRanking: (uid: string) => Promise<readonly { readonly entry: string }[]>;
  readonly signIn: () => Promise<{ readonly status: string }>;
};

/** A page with the few lines of the README of every package. */
export type ReadmePage = {
  /** The page's modules, with `page.tsx`, by path. */
  readonly modules: Readonly<Record<string, string>>;
  /**
   * Runs the lines in a page that shows `page.tsx`. The local chain answers, also instead of Base and Base Sepolia, which have
   * the same contracts at the same addresses, and no scan answers.
   */
  readonly run: (page: Page, url: string) => Promise<void>;
};

/** @param consumer a project with all packages installed */
export async function createReadmePage(consumer: Consumer): Promise<ReadmePage> {
  await consumer.write({ 'start.mjs': START });
  const uid = (await runNode(['start.mjs', rpcUrl], consumer.dir)).stdout.trim();
  // The resolver binds the acts of a contest to its chain, so that one is read on the chain where it is.
  const lines = Object.entries(quickStarts).map(([path, code]) => [
    path,
    path.startsWith('contests')
      ? code.replace('0x…', uid).replaceAll('baseSepolia', 'local').replaceAll('base-sepolia', 'local')
      : code,
  ]);
  return {
    modules: { ...Object.fromEntries(lines), ...PAGE },
    async run(page, url) {
      for (const { chain } of [base, baseSepolia, local]) await answerFor(page, chain, rpcUrl);
      await page.goto(url);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Saved').waitFor();
      await page.waitForFunction(() => 'functions' in window);
      const found = await page.evaluate(async (contest) => {
        const { functions } = window as unknown as { functions: Functions };
        const ranking = await functions.fetchRanking(contest);
        const { status } = await functions.signIn();
        return { hasEas: await functions.hasEas(), entries: ranking.map(({ entry }) => entry), status };
      }, uid);
      expect(found).toEqual({
        hasEas: true,
        entries: ['1', '2'],
        status: 'authenticated',
      });
      await page
        .getByRole('table', { name: 'Entries' })
        .getByRole('link', { name: /kiln/ })
        .first()
        .waitFor();
    },
  };
}

type Chain = typeof base.chain | typeof baseSepolia.chain | typeof local.chain;

async function answerFor(page: Page, { id, rpcUrls }: Chain, rpcUrl: string): Promise<void> {
  const hosts: readonly string[] = rpcUrls.default.http.map((url) => new URL(url).host);
  await page.route(
    ({ host }) => hosts.includes(host),
    async (route) => {
      const body = route.request().postData();
      const headers = { 'content-type': 'application/json' };
      const answer = (await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()) as object;
      const isForId = JSON.parse(String(body)).method === 'eth_chainId';
      await route.fulfill({
        headers: { 'access-control-allow-origin': '*' },
        json: isForId ? { ...answer, result: `0x${id.toString(16)}` } : answer,
      });
    },
  );
}
