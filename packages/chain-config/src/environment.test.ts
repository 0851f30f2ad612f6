import { expect, test } from 'vitest';
import { chainConfigs } from './chainConfigs.ts';
import { local } from './chains/local.ts';
import { mainnet } from './chains/mainnet.ts';
import { readChainEnvironment } from './environment.ts';

const files: Record<string, string> = {
  'mine.json': JSON.stringify([{ ...local, slug: 'mine', chain: { ...local.chain, id: 424242 } }]),
  'windows.json': `\ufeff${JSON.stringify([{ ...local, slug: 'windows' }])}\r\n`,
  // UTF-16 read by `readFileSync(path, 'utf8')`, with and without a byte order mark.
  'utf16.json': Buffer.from('\ufeff[{"slug":"ä"}]', 'utf16le').toString('utf8'),
  'bare16.json': Buffer.from('[{}]', 'utf16le').toString('utf8'),
  'broken.json': '[{}]',
  'empty.json': '[]',
};
const read = (env: Record<string, string>) =>
  readChainEnvironment(env, (path) => {
    const text = files[path];
    if (text === undefined) throw new Error(`no such file: ${path}`);
    return text;
  });

test('offers every live chain by default, Base Sepolia first', () => {
  const { chains, defaultChain, problems } = read({ PATH: '/usr/bin' });
  expect(problems).toEqual([]);
  expect(defaultChain?.slug).toBe('base-sepolia');
  expect(chains).toEqual(chainConfigs.filter(({ status }) => status === 'live'));
});

test('keeps the order of chains and replaces their endpoints', () => {
  const { chains, defaultChain, problems } = read({
    CHAINS: 'local, base, mine.json',
    RPC_URL_31337: 'http://127.0.0.1:9545',
    SCAN_URL_8453: 'https://scan.example.org/graphql',
    RPC_URL_424242: 'http://localhost:1',
  });
  expect(problems).toEqual([]);
  expect(defaultChain?.slug).toBe('local');
  expect(chains.map(({ slug }) => slug)).toEqual(['local', 'base', 'mine']);
  expect(chains[0]?.chain.rpcUrls.default.http).toEqual(['http://127.0.0.1:9545']);
  expect(chains[0]?.eas.graphQl).toBe(local.eas.graphQl);
  expect(chains[1]?.eas.graphQl).toBe('https://scan.example.org/graphql');
  expect(chains[2]?.chain.rpcUrls.default.http).toEqual(['http://localhost:1']);
});

test('reads a file that begins with a byte order mark', () => {
  const { chains, problems } = read({ CHAINS: 'windows.json' });
  expect(problems).toEqual([]);
  expect(chains.map(({ slug }) => slug)).toEqual(['windows']);
});

test('treats an empty value as not set', () => {
  expect(read({ CHAINS: '', DEFAULT_CHAIN: ' ', RPC_URL_10: '', SCAN_URL_77: '' }).problems).toEqual([]);
});

test.each([
  [{ CHAINS: 'base,atlantis' }, /^CHAINS: "atlantis" is not one of base-sepolia, /],
  [{ CHAINS: 'base,base' }, /^CHAINS: \[1\]\.slug is taken by \[0\]$/],
  [{ CHAINS: 'empty.json' }, /^CHAINS: lists no chain$/],
  [{ CHAINS: 'broken.json' }, /^CHAINS: broken\.json: \[0\]/],
  [{ CHAINS: 'utf16.json' }, /^CHAINS: utf16\.json: is not text in UTF-8: save it in that encoding$/],
  [{ CHAINS: 'bare16.json' }, /^CHAINS: bare16\.json: is not text in UTF-8: save it in that encoding$/],
  [
    { CHAINS: 'base', RPC_URL_8453: 'https://a.example https://a.example:443/' },
    /^RPC_URL_8453: .* is the same endpoint as \[0\]$/,
  ],
  [{ CHAINS: 'nowhere.json' }, /^CHAINS: nowhere\.json: no such file/],
  [{ CHAINS: 'base', DEFAULT_CHAIN: 'sepolia' }, /^DEFAULT_CHAIN: "sepolia" is not one of CHAINS \(base\)$/],
  [{ CHAINS: 'base', RPC_URL_10: 'https://rpc.example.org' }, /^RPC_URL_10: no chain of CHAINS has this id$/],
  [{ RPC_URL_base: 'https://rpc.example.org' }, /^RPC_URL_base: no chain of CHAINS has this id$/],
  [{ RPC_URL: 'https://rpc.example.org' }, /^RPC_URL: no chain of CHAINS has this id$/],
  [{ RPC_URL10: 'https://rpc.example.org' }, /^RPC_URL10: no chain of CHAINS has this id$/],
  [{ CHAINS_: 'base' }, /^CHAINS_: unknown setting$/],
  [{ CHAINS: 'base', RPC_URL_8453: 'http://rpc.example.org' }, /^RPC_URL_8453: /],
  [{ CHAINS: 'base', SCAN_URL_8453: 'nowhere' }, /^SCAN_URL_8453: /],
] as [Record<string, string>, RegExp][])('reports %o', (env, line) => {
  expect(read(env).problems).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
});

