import {
  type Address,
  createTestClient,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashMessage,
  http,
  publicActions,
  serializeErc6492Signature,
  walletActions,
} from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { encodeDeployData, getAddress, keccak256 } from 'viem/utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rpcUrl as url } from '../../../../tools/test/vitest/chains.ts';
import { compileAccounts } from '../../test/compileAccounts.ts';
import { ada, ben, CHAIN_ID, createBrowser, ORIGIN } from '../../test/createBrowser.ts';
import { createSiweServer } from './createSiweServer.ts';
import type { SiweRefusalReason } from './problems.ts';
import { createMemoryNonceStore } from './stores/createMemoryNonceStore.ts';
import { createMemorySessionStore } from './stores/createMemorySessionStore.ts';

const OTHER_CHAIN_ID = 31338;
const client = createTestClient({ mode: 'anvil', transport: http(url) })
  .extend(publicActions)
  .extend(walletActions);
const payer = mnemonicToAccount('test test test test test test test test test test test junk');
const accounts = compileAccounts();
const zero: Hex = `0x${'0'.repeat(64)}`;

let snapshot: Hex;
let factory: Address;

const deploy = async (name: keyof typeof accounts, args: readonly unknown[] = []): Promise<Address> => {
  const { abi, bytecode } = accounts[name];
  const hash = await client.deployContract({ abi, bytecode, args, account: payer, chain: null });
  const { contractAddress } = await client.waitForTransactionReceipt({
    hash,
    pollingInterval: 50,
    checkReplacement: false,
  });
  if (!contractAddress) throw new Error(`${name} was not deployed`);
  return getAddress(contractAddress);
};

/** An RPC of a chain without contracts. */
const emptyChain: typeof globalThis.fetch = async (_, init) => {
  const { method } = JSON.parse(String(init?.body)) as { method: string };
  const result = method === 'eth_chainId' ? `0x${OTHER_CHAIN_ID.toString(16)}` : '0x';
  return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
};

const start = (rpcUrl = url) => {
  const reasons: SiweRefusalReason[] = [];
  const { handle } = createSiweServer({
    origin: ORIGIN,
    chains: [
      { id: CHAIN_ID, rpcUrls: [rpcUrl] },
      { id: OTHER_CHAIN_ID, rpcUrls: ['http://empty.example'] },
    ],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    rateLimits: null,
    fetch: (request, init) => (request === 'http://empty.example' ? emptyChain : fetch)(request, init),
    onRefusal: (reason) => reasons.push(reason),
  });
  const browser = createBrowser(handle);
  /** A message for an account without a key, signed with another key. */
  const signInAs = async (
    address: Address,
    signer = ada,
    chainId = CHAIN_ID,
    wrap = (bytes: Hex) => bytes,
  ) => {
    const { message, signature } = await browser.sign({ address, chainId }, signer);
    return browser.verify({ message, signature: wrap(signature) });
  };
  return { browser, reasons, signInAs };
};

beforeAll(async () => {
  snapshot = await client.snapshot();
  factory = await deploy('SmartAccountFactory');
});
afterAll(() => client.revert({ id: snapshot }));

test('rule 5: ERC-1271: signs in a contract wallet by its owner, for an hour', async () => {
  const wallet = await deploy('SmartAccount', [ada.address]);
  const { signInAs, browser } = start();
  const answer = await signInAs(wallet);
  expect(answer.status).toBe(200);
  expect(await browser.session()).toMatchObject({ address: wallet });
  expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=3(600|599);/);
});

test('rule 5: ERC-1271: rejects another signer', async () => {
  const wallet = await deploy('SmartAccount', [ada.address]);
  const { signInAs, reasons } = start();
  expect((await signInAs(wallet, ben)).status).toBe(401);
  expect((await signInAs(wallet, ada, CHAIN_ID, () => '0x')).status).toBe(401);
  expect(reasons).toEqual(['signature', 'signature']);
});

