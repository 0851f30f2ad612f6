import type { Chain } from 'viem';
import * as viemChains from 'viem/chains';
import { describe, expect, test } from 'vitest';
import { ChainConfigError, type ChainConfigIssue } from './base/errors.ts';
import { base } from './chains/base.ts';
import { local } from './chains/local.ts';
import { parseChainConfigs } from './parseChainConfigs.ts';

/** Only the fields of the specification. */
const plain = {
  chain: {
    id: 42220,
    name: 'Celo Mainnet',
    nativeCurrency: { name: 'CELO', symbol: 'CELO', decimals: 18 },
    rpcUrls: { default: { http: ['https://forno.celo.org'] } },
  },
  contracts: { profile: base.contracts.profile },
  eas: {
    contract: '0x72E1d8ccf5299fb36fEfD8CC4394B8ef7e98Af92',
    contestSchemaUid: base.eas.contestSchemaUid,
    evaluationSchemaUid: base.eas.evaluationSchemaUid,
    graphQl: 'https://celo.easscan.org/graphql',
  },
};

test('accepts the fields of the specification and fills in the rest', () => {
  expect(parseChainConfigs([plain])).toEqual([
    {
      ...plain,
      slug: 'celo-mainnet',
      status: 'live',
      eas: { ...plain.eas, schemaRegistry: null, scanUrl: null, deployedAtBlock: null },
      notes: [],
    },
  ]);
});

test('accepts an empty list of chains', () => {
  expect(parseChainConfigs([])).toEqual([]);
});

test('keeps unknown keys inside a chain', () => {
  const formatters = { block: () => undefined };
  const chain = {
    ...plain.chain,
    formatters,
    fees: undefined,
    contracts: {
      portal: { 1: { address: plain.eas.contract, blockCreated: 1 }, 5: undefined },
      gone: undefined,
    },
  };
  expect(parseChainConfigs([{ ...plain, chain }])[0]?.chain).toEqual(chain);
});

test('accepts every chain of viem, except unencrypted endpoints and contracts at the zero address', () => {
  for (const chain of Object.values<Chain>(viemChains)) {
    const others = issuesOf([{ ...plain, chain, slug: 'viem' }]).filter(
      ({ path, message }) =>
        !/^\[0\]\.chain\.(rpcUrls|blockExplorers)\./.test(path) && message !== 'must not be zero',
    );
    expect([chain.name, others]).toEqual([chain.name, []]);
  }
});

test('accepts http on this machine for a local chain', () => {
  const hosts = ['127.0.0.1:8545', 'localhost', '127.1.2.3', '[::1]:8545', 'chain.localhost:8545'];
  const http = hosts.map((host) => `http://${host}`);
  const webSocket = hosts.map((host) => `ws://${host}`);
  const config = { ...local, chain: { ...local.chain, rpcUrls: { default: { http, webSocket } } } };
  expect(parseChainConfigs([config])).toEqual([config]);
});

