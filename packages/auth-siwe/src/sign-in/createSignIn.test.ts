import fc from 'fast-check';
import { type Hex, UserRejectedRequestError } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer } from '../../test/createFakeServer.ts';
import type { SiweSession } from '../client/createSiweClient.ts';
import { SiweClientError } from '../message/siweMessage.ts';
import { createSignIn, isRejection } from './createSignIn.ts';
import { SIWE_STATUSES, type SignInAccount, type SiweStatus } from './signInSnapshot.ts';

const ada: SignInAccount = { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', chainId: 1 };
const adaElsewhere: SignInAccount = { ...ada, chainId: 10 };
const ben: SignInAccount = { address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', chainId: 1 };
const page = { domain: 'laurel.example', uri: 'https://laurel.example' };
const signature = async (): Promise<Hex> => '0x12';
const never = () => new Promise<never>(() => {});
const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 });

/** Runs all pending work that needs no further response. */
const settle = () => vi.advanceTimersByTimeAsync(0);

const start = (account: SignInAccount | null = ada) => {
  const server = createFakeServer();
  const signIn = createSignIn({ client: server.client, ...page, statement: 'Sign in to Laurel.' });
  signIn.setAccount(account);
  const seen: string[] = [];
  signIn.subscribe(() => {
    const snapshot = signIn.getSnapshot();
    seen.push(snapshot.status === 'signing' ? `signing ${snapshot.step}` : snapshot.status);
  });
  return { server, signIn, seen };
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-03-14T09:26:53Z') }));
afterEach(() => void vi.useRealTimers());

test('goes from idle to signing, verifying and authenticated', async () => {
  const { server, signIn, seen } = start();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  await signIn.signIn(signature);
  expect(seen).toEqual(['signing preparing', 'signing waiting', 'verifying', 'authenticated']);
  expect(signIn.getSnapshot()).toMatchObject({ session: { address: ada.address, chainId: 1 } });
  expect(signIn.getServerSnapshot()).toEqual({ status: 'idle' });
  await signIn.signOut();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  expect(server.session).toBeNull();
});

test('is loading until the session is fetched, then unauthenticated or authenticated', async () => {
  expect(SIWE_STATUSES).toEqual(['loading', 'unauthenticated', 'authenticated']);
  const { server, signIn } = start();
  const seen: SiweStatus[] = [];
  signIn.subscribe(() => seen.push(signIn.getStatus()));
  expect(signIn.getStatus()).toBe('loading');
  await signIn.refresh();
  expect(signIn.getStatus()).toBe('unauthenticated');
  await signIn.signIn(signature);
  expect(signIn.getStatus()).toBe('authenticated');
  signIn.setAccount(ben);
  await settle();
  expect(signIn.getStatus()).toBe('unauthenticated');
  expect(new Set(seen)).toEqual(new Set(['unauthenticated', 'authenticated']));

  const failing = createSignIn({ client: server.client, ...page });
  const listener = vi.fn();
  failing.subscribe(listener);
  server.fail('session', new SiweClientError('unreachable'));
  await expect(failing.refresh()).rejects.toThrow();
  expect(failing.getStatus()).toBe('unauthenticated');
  expect(listener).toHaveBeenCalled();
});

test("issue 13: stays loading on a reload until the wallet's account is set", async () => {
  const { server, signIn } = start();
  await signIn.signIn(signature);
  for (const [account, status] of [
    [{ address: ada.address, chainId: 1 }, 'authenticated'],
    [null, 'unauthenticated'],
  ] as const) {
    const reloaded = createSignIn({ client: server.client, ...page });
    const seen: SiweStatus[] = [];
    reloaded.subscribe(() => seen.push(reloaded.getStatus()));
    await reloaded.refresh();
    expect(reloaded.getStatus()).toBe('loading');
    reloaded.setAccount(account);
    expect(reloaded.getStatus()).toBe(status);
    expect(new Set(seen)).toEqual(new Set(['loading', status]));
  }
});

test('does not notify an unsubscribed listener', async () => {
  const { signIn } = start();
  const listener = vi.fn();
  signIn.subscribe(listener)();
  await signIn.signIn(signature);
  expect(listener).not.toHaveBeenCalled();
});

test('signing in throws without an account', async () => {
  await expect(start(null).signIn.signIn(signature)).rejects.toThrow(RangeError);
});

test('rule 9: returns to idle silently after a rejection', async () => {
  const { signIn, seen } = start();
  await signIn.signIn(() => Promise.reject(rejection));
  expect(seen.at(-1)).toBe('idle');
});

test("shows the specification's text for every failed step, and can retry", async () => {
  const { server, signIn } = start();
  server.fail('nonce', new SiweClientError('unreachable'));
  await signIn.signIn(signature);
  expect(signIn.getSnapshot()).toMatchObject({
    status: 'failed',
    reason: 'nonce-failed',
    text: 'Error preparing message, please retry!',
    error: { code: 'unreachable' },
  });
  await signIn.signIn(() => Promise.reject(new Error('broken')));
  expect(signIn.getSnapshot()).toMatchObject({
    status: 'failed',
    reason: 'signing-failed',
    text: 'Error signing message, please retry!',
  });
  server.fail('verify', new SiweClientError('unavailable'));
  await signIn.signIn(signature);
  expect(signIn.getSnapshot()).toMatchObject({
    status: 'failed',
    reason: 'verification-failed',
    text: 'Error verifying signature, please retry!',
  });
  await signIn.signIn(signature);
  expect(signIn.getSnapshot()).toMatchObject({ status: 'authenticated' });
  expect(new Set(server.verified).size).toBe(server.verified.length);
});

test('cancels an attempt if the wallet never answers, and ignores its late answer', async () => {
  const { server, signIn } = start();
  const answers: ((signed: Hex) => void)[] = [];
  void signIn.signIn(() => new Promise((resolve) => answers.push(resolve)));
  await settle();
  signIn.cancel();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  answers[0]?.('0x12');
  await settle();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  expect(server.verified).toEqual([]);
});

test.each([
  ['another account', ben],
  ['another chain', adaElsewhere],
  ['no account', null],
] as const)('rule 9: ends the attempt at every step on %s', async (_, next) => {
  for (const step of ['nonce', 'sign', 'verify'] as const) {
    const { server, signIn } = start();
    const release = step === 'sign' ? () => {} : server.hold(step);
    void signIn.signIn(step === 'sign' ? never : signature);
    await settle();
    signIn.setAccount(next);
    expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
    release();
    await settle();
    expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
    expect(server.session).toBeNull();
  }
});

test('rule 9: ends the session of a late response before a new attempt', async () => {
  const { server, signIn } = start();
  const release = server.hold('verify');
  void signIn.signIn(signature);
  await settle();
  signIn.setAccount(ben);
  const second = signIn.signIn(signature);
  await settle();
  expect(signIn.getSnapshot()).toMatchObject({ status: 'signing', step: 'preparing', account: ben });
  release();
  await second;
  expect(signIn.getSnapshot()).toMatchObject({ status: 'authenticated', session: { address: ben.address } });
  expect(server.session?.address).toBe(ben.address);
  expect(server.log).toEqual(['nonce', 'verify', 'logout', 'nonce', 'verify']);
});

test("rule 9: ends another account's session instead of using it", async () => {
  const { server, signIn } = start();
  server.opens = { address: ben.address, chainId: 1, expiresAt: '2025-03-15T09:26:53Z' };
  await signIn.signIn(signature);
  expect(signIn.getSnapshot()).toMatchObject({ status: 'failed', reason: 'verification-failed' });
  expect(server.session).toBeNull();
});

test('rule 9: ends the session on another account or a disconnect, not on another chain', async () => {
  for (const [next, isEnded] of [
    [ben, true],
    [null, true],
    [adaElsewhere, false],
  ] as const) {
    const { server, signIn } = start();
    await signIn.signIn(signature);
    signIn.setAccount(next);
    expect(signIn.getSnapshot().status).toBe(isEnded ? 'idle' : 'authenticated');
    await settle();
    expect(server.session === null).toBe(isEnded);
  }
});

test('keeps the session on a reload, whether wallet or server answers first', async () => {
  const known: SiweSession = { ...ada, expiresAt: '2025-03-15T09:26:53Z' };
  const early = createFakeServer(known);
  const first = createSignIn({ client: early.client, ...page });
  await first.refresh();
  expect(first.getSnapshot()).toEqual({ status: 'idle' });
  first.setAccount(ada);
  expect(first.getSnapshot()).toEqual({ status: 'authenticated', session: known });

  const late = createFakeServer(known);
  const release = late.hold('session');
  const second = createSignIn({ client: late.client, ...page });
  const asked = second.refresh();
  await settle();
  second.setAccount(ada);
  release();
  await asked;
  expect(second.getSnapshot()).toEqual({ status: 'authenticated', session: known });
});

test('rule 9: counts a session of another address as signed out', async () => {
  const server = createFakeServer({ ...ben, expiresAt: '2025-03-15T09:26:53Z' });
  const signIn = createSignIn({ client: server.client, ...page });
  signIn.setAccount(ada);
  await signIn.refresh();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
});

test("notices another tab's logout, and does not disturb an attempt by a refresh", async () => {
  const { server, signIn } = start();
  await signIn.signIn(signature);
  server.session = null;
  await signIn.refresh();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  void signIn.signIn(never);
  await settle();
  await signIn.refresh();
  expect(signIn.getSnapshot().status).toBe('signing');
});

test('ends the session when it expires', async () => {
  const { signIn } = start();
  await signIn.signIn(signature);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
});

test('keeps the first session when a second sign-in is canceled', async () => {
  const { signIn } = start();
  await signIn.signIn(signature);
  void signIn.signIn(never);
  await settle();
  signIn.cancel();
  expect(signIn.getSnapshot().status).toBe('authenticated');
});

test.each(['cancel', 'another chain'] as const)(
  'shows no ended session when a second sign-in stops during verification (%s)',
  async (how) => {
    const { server, signIn } = start();
    await signIn.signIn(signature);
    const release = server.hold('verify');
    void signIn.signIn(signature);
    await settle();
    expect(signIn.getSnapshot().status).toBe('verifying');
    if (how === 'cancel') signIn.cancel();
    else signIn.setAccount(adaElsewhere);
    expect(signIn.getSnapshot().status).toBe('authenticated');
    release();
    await settle();
    expect(server.log).toEqual(['nonce', 'verify', 'nonce', 'verify', 'logout']);
    expect(server.session).toBeNull();
    expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  },
);

test('keeps showing a failure after a refresh', async () => {
  const { server, signIn } = start();
  server.fail('nonce', new SiweClientError('unreachable'));
  await signIn.signIn(signature);
  await signIn.refresh();
  server.session = { ...ben, expiresAt: '2025-03-15T09:26:53Z' };
  await signIn.refresh();
  expect(signIn.getSnapshot()).toMatchObject({ status: 'failed', reason: 'nonce-failed' });
  server.session = { ...ada, expiresAt: '2025-03-15T09:26:53Z' };
  await signIn.refresh();
  expect(signIn.getSnapshot()).toMatchObject({ status: 'authenticated', session: { address: ada.address } });
});

test('does not disturb an attempt when the session expires meanwhile', async () => {
  const { signIn } = start();
  await signIn.signIn(signature);
  void signIn.signIn(never);
  await vi.advanceTimersByTimeAsync(24 * 3_600_000);
  expect(signIn.getSnapshot()).toMatchObject({ status: 'signing', step: 'waiting' });
  signIn.cancel();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
});

test('signs out the page at once, even if the server cannot be reached', async () => {
  const { server, signIn } = start();
  await signIn.signIn(signature);
  server.fail('logout', new SiweClientError('unreachable'));
  const out = signIn.signOut();
  expect(signIn.getSnapshot()).toEqual({ status: 'idle' });
  await expect(out).rejects.toMatchObject({ code: 'unreachable' });
});

test('rule 9: never signs in another account, for any order of events', async () => {
  const calls = ['nonce', 'verify', 'logout', 'session'] as const;
  const step = fc.oneof(
    fc.record({ act: fc.constant('account'), account: fc.constantFrom(ada, adaElsewhere, ben, null) }),
    fc.record({ act: fc.constant('sign-in'), wallet: fc.constantFrom('signs', 'rejects', 'fails', 'late') }),
    fc.record({ act: fc.constantFrom('cancel', 'sign-out', 'refresh', 'wallet-answers') }),
    fc.record({ act: fc.constant('hold'), call: fc.constantFrom(...calls) }),
    fc.record({ act: fc.constant('release'), call: fc.constantFrom(...calls) }),
    fc.record({ act: fc.constant('fail'), call: fc.constantFrom(...calls) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      const server = createFakeServer();
      const signIn = createSignIn({ client: server.client, ...page });
      let account: SignInAccount | null = null;
      let releases: { call: string; release: () => void }[] = [];
      let late: (() => void)[] = [];
      const check = () => {
        const snapshot = signIn.getSnapshot();
        if (snapshot.status === 'authenticated') expect(snapshot.session.address).toBe(account?.address);
        if ('account' in snapshot) expect(snapshot.account).toEqual(account);
      };
      signIn.subscribe(check);
      const wallets = {
        signs: signature,
        rejects: () => Promise.reject(rejection),
        fails: () => Promise.reject(new Error('broken')),
        late: () => new Promise<Hex>((resolve) => late.push(() => resolve('0x12'))),
      };
      for (const each of steps) {
        if ('account' in each) {
          account = each.account;
          signIn.setAccount(account);
        } else if ('wallet' in each) {
          if (account) void signIn.signIn(wallets[each.wallet as keyof typeof wallets]);
        } else if ('call' in each) {
          if (each.act === 'hold') releases.push({ call: each.call, release: server.hold(each.call) });
          if (each.act === 'fail') server.fail(each.call, new SiweClientError('unreachable'));
          if (each.act === 'release')
            for (const held of releases) if (held.call === each.call) held.release();
        } else if (each.act === 'cancel') signIn.cancel();
        else if (each.act === 'sign-out') signIn.signOut().catch(() => {});
        else if (each.act === 'refresh') signIn.refresh().catch(() => {});
        else for (const answer of late) answer();
        check();
        await settle();
        check();
      }
      for (const { release } of releases) release();
      for (const answer of late) answer();
      await settle();
      await settle();
      check();
      releases = [];
      late = [];
      // Sessions that remain on the server, and failed logouts, belong to the account that is present.
      const { session } = server;
      const snapshot = signIn.getSnapshot();
      if (snapshot.status === 'authenticated')
        expect(session?.address ?? account?.address).toBe(account?.address);
      expect(new Set(server.verified).size).toBe(server.verified.length);
    }),
    { numRuns: 500 },
  );
});

test('leaves no session that the page does not show, unless a logout fails', async () => {
  const act = fc.constantFrom('ada', 'ben', 'nobody', 'sign', 'late', 'cancel', 'hold', 'release');
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), async (acts) => {
      const server = createFakeServer();
      const signIn = createSignIn({ client: server.client, ...page });
      const releases: (() => void)[] = [];
      const late: (() => void)[] = [];
      let account: SignInAccount | null = null;
      const current = () => account as SignInAccount | null;
      const use = (next: SignInAccount | null) => {
        account = next;
        signIn.setAccount(next);
      };
      const acting: Record<string, () => unknown> = {
        ada: () => use(ada),
        ben: () => use(ben),
        nobody: () => use(null),
        sign: () => account && signIn.signIn(signature),
        late: () =>
          account && signIn.signIn(() => new Promise((resolve) => late.push(() => resolve('0x12')))),
        cancel: () => signIn.cancel(),
        hold: () => releases.push(server.hold('verify')),
        release: () => releases.splice(0).map((release) => release()),
      };
      for (const each of acts) {
        void acting[each]?.();
        if (each !== 'sign') await settle();
      }
      for (const release of releases) release();
      for (const answer of late) answer();
      for (let i = 0; i < 5; i += 1) await settle();
      const snapshot = signIn.getSnapshot();
      const shown = snapshot.status === 'authenticated' ? snapshot.session.address : null;
      // An attempt that is in progress or has failed keeps the earlier session.
      if (snapshot.status === 'authenticated' || snapshot.status === 'idle')
        expect(server.session?.address ?? null).toBe(shown);
      else if (server.session) expect(server.session.address).toBe(current()?.address);
    }),
    { numRuns: 500 },
  );
});

