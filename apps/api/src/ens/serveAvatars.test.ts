import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mainnet } from '@org/chain-config';
import sharp from 'sharp';
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, parseAbi } from 'viem';
import { packetToBytes } from 'viem/ens';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp } from '../../test/createTestApp.ts';
import { listNetworks } from '../base/fairShares.ts';
import { type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { createAvatars } from './createAvatars.ts';
import { serveAvatars } from './serveAvatars.ts';

const abi = parseAbi([
  'function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)',
  'function text(bytes32, string) view returns (string)',
  'function addr(bytes32) view returns (address)',
  'function ownerOf(uint256) view returns (address)',
  'function balanceOf(address, uint256) view returns (uint256)',
  'function tokenURI(uint256) view returns (string)',
  'function uri(uint256) view returns (string)',
]);
const owner = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const stranger = '0x0000000000000000000000000000000000000001';
const contract = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63';

let records: Record<string, string>;
let nft: { owner: Hex; balance: bigint; uri: string };
let isDown: boolean;
let node: Server;
let nameChain: typeof mainnet;

/** Answers of mainnet contracts. */
const answerCall = (data: Hex): Hex => {
  const call = decodeFunctionData({ abi, data });
  switch (call.functionName) {
    case 'resolveWithGateways': {
      const [packet, question] = call.args;
      const name = Object.keys(records).find(
        (each) => `0x${Buffer.from(packetToBytes(each)).toString('hex')}` === packet,
      );
      const { functionName } = decodeFunctionData({ abi, data: question });
      const answer =
        functionName === 'text'
          ? encodeAbiParameters([{ type: 'string' }], [(name && records[name]) ?? ''])
          : encodeAbiParameters([{ type: 'address' }], [owner]);
      return encodeFunctionResult({
        abi,
        functionName: 'resolveWithGateways',
        result: [answer, contract],
      });
    }
    case 'ownerOf':
      return encodeFunctionResult({ abi, functionName: 'ownerOf', result: nft.owner });
    case 'balanceOf':
      return encodeFunctionResult({ abi, functionName: 'balanceOf', result: nft.balance });
    default:
      return encodeAbiParameters([{ type: 'string' }], [nft.uri]);
  }
};

beforeAll(async () => {
  node = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => {
      text += part.toString();
    });
    request.on('end', () => {
      if (isDown) return response.writeHead(500).end();
      const { id, method, params } = JSON.parse(text);
      const result = method === 'eth_chainId' ? '0x1' : answerCall(params[0].data);
      return response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
    });
  });
  await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
  const http = [`http://127.0.0.1:${(node.address() as AddressInfo).port}`];
  nameChain = { ...mainnet, chain: { ...mainnet.chain, rpcUrls: { default: { http } } } } as never;
});
afterAll(() => {
  node.closeAllConnections();
  node.close();
});
beforeEach(() => {
  records = {};
  nft = { owner, balance: 1n, uri: 'https://nft.example/{id}' };
  isDown = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#c00' } })
  .png()
  .toBuffer();

const start = (ipfsGateway: string | null = null, answer: SafeFetch = async () => picture) => {
  const fetchSafely = vi.fn(answer);
  const time = { now: 1_000_000 };
  const clock = () => time.now;
  const avatars = createAvatars({ nameChain, chains: [], ipfsGateway, fetchSafely, clock });
  let address = '203.0.113.1';
  const app = serveAvatars(avatars, () => listNetworks(address));
  return {
    time,
    fetchSafely,
    from: (next: string) => {
      address = next;
    },
    asked: () => fetchSafely.mock.calls.map(([url]) => url),
    get: (name: string, headers: Record<string, string> = {}) =>
      app.request(`/api/avatars/${encodeURIComponent(name)}`, { headers }),
  };
};

test('issue 13: fetches a picture from another host, re-encodes it and caches it', async () => {
  records['judge.eth'] = 'https://pictures.example/a.png';
  const { get, asked, time } = start();
  const answer = await get('Judge.ETH');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect((await sharp(bytes).metadata()).width).toBe(128);
  const etag = answer.headers.get('etag') ?? '';
  expect((await get('judge.eth', { 'if-none-match': etag })).status).toBe(304);
  time.now += 3_000_000;
  await Promise.all(Array.from({ length: 40 }, () => get('judge.eth')));
  expect(asked()).toEqual(['https://pictures.example/a.png']);
});

test.each([
  [
    'ipfs://QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKmaxY/a.png',
    '/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKmaxY/a.png',
  ],
  [
    'ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKmaxY',
    '/ipfs/QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKmaxY',
  ],
])('reads %s through the gateway, if there is one', async (record, path) => {
  records['judge.eth'] = record;
  const { get, asked } = start('https://gateway.example');
  expect((await get('judge.eth')).status).toBe(200);
  expect(asked()).toEqual([`https://gateway.example${path}`]);
  expect((await start().get('judge.eth')).status).toBe(404);
});

test('keeps IPFS paths inside their folder', async () => {
  const cid = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKmaxY';
  for (const path of ['/../../api/v0/id', '/%2e%2e/x', '\\..\\..\\api', '/a?b', '@evil.example/']) {
    records['judge.eth'] = `ipfs://${cid}${path}`;
    const { get, asked } = start('https://gateway.example', async () => {
      throw new UnusableError('not a URL');
    });
    expect((await get('judge.eth')).status).toBe(404);
    expect(asked().filter((url) => url.startsWith('https:'))).toEqual([]);
  }
});

test('re-encodes a picture from a data URI without fetching', async () => {
  records['judge.eth'] = `data:image/png;base64,${picture.toString('base64')}`;
  const { get, asked } = start();
  expect((await get('judge.eth')).status).toBe(200);
  expect(asked()).toEqual([]);
});

test.each(['erc721', 'erc1155'])('shows an NFT (%s) to its owner only', async (kind) => {
  records['judge.eth'] = `eip155:1/${kind}:${contract}/26`;
  const metadata = Buffer.from('{"image":"https://nft.example/26.png"}');
  const answer: SafeFetch = async (url) => (url.endsWith('.png') ? picture : metadata);
  const { get, asked } = start(null, answer);
  expect((await get('judge.eth')).status).toBe(200);
  expect(asked()).toEqual([`https://nft.example/${'1a'.padStart(64, '0')}`, 'https://nft.example/26.png']);
  nft = { ...nft, uri: `data:application/json;base64,${metadata.toString('base64')}` };
  expect((await start(null, answer).get('judge.eth')).status).toBe(200);
  nft = { ...nft, owner: stranger, balance: 0n };
  const other = start(null, answer);
  expect((await other.get('judge.eth')).status).toBe(404);
  expect(other.asked()).toEqual([]);
});

test.each([
  '',
  `eip155:10/erc721:${contract}/1`,
  `eip155:1/erc721:${contract}/${'9'.repeat(78)}`,
  'data:image/svg+xml;base64,AAAA',
  'data:text/html;base64,AAAA',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'http://pictures.example/a.png',
])('finds no picture in the record %s, and does not look it up again at once', async (record) => {
  records['judge.eth'] = record;
  const { get, time } = start(null, async () => {
    throw new UnusableError('no');
  });
  const answer = await get('judge.eth');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=300');
  records['judge.eth'] = `data:image/png;base64,${picture.toString('base64')}`;
  expect((await get('judge.eth')).status).toBe(404);
  time.now += 300_001;
  expect((await get('judge.eth')).status).toBe(200);
});

test('asks for a picture again after an endpoint did not answer', async () => {
  records['judge.eth'] = 'https://pictures.example/a.png';
  const { get, time, fetchSafely } = start();
  fetchSafely.mockRejectedValueOnce(new Error('no answer in time'));
  expect((await get('judge.eth')).status).toBe(503);
  expect((await get('judge.eth')).status).toBe(503);
  expect(fetchSafely).toHaveBeenCalledTimes(1);
  time.now += 60_001;
  expect((await get('judge.eth')).status).toBe(200);
  isDown = true;
  expect((await get('other.eth')).status).toBe(503);
});

test('limits a network to thirty unknown names a minute, without affecting others', async () => {
  const { get, from } = start();
  for (let i = 0; i < 30; i++) expect((await get(`name-${i}.eth`)).status).toBe(404);
  records['judge.eth'] = 'https://pictures.example/a.png';
  expect((await get('judge.eth')).status).toBe(429);
  expect((await get('name-1.eth')).status).toBe(404);
  from('198.51.100.1');
  expect((await get('judge.eth')).status).toBe(200);
});

test.each([
  ['a /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ['four addresses', (n: number) => `${1 + (n % 4)}.0.2.1`],
])('finds pictures for others while %s ask for invented names', async (_, addressOf) => {
  const { get, from } = start();
  records['judge.eth'] = 'https://pictures.example/a.png';
  for (let n = 0; n < 300; n += 1) {
    from(addressOf(n));
    await get(`name-${n}.eth`);
  }
  for (let n = 0; n < 40; n += 1) {
    from(`10.${n}.0.1`);
    records[`judge-${n}.eth`] = 'https://pictures.example/a.png';
    expect((await get(`judge-${n}.eth`)).status).toBe(200);
  }
});

test('answers 404 to an invalid name, and rejects other methods', async () => {
  const { app } = createTestApp({ CHAINS: 'base-sepolia' });
  for (const name of ['judge', 'a..eth', 'a b.eth', `${'a'.repeat(300)}.eth`, '%E0%A4%A'])
    expect((await app.request(`/api/avatars/${name}`)).status).toBe(404);
  const post = await app.request('/api/avatars/judge.eth', { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('uses the server’s own RPC of mainnet, and denies other sites the picture', async () => {
  records['judge.eth'] = `data:image/png;base64,${picture.toString('base64')}`;
  const [rpcUrl = ''] = nameChain.chain.rpcUrls.default.http;
  const { fetch } = globalThis;
  const asking = vi.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => fetch(rpcUrl, init));
  const SERVER_RPC_URL_1 = 'https://mainnet.example/key';
  const { app } = createTestApp({ CHAINS: 'base-sepolia', SERVER_RPC_URL_1 });
  const answer = await app.request('/api/avatars/judge.eth');
  expect(answer.status).toBe(200);
  expect(new Set(asking.mock.calls.map(([url]) => url))).toEqual(new Set([SERVER_RPC_URL_1]));
  asking.mockRestore();
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await createTestApp().app.request('/api/avatars/judge.eth')).status).toBe(404);
});