describe('reports the path and the problem', () => {
  const cases: readonly (readonly [name: string, value: unknown, path: string, message: string | RegExp])[] =
    [
      ['no list', {}, '', 'must be a list'],
      ['nothing', undefined, '', 'is missing'],
      ['text', '[]', '', 'must be a list'],
      ['no object', [null], '[0]', 'must be an object'],
      ['a hole', new Array(1), '[0]', 'is missing'],
      ['an unknown key', [{ ...plain, rpcUrl: '' }], '[0].rpcUrl', 'is not a known key'],
      ['an odd key', [{ ...plain, 'a.b': '' }], '[0]["a.b"]', 'is not a known key'],
      [
        'a prototype',
        [JSON.parse(JSON.stringify(plain).replace('{', '{"__proto__":{},'))],
        '[0].__proto__',
        /known/,
      ],
      ['an unknown key of eas', [withEas({ graphql: '' })], '[0].eas.graphql', 'is not a known key'],
      [
        'an unknown contract',
        [{ ...plain, contracts: { ...plain.contracts, a: 1 } }],
        '[0].contracts.a',
        /known/,
      ],
      ['no eas', [{ ...plain, eas: undefined }], '[0].eas', 'is missing'],
      ['no contract', [withEas({ contract: undefined })], '[0].eas.contract', 'is missing'],
      ['a short address', [withEas({ contract: '0x42' })], '[0].eas.contract', /must be an address/],
      [
        'a long address',
        [withEas({ contract: `${base.eas.contract}00` })],
        '[0].eas.contract',
        /must be an address/,
      ],
      [
        'a line end',
        [withEas({ contract: `${base.eas.contract}\n` })],
        '[0].eas.contract',
        /must be an address/,
      ],
      [
        'the zero address',
        [withEas({ contract: `0x${'0'.repeat(40)}` })],
        '[0].eas.contract',
        'must not be zero',
      ],
      [
        'a wrong checksum',
        [withEas({ contract: plain.eas.contract.replace('E1d8', 'e1D8') })],
        '[0].eas.contract',
        `must have its EIP-55 checksum: ${plain.eas.contract}`,
      ],
      [
        'no checksum',
        [withEas({ schemaRegistry: plain.eas.contract.toLowerCase() })],
        '[0].eas.schemaRegistry',
        `must have its EIP-55 checksum: ${plain.eas.contract}`,
      ],
      ['a profile', [{ ...plain, contracts: { profile: 1 } }], '[0].contracts.profile', /must be an address/],
      [
        'a resolver without its checksum',
        [{ ...plain, contracts: { ...plain.contracts, contestResolver: `0x${'ab'.repeat(20)}` } }],
        '[0].contracts.contestResolver',
        /must have its EIP-55 checksum/,
      ],
      [
        'a short UID',
        [withEas({ contestSchemaUid: '0x0b' })],
        '[0].eas.contestSchemaUid',
        /64 hexadecimal digits/,
      ],
      [
        'a UID in upper case',
        [withEas({ evaluationSchemaUid: `0x${'AB'.repeat(32)}` })],
        '[0].eas.evaluationSchemaUid',
        /digits, lower case/,
      ],
      [
        'the zero UID',
        [withEas({ contestSchemaUid: `0x${'0'.repeat(64)}` })],
        '[0].eas.contestSchemaUid',
        'must not be zero',
      ],
      [
        'http',
        [withEas({ graphQl: 'http://celo.easscan.org/graphql' })],
        '[0].eas.graphQl',
        'must be a URL with https:// and without password',
      ],
      ['http here', [withEas({ graphQl: 'http://127.0.0.1/' })], '[0].eas.graphQl', /status local/],
      [
        'http elsewhere',
        [{ ...local, eas: { ...local.eas, graphQl: 'http://10.0.0.1/' } }],
        '[0].eas.graphQl',
        /https/,
      ],
      [
        'a lookalike',
        [{ ...local, eas: { ...local.eas, graphQl: 'http://127.0.0.1.org' } }],
        '[0].eas.graphQl',
        /https/,
      ],
      [
        'another scheme',
        [withEas({ graphQl: 'ipfs://celo' })],
        '[0].eas.graphQl',
        'must be a URL with https:// and without password',
      ],
      ['no URL', [withEas({ graphQl: 'celo' })], '[0].eas.graphQl', /must be a URL/],
      ['a space', [withEas({ graphQl: ' https://celo.org' })], '[0].eas.graphQl', /must be a URL/],
      ['a password', [withEas({ graphQl: 'https://me:secret@celo.org' })], '[0].eas.graphQl', /password/],
      [
        'a query',
        [withEas({ scanUrl: 'https://celo.org/?a' })],
        '[0].eas.scanUrl',
        'must be a URL with https:// and without password, query and fragment',
      ],
      [
        'a block',
        [withEas({ deployedAtBlock: -1 })],
        '[0].eas.deployedAtBlock',
        'must be an integer, 0 or greater',
      ],
      ['a status', [{ ...plain, status: 'dead' }], '[0].status', 'must be one of live, retired, local'],
      ['a slug', [{ ...plain, slug: 'Celo' }], '[0].slug', /lower-case letters/],
      ['a name without a slug', [withChain({ name: '链' })], '[0].slug', 'is missing'],
      [
        'a faucet',
        [{ ...plain, faucetUrl: 'javascript:alert(1)' }],
        '[0].faucetUrl',
        'must be a URL with https:// and without password',
      ],
      ['notes', [{ ...plain, notes: 'none' }], '[0].notes', 'must be a list'],
      ['a note', [{ ...plain, notes: ['one', 2] }], '[0].notes[1]', 'must be a non-empty string'],
      ['no name', [withChain({ name: undefined })], '[0].chain.name', 'is missing'],
      ['an id as text', [withChain({ id: '42220' })], '[0].chain.id', 'must be an integer, 1 or greater'],
      ['an id of zero', [withChain({ id: 0 })], '[0].chain.id', 'must be an integer, 1 or greater'],
      ['no currency', [withChain({ nativeCurrency: undefined })], '[0].chain.nativeCurrency', 'is missing'],
      ['no endpoint', [withChain({ rpcUrls: {} })], '[0].chain.rpcUrls.default', 'is missing'],
      [
        'an empty list',
        [withChain({ rpcUrls: { default: { http: [] } } })],
        '[0].chain.rpcUrls.default.http',
        /empty/,
      ],
      [
        'http for a chain',
        [withChain({ rpcUrls: { default: { http: ['https://a.org', 'http://a.org'] } } })],
        '[0].chain.rpcUrls.default.http[1]',
        'must be a URL with https:// and without password',
      ],
      [
        'an unencrypted WebSocket',
        [withChain({ rpcUrls: { default: { http: ['https://a.org'], webSocket: ['ws://a.org'] } } })],
        '[0].chain.rpcUrls.default.webSocket[0]',
        'must be a URL with wss:// and without password',
      ],
      [
        'an invalid explorer',
        [withChain({ blockExplorers: { default: { name: 'A', url: 'http://a.org' } } })],
        '[0].chain.blockExplorers.default.url',
        /https/,
      ],
      [
        'a mixed-case contract',
        [withChain({ contracts: { multicall3: { address: '0xCa11bde05977b3631167028862bE2a173976CA11' } } })],
        '[0].chain.contracts.multicall3.address',
        'must have its EIP-55 checksum: 0xcA11bde05977b3631167028862bE2a173976CA11',
      ],
      [
        'a contract that is text',
        [withContract('0x42')],
        '[0].chain.contracts.multicall3',
        'must be an object',
      ],
      [
        'a contract that is null',
        [withContract(null)],
        '[0].chain.contracts.multicall3',
        'must be an object',
      ],
      [
        'a contract that is a list',
        [withContract([])],
        '[0].chain.contracts.multicall3',
        'must be an object',
      ],
      ['an empty contract', [withContract({})], '[0].chain.contracts.multicall3.address', 'is missing'],
      [
        'a misspelled contract',
        [withContract({ adress: plain.eas.contract })],
        '[0].chain.contracts.multicall3.address',
        'is missing',
      ],
      [
        'a contract without address',
        [withContract({ address: undefined })],
        '[0].chain.contracts.multicall3.address',
        'is missing',
      ],
      [
        'a zero contract',
        [withContract({ address: `0x${'0'.repeat(40)}` })],
        '[0].chain.contracts.multicall3.address',
        'must not be zero',
      ],
      [
        'an invalid block',
        [withContract({ address: plain.eas.contract, blockCreated: -1 })],
        '[0].chain.contracts.multicall3.blockCreated',
        'must be an integer, 0 or greater',
      ],
      [
        'Multicall3 of another chain',
        [withContract({ 1: { address: plain.eas.contract } })],
        '[0].chain.contracts.multicall3.address',
        'is missing',
      ],
      [
        'a contract on the parent chain',
        [
          withChain({
            contracts: { portal: { 1: { address: plain.eas.contract }, 10: { address: '0x42' } } },
          }),
        ],
        '[0].chain.contracts.portal.10.address',
        /must be an address/,
      ],
      [
        'a null contract on the parent chain',
        [withChain({ contracts: { portal: { 1: '0x42' } } })],
        '[0].chain.contracts.portal.1',
        'must be an object',
      ],
      [
        'an invalid parent chain',
        [withChain({ contracts: { portal: { mainnet: { address: plain.eas.contract } } } })],
        '[0].chain.contracts.portal.address',
        'is missing',
      ],
      [
        'contracts that are a list',
        [withChain({ contracts: [] })],
        '[0].chain.contracts',
        'must be an object',
      ],
      ['testnet', [withChain({ testnet: 'no' })], '[0].chain.testnet', 'must be true or false'],
      ['an id twice', [plain, { ...plain, slug: 'celo-2' }], '[1].chain.id', 'is taken by [0]'],
      ['a slug twice', [plain, withChain({ id: 1, name: 'Celo  Mainnet!' })], '[1].slug', 'is taken by [0]'],
    ];

  test.each(cases)('of an entry: %s', (_name, value, path, message) => {
    const text = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(issuesOf(value)).toEqual([{ path, message: text }]);
  });

  test('all at once: unknown keys, then field after field, then what is taken', () => {
    const broken = {
      ...plain,
      contracts: {},
      eas: { ...plain.eas, contract: '0x', graphQl: 'http://a.org' },
      x: 1,
    };
    expect(issuesOf([broken, broken]).map(({ path }) => path)).toEqual([
      '[0].x',
      '[0].contracts.profile',
      '[0].eas.contract',
      '[0].eas.graphQl',
      '[1].x',
      '[1].contracts.profile',
      '[1].eas.contract',
      '[1].eas.graphQl',
      '[1].chain.id',
      '[1].slug',
    ]);
  });

  test('in one message that a log can show', () => {
    expect(() => parseChainConfigs([{ ...plain, contracts: {} }])).toThrow(
      'Chain configs are not valid:\n- [0].contracts.profile is missing',
    );
  });
});

