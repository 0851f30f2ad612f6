import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { local } from '@org/chain-config';
import {
  type Abi,
  type Address,
  createTestClient,
  createWalletClient,
  type Hex,
  http,
  publicActions,
} from 'viem';
import { namehash } from 'viem/ens';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { listNetworks } from '../base/fairShares.ts';
import { createSafeFetch, type SafeFetch } from '../base/fetchSafely.ts';
import { createAddresses, serveAddresses } from './createAddresses.ts';

/** The parts of ENS that a lookup needs: registry, resolver with on-chain and off-chain names, universal resolver. */
const SOURCE = `
pragma solidity ^0.8.28;
error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
error ResolverNotFound(bytes name);
contract Registry {
  mapping(bytes32 => address) public resolver;
  function setResolver(bytes32 node, address to) external { resolver[node] = to; }
}
contract Resolver {
  mapping(bytes32 => address) private known;
  string[] private urls;
  function setAddr(bytes32 node, address to) external { known[node] = to; }
  function addr(bytes32 node) external view returns (address) { return known[node]; }
  function setUrls(string[] memory to) external { urls = to; }
  function servers() external view returns (string[] memory) { return urls; }
}
contract UniversalResolver {
  Registry private immutable registry;
  constructor(Registry at) { registry = at; }
  function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
    external view returns (bytes memory, address) {
    address resolver = registry.resolver(toNode(name, 0));
    if (resolver == address(0)) revert ResolverNotFound(name);
    string[] memory urls = Resolver(resolver).servers();
    if (urls.length > 0)
      revert OffchainLookup(address(this), urls, data, this.resolveCallback.selector, abi.encode(resolver));
    (, bytes memory answer) = resolver.staticcall(data);
    return (answer, resolver);
  }
  function resolveCallback(bytes calldata answer, bytes calldata extra)
    external pure returns (bytes memory, address) {
    return (answer, abi.decode(extra, (address)));
  }
  function toNode(bytes calldata name, uint256 at) private pure returns (bytes32) {
    uint256 length = uint8(name[at]);
    if (length == 0) return bytes32(0);
    return keccak256(abi.encodePacked(toNode(name, at + length + 1), keccak256(name[at + 1:at + 1 + length])));
  }
}`;

type Compiled = { abi: Abi; evm: { bytecode: { object: string } } };
/** The compiler of the contracts. */
const load = createRequire(createRequire(import.meta.url).resolve('@org/contracts/package.json'));

const compile = (): Record<string, Compiled> => {
  const { contracts } = JSON.parse(
    load('solc').compile(
      JSON.stringify({
        language: 'Solidity',
        sources: { 'ens.sol': { content: SOURCE } },
        settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
      }),
    ),
  );
  return contracts['ens.sol'];
};

const [ada, bob] = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const transport = http(rpcUrl);
const client = createTestClient({ mode: 'anvil', transport, pollingInterval: 50 }).extend(publicActions);
const wallet = createWalletClient({ account, transport });

let ens: Record<string, Compiled>;
const deploy = async (name: string, args: readonly unknown[] = []): Promise<Address> => {
  const { abi, evm } = ens[name] as Compiled;
  const hash = await wallet.deployContract({
    ...{ abi, args, chain: null },
    bytecode: `0x${evm.bytecode.object}` as Hex,
  });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  return contractAddress as Address;
};
const write = async (name: string, address: Address, functionName: string, args: readonly unknown[]) => {
  const { abi } = ens[name] as Compiled;
  const hash = await wallet.writeContract({ address, abi, functionName, args, chain: null });
  await client.waitForTransactionReceipt({ hash, checkReplacement: false });
};

let nameChain: typeof local;
let [onChain, offChain, registry] = ['0x', '0x', '0x'] as Address[] as [Address, Address, Address];

const setResolver = (name: string, resolver: Address) =>
  write('Registry', registry, 'setResolver', [namehash(name), resolver]);