test("rule 5: ERC-1271: verifies on the message's chain only", async () => {
  const wallet = await deploy('SmartAccount', [ada.address]);
  const { signInAs, reasons } = start();
  expect((await signInAs(wallet, ada, OTHER_CHAIN_ID)).status).toBe(401);
  expect((await signInAs(wallet, ada, 1)).status).toBe(401);
  expect(reasons).toEqual(['signature', 'chain-id']);
});

test('rule 5: rejects code that reverts, never ends, or does not implement ERC-1271', async () => {
  const { signInAs, reasons } = start();
  for (const address of [await deploy('RevertingAccount'), await deploy('EndlessAccount'), factory])
    expect((await signInAs(address)).status).toBe(401);
  expect(reasons).toEqual(['signature', 'signature', 'signature']);
});

const planned = (owner: Address) => {
  const { abi, bytecode } = accounts.SmartAccount;
  const bytecodeHash = keccak256(encodeDeployData({ abi, bytecode, args: [owner] }));
  return getContractAddress({ opcode: 'CREATE2', from: factory, salt: zero, bytecodeHash });
};
const wrapFor = (owner: Address) => (signature: Hex) =>
  serializeErc6492Signature({
    address: factory,
    data: encodeFunctionData({
      abi: accounts.SmartAccountFactory.abi,
      functionName: 'create',
      args: [owner],
    }),
    signature,
  });

test('rule 5: ERC-6492: signs in an undeployed wallet without deploying it', async () => {
  const wallet = planned(ada.address);
  const { signInAs, browser } = start();
  expect((await signInAs(wallet, ada, CHAIN_ID, wrapFor(ada.address))).status).toBe(200);
  expect(await browser.session()).toMatchObject({ address: wallet });
  expect(await client.getCode({ address: wallet })).toBeUndefined();
});

test('rule 5: ERC-6492: rejects another key, another factory, and an unwrapped signature', async () => {
  const { signInAs, reasons } = start();
  const wallet = planned(ada.address);
  expect((await signInAs(wallet, ben, CHAIN_ID, wrapFor(ada.address))).status).toBe(401);
  expect((await signInAs(wallet, ben, CHAIN_ID, wrapFor(ben.address))).status).toBe(401);
  expect((await signInAs(wallet)).status).toBe(401);
  expect((await signInAs(ben.address, ada, CHAIN_ID, wrapFor(ada.address))).status).toBe(401);
  expect(reasons).toEqual(Array(4).fill('signature'));
});

test('rule 5: ERC-6492: accepts a wrapped signature of a deployed wallet', async () => {
  const hash = await client.writeContract({
    address: factory,
    abi: accounts.SmartAccountFactory.abi,
    functionName: 'create',
    args: [ben.address],
    account: payer,
    chain: null,
  });
  await client.waitForTransactionReceipt({ hash, pollingInterval: 50, checkReplacement: false });
  const { signInAs } = start();
  expect((await signInAs(planned(ben.address), ben, CHAIN_ID, wrapFor(ben.address))).status).toBe(200);
  expect((await signInAs(planned(ben.address), ben)).status).toBe(200);
});

test('rule 6: distinguishes an RPC that is down from a wrong signature; keys need no RPC', async () => {
  const wallet = await deploy('SmartAccount', [ada.address]);
  const down = start('http://127.0.0.1:1');
  expect((await down.signInAs(wallet)).status).toBe(503);
  expect((await down.signInAs(ben.address, ada)).status).toBe(503);
  expect((await down.browser.signIn()).status).toBe(200);
  expect(down.reasons).toEqual(['rpc', 'rpc']);
  expect((await start().signInAs(ben.address, ada)).status).toBe(401);
});

test('rule 5: rejects a signature of another text', async () => {
  const { browser } = start();
  const { message } = await browser.sign();
  const bare = await ada.sign({ hash: keccak256(hashMessage(message)) });
  expect((await browser.verify({ message, signature: bare })).status).toBe(401);
});