function withEas(change: object) {
  return { ...plain, eas: { ...plain.eas, ...change } };
}

function withContract(multicall3: unknown) {
  return withChain({ contracts: { multicall3 } });
}

function withChain(change: object) {
  return { ...plain, chain: { ...plain.chain, ...change } };
}

describe('URLs', () => {
  test.each([
    'https://a.org',
    'https://a.org:8443/v2/Key_1?x=%20&y=@#z',
    'https://[2001:db8::1]/',
    'https://xn--fsqu00a.example',
  ])('accepts the URL %j', (graphQl) => {
    expect(parseChainConfigs([withEas({ graphQl })])[0]?.eas.graphQl).toBe(graphQl);
  });

  test.each([
    'https:a.org',
    'https:/a.org',
    'https:///a.org',
    'https:\\\\a.org',
    'https://',
    'https://?a.org',
    '//a.org',
    'HTTPS://a.org',
    'https://a.org:99999',
    'https://a.org/\n',
    'https://a.org/\u0000',
    'https://a.org/\u007f',
    'https://a.org/\u202egro.b',
    'https://a.org/a b',
    'https://a.org/\ta',
    'https://a.org\\@b.org',
    'https://例.example',
    'https://user@a.org',
    'https://user:secret@a.org',
    'https://:secret@a.org',
    'https://@a.org',
    'https://a.org@b.org',
    'https://%61.org',
    'javascript:alert(1)',
    'data:text/plain,https://a.org',
  ])('rejects the URL %j', (graphQl) => {
    const message = 'must be a URL with https:// and without password';
    expect(issuesOf([withEas({ graphQl })])).toEqual([{ path: '[0].eas.graphQl', message }]);
  });

  test.each([
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0.0.0.0',
    'http://localhost.a.org',
    'http://localhost@a.org',
    'http://127.0.0.1.a.org',
    'http://127.0.0.1@a.org',
    'http://a.org/localhost',
    'http://a.org?.localhost',
    'http://[::ffff:127.0.0.1]',
    'http://[::2]',
  ])('rejects %j as not on this machine', (graphQl) => {
    expect(issuesOf([{ ...local, eas: { ...local.eas, graphQl } }])).toEqual([
      { path: '[0].eas.graphQl', message: expect.stringContaining('https://') },
    ]);
  });
});

function issuesOf(value: unknown): readonly ChainConfigIssue[] {
  try {
    parseChainConfigs(value);
  } catch (error) {
    if (error instanceof ChainConfigError && error.code === 'chain-configs-invalid') return error.issues;
    throw error;
  }
  return [];
}
