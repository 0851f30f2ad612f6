import { type Hex, parseEther, parseGwei, zeroHash } from 'viem';
import { describe, expect, test } from 'vitest';
import { INPUT, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { perform, prepare } from './acts.ts';

const { client, config, test: node, createWallet } = useLocalChain();

describe('sendRequest', () => {
  const write = (walletClient: ReturnType<typeof createWallet>, account = ORGANIZER as `0x${string}`) =>
    perform({ client, config, walletClient, account, act: { kind: 'contest', input: INPUT } });

  test('rejects a wallet on another chain', async () => {
    const walletClient = createWallet(ORGANIZER, async ({ method }, ask) =>
      method === 'eth_chainId' ? '0x1' : ask(),
    );
    await expect(write(walletClient)).rejects.toMatchObject({ code: 'wrong-chain' });
    expect(walletClient.asked).not.toContain('eth_sendTransaction');
  });

  test('rejects a wallet that changes its chain during the checks', async () => {
    let asked = 0;
    const walletClient = createWallet(ORGANIZER, async ({ method }, ask) =>
      method === 'eth_chainId' && ++asked > 1 ? '0x1' : ask(),
    );
    await expect(write(walletClient)).rejects.toMatchObject({ code: 'wrong-chain' });
    expect(walletClient.asked).not.toContain('eth_sendTransaction');
  });

  test('rejects a wallet with another account, or none', async () => {
    const other = createWallet(VISITOR);
    await expect(write(other)).rejects.toMatchObject({ code: 'wrong-account' });
    const none = createWallet(ORGANIZER, async ({ method }, ask) => (method === 'eth_accounts' ? [] : ask()));
    await expect(write(none)).rejects.toMatchObject({ code: 'wrong-account' });
    expect([...other.asked, ...none.asked]).not.toContain('eth_sendTransaction');
  });

  test('rejects an account whose balance is too small', async () => {
    const account = '0x00000000000000000000000000000000000000A9';
    const poor = createWallet(account);
    await expect(write(poor, account)).rejects.toMatchObject({ code: 'insufficient-funds' });
    await node.setBalance({ address: account, value: parseGwei('1') });
    await expect(write(poor, account)).rejects.toMatchObject({ code: 'insufficient-funds' });
    expect(poor.asked).not.toContain('eth_sendTransaction');
    expect(await prepare({ client, config, account, act: { kind: 'contest', input: INPUT } })).toMatchObject({
      enough: false,
    });
    await node.setBalance({ address: account, value: parseEther('1') });
    expect(await prepare({ client, config, account, act: { kind: 'contest', input: INPUT } })).toMatchObject({
      enough: true,
    });
  });

  test('rejects an unregistered schema', async () => {
    const request = { schemaUid: word(5), data: '0x' } as const;
    const writing = perform({
      client,
      config,
      walletClient: createWallet(VISITOR),
      account: VISITOR,
      act: { kind: 'attestation', request },
    });
    await expect(writing).rejects.toMatchObject({ code: 'reverted', revert: 'InvalidSchema' });
  });
});

describe('the wallet', () => {
  const answering = (answer: () => Promise<unknown>) =>
    createWallet(ORGANIZER, async ({ method }, ask) => (method === 'eth_sendTransaction' ? answer() : ask()));

  const write = (walletClient: ReturnType<typeof createWallet>, signal?: AbortSignal) =>
    perform({
      client,
      config,
      walletClient,
      account: ORGANIZER,
      signal,
      act: { kind: 'contest', input: INPUT },
    });

  test('rejects with the code of a user rejection', async () => {
    const walletClient = answering(async () =>
      Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    );
    await expect(write(walletClient)).rejects.toMatchObject({ code: 'rejected' });
  });

  test('rejects if it already shows a request', async () => {
    const walletClient = answering(async () =>
      Promise.reject(Object.assign(new Error('busy'), { code: -32002 })),
    );
    await expect(write(walletClient)).rejects.toMatchObject({ code: 'request-pending' });
  });

  test('issue 13: gets the chain in the request, so that it can reject after a late switch', async () => {
    const sent: unknown[] = [];
    const walletClient = createWallet(ORGANIZER, async ({ method, params }, ask) => {
      if (method !== 'eth_sendTransaction') return ask();
      sent.push((params as unknown[])[0]);
      // The chain was switched after the last check.
      throw Object.assign(new Error('chainId 0x7a69 does not match the active chain'), { code: -32602 });
    });
    await expect(write(walletClient)).rejects.toMatchObject({ code: 'wrong-chain' });
    expect(sent).toMatchObject([{ chainId: '0x7a69', from: ORGANIZER, value: '0x0' }]);
  });

  test.each([
    ['short', '0x1234'],
    ['without hex digits', `0x${'zz'.repeat(32)}`],
    ['with an upper-case prefix', `0X${'5a'.repeat(32)}`],
    ['too long', `0x${'5a'.repeat(33)}`],
    ['null', null],
    ['undefined', undefined],
    ['a number', 5],
    ['an object', { hash: `0x${'5a'.repeat(32)}` }],
    ['a list', [`0x${'5a'.repeat(32)}`]],
  ])('issue 13: fails with invalid-hash for a hash that is %s', async (_, answer) => {
    const steps: string[] = [];
    const writing = perform({
      client,
      config,
      walletClient: answering(async () => answer),
      account: ORGANIZER,
      onProgress: ({ status }) => void steps.push(status),
      act: { kind: 'contest', input: INPUT },
    });
    await expect(writing).rejects.toMatchObject({ code: 'invalid-hash', transactionHash: undefined });
    expect(steps).not.toContain('sent');
  });

  test('can be aborted if it never answers; a late answer is ignored', async () => {
    const controller = new AbortController();
    let answerLate = (_: Hex) => {};
    const walletClient = answering(() => {
      setTimeout(() => controller.abort(new Error('given up')), 10);
      return new Promise((resolve) => {
        answerLate = resolve;
      });
    });
    await expect(write(walletClient, controller.signal)).rejects.toThrow('given up');
    answerLate(zeroHash);
  });
});