beforeAll(async () => {
  ens = compile();
  registry = await deploy('Registry');
  onChain = await deploy('Resolver');
  offChain = await deploy('Resolver');
  const address = await deploy('UniversalResolver', [registry]);
  const contracts = { ...local.chain.contracts, ensUniversalResolver: { address } };
  const rpcUrls = { default: { http: [rpcUrl] } };
  nameChain = { ...local, chain: { ...local.chain, rpcUrls, contracts } } as never;
  await setResolver('ada.eth', onChain);
  await write('Resolver', onChain, 'setAddr', [namehash('ada.eth'), ada]);
  await setResolver('nobody.eth', onChain);
  await setResolver('bob.cb.id', offChain);
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const start = (fetchSafely: SafeFetch = createSafeFetch()) => {
  const asked = vi.fn(fetchSafely);
  const time = { now: 1_000_000 };
  const addresses = createAddresses({ nameChain, fetchSafely: asked, clock: () => time.now });
  let network = '203.0.113.1';
  const app = serveAddresses(addresses, () => listNetworks(network));
  const get = async (name: string) => {
    const answer = await app.request(`/api/names/${encodeURIComponent(name)}`);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  return {
    ...{ app, get, time },
    from: (address: string) => {
      network = address;
    },
    urls: () => asked.mock.calls.map(([url]) => url),
  };
};

test('finds the address of a name, and answers with the normalized name', async () => {
  const { get } = start();
  for (const name of ['ada.eth', 'Ada.ETH', 'ａｄａ.eth', 'a\u200bda.eth'])
    expect(await get(name)).toEqual({ status: 200, body: { name: 'ada.eth', address: ada } });
});

test('says why a name has no address', async () => {
  const { get } = start();
  for (const name of ['nobody.eth', 'unheard.eth', 'unheard.example.org'])
    expect(await get(name)).toMatchObject({ status: 404, body: { code: 'no-such-name' } });
});

// Latin letters beside Cyrillic or Greek ones that look the same, and texts that are not names.
test.each(['аda.eth', 'αda.eth', 'ada', 'a..eth', 'a b.eth', `${'a'.repeat(300)}.eth`])(
  'refuses %j, which ENS does not allow',
  async (name) => {
    const { get } = start();
    expect(await get(name)).toMatchObject({ status: 400, body: { code: 'invalid-name' } });
  },
);

test('looks an address up again after five minutes, and never answers with an older one', async () => {
  const { get, time } = start();
  expect((await get('ada.eth')).body.address).toBe(ada);
  await write('Resolver', onChain, 'setAddr', [namehash('ada.eth'), bob]);
  try {
    expect((await get('ada.eth')).body.address).toBe(ada);
    time.now += 300_001;
    expect((await get('ada.eth')).body.address).toBe(bob);
  } finally {
    await write('Resolver', onChain, 'setAddr', [namehash('ada.eth'), ada]);
  }
});

const encoded = `0x${bob.slice(2).toLowerCase().padStart(64, '0')}`;

test('asks the server of a name that is stored off-chain', async () => {
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{sender}/{data}.json']]);
  const { get, urls } = start(async () => Buffer.from(JSON.stringify({ data: encoded })));
  expect(await get('bob.cb.id')).toEqual({ status: 200, body: { name: 'bob.cb.id', address: bob } });
  expect(urls()).toHaveLength(1);
  expect(urls()[0]).toMatch(/^https:\/\/names\.example\/0x[0-9a-f]{40}\/0x[0-9a-f]+\.json$/);
});

test.each([
  'https://127.0.0.1/{data}',
  'https://169.254.169.254/latest/{data}',
  'https://[::1]/{data}',
  'https://10.0.0.8/{data}',
  'http://names.example/{data}',
  'https://names.example:8443/{data}',
  'https://me:secret@names.example/{data}',
  'file:///etc/passwd',
])('refuses the off-chain server %s, and says so', async (url) => {
  await write('Resolver', offChain, 'setUrls', [[url]]);
  expect(await start().get('bob.cb.id')).toMatchObject({ status: 404, body: { code: 'unusable-name' } });
});

test('refuses answers of an off-chain server that are too large or no answer', async () => {
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{data}']]);
  for (const text of ['', '<html>', '{"data":"0xzz"}', '{}']) {
    const { get } = start(async () => Buffer.from(text));
    expect(await get('bob.cb.id')).toMatchObject({ status: 404, body: { code: 'unusable-name' } });
  }
  await write('Resolver', offChain, 'setUrls', [
    Array.from({ length: 20 }, (_, index) => `https://${index}.names.example/{data}`),
  ]);
  const { get, urls } = start(async () => Buffer.from('no'));
  expect(await get('bob.cb.id')).toMatchObject({ status: 404, body: { code: 'unusable-name' } });
  expect(urls()).toHaveLength(4);
});

test('says that a server may answer later, and asks it again', async () => {
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{data}']]);
  let isDown = true;
  const { get, time } = start(async () => {
    if (isDown) throw new Error('no answer in time');
    return Buffer.from(JSON.stringify({ data: encoded }));
  });
  expect(await get('bob.cb.id')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  isDown = false;
  time.now += 10_001;
  expect(await get('bob.cb.id')).toMatchObject({ status: 200 });
});

test('answers with no address that is older than five minutes while the lookup fails', async () => {
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{data}']]);
  let isDown = false;
  const { get, time } = start(async () => {
    if (isDown) throw new Error('no answer in time');
    return Buffer.from(JSON.stringify({ data: encoded }));
  });
  expect((await get('bob.cb.id')).body.address).toBe(bob);
  isDown = true;
  expect((await get('bob.cb.id')).body.address).toBe(bob);
  time.now += 300_001;
  expect(await get('bob.cb.id')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
});

test('says that a name may be found later if only some of its servers are down, and follows no redirect', async () => {
  await write('Resolver', offChain, 'setUrls', [
    Array.from({ length: 6 }, (_, index) => `https://${index}.names.example/{data}`),
  ]);
  const limits: unknown[] = [];
  const { get, urls } = start(async (url, its) => {
    limits.push(its);
    if (url.includes('//1.')) throw new Error('no answer in time');
    return Buffer.from('no');
  });
  expect(await get('bob.cb.id')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(urls()).toHaveLength(4);
  for (const each of limits) expect(each).toMatchObject({ maxRedirects: 0, userAgent: 'names' });
});

test('looks up 150 new names a minute for a network, and still others for the next one', async () => {
  const { get, from, time } = start();
  for (let n = 0; n < 150; n += 1) expect((await get(`n${n}.eth`)).status).toBe(404);
  expect(await get('ada.eth')).toMatchObject({ status: 429, body: { code: 'rate-limited' } });
  from('198.51.100.1');
  expect((await get('ada.eth')).status).toBe(200);
  from('203.0.113.1');
  expect((await get('ada.eth')).status).toBe(200);
  time.now += 60_001;
  expect((await get('n200.eth')).status).toBe(404);
});

test('answers with the address of an off-chain name for five minutes without asking the chain', async () => {
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{data}']]);
  const { get, time } = start(async () => Buffer.from(JSON.stringify({ data: encoded })));
  expect((await get('bob.cb.id')).body.address).toBe(bob);
  await write('Resolver', offChain, 'setUrls', [[]]);
  time.now += 240_000;
  expect((await get('bob.cb.id')).body.address).toBe(bob);
  time.now += 60_001;
  expect((await get('bob.cb.id')).status).toBe(404);
});

test('looks up a known off-chain name again after all new names of a minute are used up', async () => {
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{data}']]);
  const { get, from, time, urls } = start(async () => Buffer.from(JSON.stringify({ data: encoded })));
  expect((await get('bob.cb.id')).body.address).toBe(bob);
  time.now += 300_001;
  // The requests of this one count toward no network.
  from('127.0.0.1');
  for (let n = 0; n < 900; n += 1) expect((await get(`n${n}.eth`)).status).toBe(404);
  from('203.0.113.1');
  expect((await get('ada.eth')).status).toBe(429);
  expect((await get('bob.cb.id')).body.address).toBe(bob);
  expect(urls()).toHaveLength(2);
});

test('finds names on the chain while slow servers hold those of other people', async () => {
  const open = new Set<ServerResponse>();
  let most = 0;
  let isSlow = true;
  const server = createServer((_request, response) => {
    open.add(response);
    most = Math.max(most, open.size);
    response.once('close', () => open.delete(response));
    if (!isSlow) setImmediate(() => response.writeHead(503).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await write('Resolver', offChain, 'setUrls', [['https://names.example/{data}']]);
  const slow = Array.from({ length: 40 }, (_, n) => `slow${n}.cb.id`);
  for (const name of slow) await setResolver(name, offChain);
  // Without the time limit: a busy machine must not end the first reads before the last ones wait.
  const { get, from, urls } = start(async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
    throw new Error(String(answer.status));
  });
  let answered = 0;
  const asked = slow.map((name, n) => {
    from(`198.${n}.100.1`);
    return get(name).finally(() => {
      answered += 1;
    });
  });
  await vi.waitFor(() => expect(open.size).toBe(16));
  from('203.0.113.1');
  expect(await get('ada.eth')).toMatchObject({ status: 200, body: { address: ada } });
  expect(answered).toBe(0);
  isSlow = false;
  for (const response of open) response.writeHead(503).end();
  for (const { status } of await Promise.all(asked)) expect(status).toBe(503);
  expect(urls()).toHaveLength(40);
  expect(most).toBe(16);
});
