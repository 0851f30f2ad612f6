// The program of another team: loads every entry of the published packages, checks that each package is installed once,
// and uses each a little. Prints the versions.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { baseSepolia, ChainConfigError, getChainConfig } from '@org/chain-config';
import { QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const scope = '@org/';
const packages = Object.keys(readJson('./package.json').dependencies).filter((name) =>
  name.startsWith(scope),
);
/** Runs in a worker only. */
const workers = ['@org/contests-react/reading-worker'];

function readJson(url) {
  return JSON.parse(readFileSync(new URL(url, import.meta.url), 'utf8'));
}
const readManifest = (name) => readJson(import.meta.resolve(`${name}/package.json`));

for (const name of packages) {
  const { dependencies = {}, exports } = readManifest(name);
  for (const path of Object.keys(exports)) {
    const entry = name + path.slice(1);
    const file = import.meta.resolve(entry);
    if (!file.endsWith('.js') || workers.includes(entry))
      assert(readFileSync(new URL(file)).length > 0, entry);
    else assert(Object.keys(await import(entry)).length > 0, `${entry} exports nothing`);
  }
  const own = createRequire(import.meta.resolve(`${name}/package.json`));
  for (const other of Object.keys(dependencies).filter((dependency) => packages.includes(dependency))) {
    const path = `${other}/package.json`;
    const [seen, mine] = [own.resolve(path), createRequire(import.meta.url).resolve(path)];
    assert.equal(seen, mine, `${name} has a copy of ${other} of its own`);
  }
}

const contests = createRequire(import.meta.resolve('@org/contests/package.json'));
const { getChainConfig: getTheirs } = await import(contests.resolve('@org/chain-config'));
assert.throws(() => getTheirs(5), ChainConfigError);
assert.equal(getChainConfig(84532).slug, 'base-sepolia');

const { toLine } = await import('@org/contests');
assert.equal(toLine('one\ntwo', 20), 'one two');

const { createMemoryNonceStore, createMemorySessionStore, createSiweServer } = await import(
  '@org/auth-siwe/server'
);
const server = createSiweServer({
  origin: 'https://laurel.example',
  chains: [{ id: 1, rpcUrls: [] }],
  nonces: createMemoryNonceStore(),
  sessions: createMemorySessionStore(),
});
const answer = await server.handle(new Request('https://laurel.example/api/siwe/session'));
assert.equal((await answer.json()).session, null);

const { Button } = await import('@org/ui-theme');
assert.match(renderToString(createElement(Button, {}, 'Press')), /<button.*Press/);

const { ContestsProvider, createQueryClient } = await import('@org/contests-react');
const { ContestRanking } = await import('@org/contests-react/reading');
const ranking = createElement(ContestRanking, { chain: 'base-sepolia', uid: `0x${'11'.repeat(32)}` });
const contest = createElement(ContestsProvider, { config: { chains: [baseSepolia] } }, ranking);
const page = createElement(QueryClientProvider, { client: createQueryClient() }, contest);
assert.match(renderToString(page), /Loading the contest/);

const { ConnectButton, createWalletConfig, WalletProvider } = await import('@org/wallet-kit');
const appName = 'Dry run';
const config = createWalletConfig({
  chains: [baseSepolia],
  appName,
  projectId: '0123456789abcdef'.repeat(2),
});
const wallet = createElement(WalletProvider, { config, appName }, createElement(ConnectButton));
assert.match(renderToString(wallet), /class="wallet-kit-/);

console.log(JSON.stringify(Object.fromEntries(packages.map((name) => [name, readManifest(name).version]))));
// Wallet libraries keep timers.
process.exit();
