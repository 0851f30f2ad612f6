import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { base, type ChainConfig, chainConfigs, local } from '@org/chain-config';
import { StartError } from '@org/server-kit';
import { expect, onTestFinished, test } from 'vitest';
import { readSettings, warnOfKeys } from './readSettings.ts';

const getProblems = (env: Record<string, string>): string => {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartError && error.code === 'settings') return error.message;
    throw error;
  }
  return '';
};

test('uses the defaults without settings: every live chain, Base Sepolia first, this machine', () => {
  const { host, port, publicConfig } = readSettings({ PATH: '/usr/bin', HOME: '/home/somebody' });
  expect([host, port]).toEqual(['127.0.0.1', 3000]);
  expect(publicConfig.publicOrigin).toBe('http://localhost:3000');
  expect(publicConfig.productName).toBe('Laurel');
  expect(publicConfig.defaultChain).toBe('base-sepolia');
  expect(publicConfig.walletConnectProjectId).toBeNull();
  const live = chainConfigs.filter(({ status }) => status === 'live').map(({ slug }) => slug);
  expect(publicConfig.chains.map(({ slug }) => slug)).toEqual(live);
});

test('listens on the address in HOST', () => {
  expect(readSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('reads chains and their endpoints', () => {
  const { chains, defaultChain } = readSettings({
    CHAINS: 'local,base',
    RPC_URL_31337: 'http://127.0.0.1:9545',
  }).publicConfig;
  expect(defaultChain).toBe('local');
  expect(chains.map(({ slug }) => slug)).toEqual(['local', 'base']);
  expect(chains[0]?.chain.rpcUrls.default.http).toEqual(['http://127.0.0.1:9545']);
});

test('reads custom chains from a file named in CHAINS', () => {
  const folder = mkdtempSync(join(tmpdir(), 'chains-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'chains.json');
  writeFileSync(file, JSON.stringify([{ ...local, slug: 'mine', chain: { ...local.chain, id: 424242 } }]));
  expect(readSettings({ CHAINS: file }).publicConfig.defaultChain).toBe('mine');
});

test.each([
  [{ PORT: '70000' }, 'PORT: must be a number'],
  [{ HOST: 'http://0.0.0.0' }, 'HOST: must be an address'],
  [{ PORT: '3000x' }, 'PORT: must be a number'],
  [{ PUBLIC_ORIGIN: 'http://laurel.example' }, 'PUBLIC_ORIGIN: must begin with https://'],
  [{ PUBLIC_ORIGIN: 'https://laurel.example/app' }, 'PUBLIC_ORIGIN: must be an origin'],
  [{ PUBLIC_ORIGIN: 'javascript:alert(1)' }, 'PUBLIC_ORIGIN: must be an origin'],
  [{ PUBLIC_ORGIN: 'x', PUBLIC_ORIGINS: 'x' }, 'PUBLIC_ORIGINS: unknown setting'],
  [{ PRODUCT_NAME: 'x'.repeat(61) }, 'PRODUCT_NAME:'],
  [{ CHAINS: 'base', DEFAULT_CHAIN: 'sepolia' }, 'DEFAULT_CHAIN: "sepolia" is not one of CHAINS'],
  [{ WALLETCONNECT_PROJECT_ID: 'YOUR_PROJECT_ID' }, 'WALLETCONNECT_PROJECT_ID:'],
] as [Record<string, string>, string][])('rejects %o: %s', (env, sentence) => {
  expect(getProblems(env)).toContain(sentence);
});

test('stores documents only in a database that keeps them, or for a local chain', () => {
  expect(readSettings({ CHAINS: 'base' }).publicConfig.storesDocuments).toBe(false);
  expect(readSettings({ CHAINS: 'local' }).publicConfig.storesDocuments).toBe(true);
  for (const url of ['file:./data', 'postgres://user@127.0.0.1/laurel'])
    expect(readSettings({ CHAINS: 'base', DATABASE_URL: url }).publicConfig.storesDocuments).toBe(true);
});

test('looks up names for public chains only', () => {
  expect(readSettings({ CHAINS: 'base' }).publicConfig.resolvesNames).toBe(true);
  expect(readSettings({ CHAINS: 'local' }).publicConfig.resolvesNames).toBe(false);
});

test('reads hidden UIDs once each, in any case', () => {
  const [one, two] = [`0x${'ab'.repeat(32)}`, `0x${'01'.repeat(32)}`];
  const list = `${one}, ${two}\n${one.toUpperCase().replace('X', 'x')}`;
  expect(readSettings({ HIDDEN_UIDS: list }).publicConfig.hiddenUids).toEqual([one, two]);
  expect(readSettings({}).publicConfig.hiddenUids).toEqual([]);
  const problems = getProblems({ HIDDEN_UIDS: `0x12 ${one} contest` });
  expect(problems).toContain('HIDDEN_UIDS: "0x12"');
  expect(problems).toContain('HIDDEN_UIDS: "contest"');
  expect(getProblems({ HIDDEN_UID: one })).toContain('HIDDEN_UID: unknown setting');
});

test('reads hidden CIDs beside UIDs', () => {
  const uid = `0x${'ab'.repeat(32)}`;
  const cid = 'bafkreihdwdcefgh4dqkjv67uzcmw7ojee6xedzdetojuzjevtenxquvyku';
  const { hiddenCids, publicConfig } = readSettings({ HIDDEN_UIDS: `${cid}, ${uid} ipfs://${cid}` });
  expect(hiddenCids).toEqual([cid]);
  expect(publicConfig.hiddenUids).toEqual([uid]);
  expect(getProblems({ HIDDEN_UIDS: cid.toUpperCase() })).toContain('is not a UID');
});

test('reports every problem of the settings at once', () => {
  const problems = getProblems({ PORT: '0', PUBLIC_ORIGIN: 'x', CHAINS: 'atlantis', RPC_URL_5: 'y' });
  for (const name of ['PORT', 'PUBLIC_ORIGIN', 'CHAINS', 'RPC_URL_5'])
    expect(problems).toContain(`- ${name}:`);
});

test('treats an empty value as not set', () => {
  expect(getProblems({ CHAINS: '', RPC_URL_10: '', PORT: ' ', WALLETCONNECT_PROJECT_ID: '' })).toBe('');
});

const warningsOf = (env: Record<string, string>) =>
  readSettings({ CHAINS: 'local', ...env }).warnings.join('\n');

test('issue 13: warns that all visitors share one limit behind an unconfigured proxy', () => {
  const https = { PUBLIC_ORIGIN: 'https://laurel.example' };
  expect(warningsOf(https)).toMatch(/^TRUSTED_PROXIES is not set although PUBLIC_ORIGIN is https[^\n]+$/);
  for (const value of ['0', 'none', '1', '127.0.0.1'])
    expect(warningsOf({ ...https, TRUSTED_PROXIES: value })).toBe('');
  expect(warningsOf({})).toBe('');
  expect(readSettings({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual({ hops: 0 });
});

test('issue 13: warns of a public RPC with a key, and keeps the server’s RPCs out of the public configuration', () => {
  const keyed = 'https://rpc.example.org/v2/Secret0123456789abcdef';
  expect(warningsOf({ CHAINS: 'base', RPC_URL_8453: keyed, TRUSTED_PROXIES: '1' })).toMatch(
    /^RPC_URL_8453 may contain an API key/,
  );
  const settings = readSettings({ CHAINS: 'base', SERVER_RPC_URL_8453: keyed });
  expect(settings.warnings).toEqual([]);
  expect(JSON.stringify(settings.publicConfig)).not.toContain('Secret');
  expect(settings.serverChains[0]?.chain.rpcUrls.default.http).toEqual([keyed]);
  expect(getProblems({ CHAINS: 'base', SERVER_RPC_URL_8453: 'https://a:Secret@b.example' })).toMatch(
    /^- SERVER_RPC_URL_8453: (?!.*Secret)/m,
  );
});

test('validates contacts and the subdomain flag', () => {
  const { securityContacts } = readSettings({
    SECURITY_CONTACT: 'security@laurel.example https://laurel.example/report',
  });
  expect(securityContacts).toEqual(['mailto:security@laurel.example', 'https://laurel.example/report']);
  const wrong = {
    SECURITY_CONTACT: 'http://laurel.example',
    HSTS_INCLUDE_SUBDOMAINS: 'yes',
  };
  for (const name of Object.keys(wrong)) expect(getProblems(wrong)).toContain(`- ${name}: must be`);
  expect(getProblems({ SERVER_RPC_8453: 'x' })).toContain('SERVER_RPC_8453: unknown setting');
  expect(getProblems({ SECURITY_CONTACTS: 'x' })).toContain('SECURITY_CONTACTS: unknown setting');
});

const KEYED = 'https://base-mainnet.g.alchemy.com/v2/Secret-0123456789abcdef';

test('issue 13: names the setting that would publish a key, without repeating the URL', () => {
  const inFile: ChainConfig = {
    ...local,
    slug: 'mine',
    chain: {
      ...local.chain,
      rpcUrls: { default: { http: ['https://a.example'] }, other: { http: [], webSocket: [KEYED] } },
    },
    eas: { ...local.eas, graphQl: 'https://scan.example?key=Secret' },
  };
  const set: ChainConfig = {
    ...base,
    chain: { ...base.chain, rpcUrls: { default: { http: ['https://a.example', KEYED] } } },
  };
  const warnings = warnOfKeys([base, inFile, set], (name) => name === 'RPC_URL_8453');
  expect(warnings).toEqual([
    expect.stringMatching(/^CHAINS: mine: chain\.rpcUrls may contain an API key/),
    expect.stringMatching(/^CHAINS: mine: eas\.graphQl may contain an API key/),
    expect.stringMatching(/^RPC_URL_8453 may contain an API key.*SERVER_RPC_URL_8453/),
  ]);
  expect(warnings.join()).not.toContain('Secret');
});

const warningsFor = (urls: { rpc?: string; scan?: string }) => {
  const { rpc = 'https://a.example', scan = base.eas.graphQl } = urls;
  const chain = { ...base.chain, rpcUrls: { default: { http: [rpc] } } };
  return warnOfKeys([{ ...base, chain, eas: { ...base.eas, graphQl: scan } }], () => true);
};

test.each([
  'https://mainnet.infura.io/v3/0123456789abcdef0123456789abcdef',
  'https://eth-mainnet.alchemyapi.io/v2/short',
  'https://cool-dark-river.base-mainnet.quiknode.pro/0123456789abcdef0123456789abcdef01234567/',
  'https://lb.drpc.org/ogrpc?network=base&dkey=AbCdEf',
  'https://rpc.example.org/hunter2',
  'https://rpc.example.org/base/v1',
  'https://rpc.example.org/?x',
  'https://rpc.example.org/?team=mine',
  'https://rpc.example.org/#mine',
  'https://mine@rpc.example.org',
  'https://0123456789abcdef0123456789abcdef.rpc.example.org',
  // Only the path of a listed one is public.
  'https://ethereum.reth.rs/rpc/mine',
  'https://ethereum.reth.rs/other',
])('warns of a possible key in the RPC %s', (rpc) => {
  expect(warningsFor({ rpc })).toEqual([
    expect.stringMatching(/^RPC_URL_8453 may contain an API key.*SERVER_RPC_URL_8453/),
  ]);
});

test.each([
  'http://127.0.0.1:8545',
  'https://eth.drpc.org',
  'https://base-mainnet.public.blastapi.io/',
  ...chainConfigs.flatMap(({ chain }) => chain.rpcUrls.default.http),
])('warns of no key in the RPC %s', (rpc) => {
  expect(warningsFor({ rpc })).toEqual([]);
});

test.each([
  'https://scan.example.org/?apikey=x',
  'https://scan.example.org/?API-KEY=x',
  'https://scan.example.org/?token=abc#',
  'https://scan.example.org/?0123456789abcdef0123',
  'https://scan.example.org/#0123456789abcdef0123',
  'https://scan.example.org/api-key/mine',
  'https://scan.example.org/%30123456789abcdef0123',
  'https://scan.example.org/a1b2c3d4-0000-4abc-8def-0123456789ab',
  'https://user:password@scan.example.org',
])('warns of a key in the scan %s', (scan) => {
  expect(warningsFor({ scan })).toEqual([expect.stringMatching(/^SCAN_URL_8453 may contain an API key/)]);
});

test.each([
  'http://127.0.0.1:4350/graphql',
  'https://scan.example.org/api/attestations/graphql?network=base-sepolia',
  ...chainConfigs.map(({ eas }) => eas.graphQl),
])('warns of no key in the scan %s', (scan) => {
  expect(warningsFor({ scan })).toEqual([]);
});
