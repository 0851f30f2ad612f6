import { createPublicClient, createTestClient, createWalletClient, custom, http, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { createScriptedWallet } from './createScriptedWallet.ts';

const chain = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [rpcUrl] } },
};
const reader = createPublicClient({ chain, transport: http() });

const createFundedWallet = async () => {
  const privateKey = generatePrivateKey();
  const { address } = privateKeyToAccount(privateKey);
  const node = createTestClient({ chain, mode: 'anvil', transport: http() });
  await node.setBalance({ address, value: parseEther('1') });
  const wallet = createScriptedWallet({ privateKey, rpcUrl, chainId: 31337, answerAfterMs: 0 });
  await wallet.request({ method: 'eth_requestAccounts' });
  return {
    address,
    wallet,
    client: createWalletClient({ account: address, chain, transport: custom(wallet) }),
  };
};

test('signs a transaction with the key and gets it mined', async () => {
  const { address, client } = await createFundedWallet();
  const to = privateKeyToAccount(generatePrivateKey()).address;
  const hash = await client.sendTransaction({ to, value: 123n });
  const receipt = await reader.waitForTransactionReceipt({
    hash,
    pollingInterval: 50,
    checkReplacement: false,
  });
  expect(receipt).toMatchObject({ status: 'success', from: address.toLowerCase() });
  expect(await reader.getBalance({ address: to })).toBe(123n);
});

test('signs messages and typed data that verify', async () => {
  const { address, client } = await createFundedWallet();
  const signature = await client.signMessage({ message: 'Grüße' });
  expect(await reader.verifyMessage({ address, message: 'Grüße', signature })).toBe(true);
  const data = {
    domain: { name: 'Laurel', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'judged' },
  } as const;
  const typed = await client.signTypedData(data);
  expect(await reader.verifyTypedData({ address, ...data, signature: typed })).toBe(true);
});

test('passes on the node’s error message', async () => {
  const { client } = await createFundedWallet();
  const to = privateKeyToAccount(generatePrivateKey()).address;
  await expect(client.sendTransaction({ to, value: parseEther('2') })).rejects.toThrow(/insufficient funds/i);
});

test('needs no key for an account that the node signs for', async () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
  const wallet = createScriptedWallet({ account, rpcUrl, chainId: 31337, answerAfterMs: 0 });
  await wallet.request({ method: 'eth_requestAccounts' });
  const client = createWalletClient({ account, chain, transport: custom(wallet) });
  const hash = await client.sendTransaction({ to: account, value: 0n });
  expect(
    await reader.waitForTransactionReceipt({ hash, pollingInterval: 50, checkReplacement: false }),
  ).toMatchObject({
    status: 'success',
  });
});

test('passes reads on to the node', async () => {
  const { wallet } = await createFundedWallet();
  expect(await wallet.request({ method: 'eth_blockNumber' })).toMatch(/^0x/);
});
