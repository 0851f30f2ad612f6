import { beforeEach, expect, test, vi } from 'vitest';
import type { ConsentRequest } from './consentRequest.ts';
import { createScriptedWallet, type ScriptedWalletOptions } from './createScriptedWallet.ts';

const privateKey = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';
const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const create = (options: Partial<ScriptedWalletOptions> = {}) =>
  createScriptedWallet({
    privateKey,
    rpcUrl: 'http://127.0.0.1:1',
    chainId: 31337,
    answerAfterMs: 0,
    ...options,
  } as ScriptedWalletOptions);

const connect = { method: 'eth_requestAccounts' };
const switchTo = (chainId: number) => ({
  method: 'wallet_switchEthereumChain',
  params: [{ chainId: `0x${chainId.toString(16)}` }],
});

let wallet: ReturnType<typeof create>;
beforeEach(() => {
  wallet = create();
});

test('shows accounts to a connected page only', async () => {
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
  expect(await wallet.request(connect)).toEqual([address]);
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([address]);
});

test('a scripted wallet grants and revokes permissions', async () => {
  const heard = vi.fn();
  wallet.on('accountsChanged', heard);
  const [permission] = (await wallet.request({
    method: 'wallet_requestPermissions',
    params: [{ eth_accounts: {} }],
  })) as [{ caveats: [{ value: string[] }] }];
  expect(permission.caveats[0].value).toEqual([address]);
  await wallet.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] });
  expect(heard).toHaveBeenCalledWith([]);
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([]);
});

test.each([
  ['reject' as const, 4001],
  [-32002, -32002],
  [4900, 4900],
])('answers behavior %s with code %s', async (behavior, code) => {
  wallet.setBehavior('eth_requestAccounts', behavior);
  await expect(wallet.request(connect)).rejects.toMatchObject({ name: 'ScriptedWalletError', code });
  await expect(wallet.request({ method: 'wallet_requestPermissions' })).rejects.toMatchObject({ code });
});

test('answers a pending request on release, with the current behavior', async () => {
  wallet.setBehavior('eth_requestAccounts', 'pending');
  const settled = vi.fn();
  const answer = wallet.request(connect).finally(settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  // Like real wallets, refuses a second prompt while one is open.
  await expect(wallet.request(connect)).rejects.toMatchObject({ code: -32002 });
  wallet.setBehavior('eth_requestAccounts', 'ok');
  wallet.release();
  await expect(answer).resolves.toEqual([address]);
});

test('never answers a "never" request, even after release', async () => {
  wallet.setBehavior('eth_requestAccounts', 'never');
  const settled = vi.fn();
  wallet.request(connect).finally(settled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  wallet.setBehavior('eth_requestAccounts', 'ok');
  wallet.release();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
});

test('returns 4902 for unknown networks until added, and emits every change', async () => {
  const heard = vi.fn();
  wallet.on('chainChanged', heard);
  await expect(wallet.request(switchTo(10))).rejects.toMatchObject({ code: 4902 });
  await wallet.request({
    method: 'wallet_addEthereumChain',
    params: [{ chainId: '0xa', chainName: 'Optimism', rpcUrls: ['http://127.0.0.1:2'] }],
  });
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0xa');
  await wallet.request(switchTo(31337));
  expect(heard.mock.calls).toEqual([['0xa'], ['0x7a69']]);
});

test('single chain: refuses every other chain', async () => {
  const single = create({ isSingleChain: true });
  await expect(single.request(switchTo(10))).rejects.toMatchObject({ code: 4200 });
  await expect(single.request(switchTo(31337))).resolves.toBeNull();
});

test('refuses to sign for a disconnected page or another account', async () => {
  const sign = { method: 'personal_sign', params: ['0x48690a', address] };
  await expect(wallet.request(sign)).rejects.toMatchObject({ code: 4100 });
  await wallet.request(connect);
  const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  await expect(wallet.request({ ...sign, params: ['0x48690a', other] })).rejects.toMatchObject({
    code: 4100,
  });
});

test('calls approve with the request and honors its answer', async () => {
  const asked: ConsentRequest[] = [];
  let isApproved = true;
  const owned = create({
    approve: async (request) => {
      asked.push(request);
      return isApproved;
    },
  });
  await owned.request(connect);
  const signature = await owned.request({ method: 'personal_sign', params: ['0x48c3a4', address] });
  expect(signature).toMatch(/^0x[0-9a-f]{130}$/);
  isApproved = false;
  const transaction = { from: address, to: '0x4200000000000000000000000000000000000021', data: '0xf17325e7' };
  await expect(owned.request({ method: 'eth_sendTransaction', params: [transaction] })).rejects.toMatchObject(
    { code: 4001 },
  );
  expect(asked).toEqual([
    { kind: 'connect' },
    { kind: 'sign', message: 'Hä' },
    { kind: 'send', to: transaction.to, value: 0n, data: '0xf17325e7', chainId: 31337 },
  ]);
});

test('changes accounts and chain on demand', async () => {
  await wallet.request(connect);
  const heard = vi.fn();
  wallet.on('accountsChanged', heard);
  const listener = vi.fn();
  wallet.on('chainChanged', listener);
  wallet.removeListener('chainChanged', listener);
  wallet.changeChain(1);
  wallet.changeAccounts([]);
  expect(listener).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledWith([]);
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x1');
});

test('returns an internal error if the node does not answer', async () => {
  await expect(wallet.request({ method: 'eth_blockNumber' })).rejects.toMatchObject({ code: -32603 });
});