const endless: { cause?: unknown; message: string } = { message: 'round' };
endless.cause = endless;

test.each([
  ['the code of EIP-1193', { code: 4001 }],
  ['in the cause', new Error('outer', { cause: { code: 4001 } })],
  ['in the original error', { code: -32603, data: { originalError: { code: 4001 } } }],
  ['in an error of an error', { code: 'UNKNOWN', error: { code: 4001 } }],
  ['WalletConnect', { code: 5000 }],
  ['ethers', { code: 'ACTION_REJECTED' }],
  ['viem', new UserRejectedRequestError(new Error('no'))],
  ['the code as a text', { code: '4001' }],
  ['words beside an internal error', { code: -32603, message: 'MetaMask Tx Signature: User denied' }],
  ['words beside a server error', { code: -32000, message: 'User rejected the request' }],
  ['only words', new Error('MetaMask: User denied message signature.')],
])('rule 9: recognizes a rejection: %s', (_, error) => {
  expect(isRejection(error)).toBe(true);
});

test.each([
  ['nothing', undefined],
  ['a text', 'User rejected'],
  ['another code', { code: -32002, message: 'pending' }],
  ['an internal error', { code: -32603, message: 'Internal JSON-RPC error.' }],
  ['words beside a code with a meaning', { code: -32002, message: 'User denied before; pending' }],
  ['an error without a code', new Error('timeout')],
  ['one that is its own cause', endless],
])('rule 9: does not take it for a rejection: %s', (_, error) => {
  expect(isRejection(error)).toBe(false);
});