test('reports all problems of the environment at once', () => {
  const { problems } = read({
    CHAINS: 'atlantis,base',
    DEFAULT_CHAIN: 'x',
    RPC_URL_5: 'y',
    SCAN_URL_8453: 'z',
  });
  const names = problems.map((problem) => problem.split(':')[0]);
  expect(names.sort()).toEqual(['CHAINS', 'DEFAULT_CHAIN', 'RPC_URL_5', 'SCAN_URL_8453']);
});

const KEYED = 'https://base-mainnet.g.alchemy.com/v2/Secret-0123456789abcdef';

test('issue 13: keeps the RPCs of the server out of the public chains', () => {
  const env = { CHAINS: 'base,optimism', SERVER_RPC_URL_8453: KEYED, RPC_URL_10: 'https://rpc.example.org' };
  const { chains, serverChains, problems } = read(env);
  expect(problems).toEqual([]);
  expect(JSON.stringify(chains)).not.toContain('Secret');
  expect(chains.map(({ chain }) => chain.rpcUrls.default.http[0])).toEqual([
    'https://mainnet.base.org',
    'https://rpc.example.org',
  ]);
  expect(serverChains.map(({ chain }) => chain.rpcUrls.default.http)).toEqual([
    [KEYED],
    ['https://rpc.example.org'],
  ]);
});

test('accepts several URLs in an RPC setting', () => {
  const { chains } = read({ CHAINS: 'base', RPC_URL_8453: 'https://a.example.org, https://b.example.org' });
  expect(chains[0]?.chain.rpcUrls.default.http).toEqual(['https://a.example.org', 'https://b.example.org']);
});

test.each([
  [{ CHAINS: 'base' }, [mainnet.chain.rpcUrls.default.http[0]]],
  [{ CHAINS: 'base', SERVER_RPC_URL_1: KEYED }, [KEYED]],
  [{ CHAINS: 'base,mainnet', SERVER_RPC_URL_1: KEYED }, [KEYED]],
  [{ CHAINS: 'mainnet', RPC_URL_1: 'https://rpc.example.org' }, ['https://rpc.example.org']],
] as [Record<string, string>, string[]][])(
  'issue 13: configures mainnet for account names, with %o',
  (env, [url]) => {
    const { chains, serverMainnet, problems } = read(env);
    expect(problems).toEqual([]);
    expect(serverMainnet?.chain.id).toBe(1);
    expect(serverMainnet?.chain.rpcUrls.default.http[0]).toBe(url);
    expect(JSON.stringify(chains)).not.toContain('Secret');
  },
);

test.each([
  [{ CHAINS: 'base', SERVER_RPC_URL_1: 'http://me:Secret@rpc.example.org' }, /^SERVER_RPC_URL_1: /],
  [{ CHAINS: 'base', RPC_URL_1: 'https://Secret.example.org' }, /^RPC_URL_1: no chain/],
  [{ CHAINS: 'base', SERVER_RPC_URL_8453: 'nowhere Secret' }, /^SERVER_RPC_URL_8453: /],
  [{ CHAINS: 'base', SERVER_RPC_URL_8453: 'https://me:Secret@rpc.example.org' }, /^SERVER_RPC_URL_8453: /],
  [{ CHAINS: 'base', RPC_URL_8453: 'https://me:Secret@rpc.example.org' }, /^RPC_URL_8453: /],
  [{ CHAINS: 'base', SERVER_RPC_URL_10: 'https://Secret.example.org' }, /^SERVER_RPC_URL_10: no chain/],
  [{ SERVER_RPC_URL: 'https://Secret.example.org' }, /^SERVER_RPC_URL: no chain/],
] as [Record<string, string>, RegExp][])('rejects %o without repeating the value', (env, line) => {
  const { problems } = read(env);
  expect(problems).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  expect(problems.join()).not.toContain('Secret');
});

test('has at least two RPCs on different hosts for every live chain', () => {
  for (const { chain } of chainConfigs.filter(({ status }) => status === 'live')) {
    const hosts = chain.rpcUrls.default.http.map((url) => new URL(url).host);
    expect(new Set(hosts).size).toBeGreaterThanOrEqual(2);
  }
});

test('accepts a node of the operator on this machine, for servers', () => {
  const here = 'http://127.0.0.1:8545';
  const { chains, serverChains, problems } = read({ CHAINS: 'base', SERVER_RPC_URL_8453: here });
  expect(problems).toEqual([]);
  expect(serverChains[0]).toMatchObject({
    slug: 'base',
    status: 'live',
    chain: { rpcUrls: { default: { http: [here] } } },
  });
  expect(JSON.stringify(chains)).not.toContain(here);
  expect(read({ CHAINS: 'base', SERVER_RPC_URL_8453: 'http://10.0.0.1:8545' }).problems).toEqual([
    expect.stringMatching(/^SERVER_RPC_URL_8453: /),
  ]);
});

test('refuses public endpoints with http, also on this machine', () => {
  const env = { RPC_URL_8453: 'http://localhost:8545', SCAN_URL_8453: 'http://127.0.0.1:4350/graphql' };
  const { problems } = read({ CHAINS: 'base', ...env, PUBLIC_ORIGIN: 'http://localhost:3000' });
  expect(problems.map((line) => line.split(':')[0])).toEqual(Object.keys(env));
});
