import { once } from 'node:events';
import { createServer } from 'node:http';
import { baseSepolia, type ChainConfig } from '@org/chain-config';
import { expect, onTestFinished, test } from 'vitest';
import { checkChain, checkChains } from './doctor.ts';

type Rpc = { chainId?: number; age?: number; date?: Date; schemas?: boolean; code?: string };

/** An RPC endpoint and a scan in one. */
const startRpc = async ({ chainId = 84532, age = 2, date, schemas = true, code = '0x60' }: Rpc) => {
  const server = createServer(async (request, response) => {
    const chunks = await request.toArray();
    const { method, params } = JSON.parse(Buffer.concat(chunks).toString()) as {
      method?: string;
      params: [{ data: string }];
    };
    const results: Record<string, () => unknown> = {
      eth_chainId: () => `0x${chainId.toString(16)}`,
      eth_getBlockByNumber: () => ({ timestamp: Math.floor(Date.now() / 1_000) - age }),
      eth_getCode: () => code,
      eth_call: () => (schemas ? `0x${'0'.repeat(64)}${params[0].data.slice(10)}` : `0x${'0'.repeat(256)}`),
    };
    if (date) response.setHeader('date', date.toUTCString());
    const result = method === undefined ? undefined : results[method]?.();
    response.end(JSON.stringify(method ? { jsonrpc: '2.0', id: 1, result } : { data: { attestations: [] } }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
};

const check = async (rpc: Rpc, changed: (config: ChainConfig) => Partial<ChainConfig> = () => ({})) => {
  const url = await startRpc(rpc);
  const config: ChainConfig = {
    ...baseSepolia,
    chain: { ...baseSepolia.chain, rpcUrls: { default: { http: [url] } } },
    eas: { ...baseSepolia.eas, graphQl: url },
  };
  const findings = await checkChain({ ...config, ...changed(config) }, { env: {}, hasScan: false });
  return findings.map(
    ({ level, text }) => `${level}: ${text.replaceAll(url, 'RPC').replace(/\d+ s\b/, 'N s')}`,
  );
};

test('reports a chain where everything works', async () => {
  expect(await check({})).toEqual([
    'ok: RPC_URL_84532 RPC: chain 84532, newest block N s old',
    'ok: base-sepolia: EAS and both schemas',
    'ok: base-sepolia: profiles',
    'ok: base-sepolia: the scan RPC answers',
  ]);
});

test('reports an RPC of another chain', async () => {
  expect((await check({ chainId: 1 }))[0]).toBe(
    'fail: RPC_URL_84532 RPC belongs to chain 1, not 84532: correct it',
  );
});

test('reports an RPC that lags', async () => {
  expect((await check({ age: 900 }))[0]).toMatch(/^warn: .* It lags/);
});

test('reports a wrong clock, which breaks sign-in', async () => {
  const findings = await check({ date: new Date(Date.now() - 3_600_000) });
  expect(findings).toContainEqual(expect.stringMatching(/^fail: The clock .* synchronize it/));
});

test('with a scan of its own, checks the public scan of every other chain', async () => {
  const url = await startRpc({});
  const [first, second] = ['first', 'second'].map(
    (slug): ChainConfig => ({
      ...baseSepolia,
      slug,
      chain: { ...baseSepolia.chain, rpcUrls: { default: { http: [url] } } },
      eas: { ...baseSepolia.eas, graphQl: url },
    }),
  ) as [ChainConfig, ChainConfig];
  const findings = await checkChains([first, second], { env: {}, hasScan: true }, first);
  const scans = findings.filter(({ text }) => text.includes('the scan'));
  expect(scans).toEqual([{ level: 'ok', text: `second: the scan ${url} answers` }]);
});

test('reports missing schemas, profiles and EAS', async () => {
  expect(await check({ schemas: false })).toContainEqual(
    expect.stringMatching(/^warn: .* schemas of contests and reviews are not registered/),
  );
  expect(await check({ code: '0x' })).toContainEqual(
    expect.stringMatching(/^fail: .* there is no EAS at 0x/),
  );
});

test('reports an RPC and a scan that do not answer, without the address of a secret one', async () => {
  const config: ChainConfig = {
    ...baseSepolia,
    chain: { ...baseSepolia.chain, rpcUrls: { default: { http: [] } } },
    eas: { ...baseSepolia.eas, graphQl: 'http://127.0.0.1:9/graphql' },
  };
  const env = { SERVER_RPC_URL_84532: 'http://127.0.0.1:9/v2/Secret0123' };
  const findings = await checkChain(config, { env, hasScan: false });
  expect(findings).toEqual([
    { level: 'fail', text: expect.stringMatching(/^SERVER_RPC_URL_84532 does not answer/) },
    { level: 'warn', text: expect.stringMatching(/the scan http:\/\/127.0.0.1:9 does not answer/) },
  ]);
  expect(JSON.stringify(findings)).not.toContain('Secret');
});
