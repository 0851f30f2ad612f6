import type { Hex } from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { createSiweMessage, type SiweMessage } from '../src/message/siweMessage.ts';

type Handle = (request: Request) => Promise<Response>;

export const ORIGIN = 'http://localhost:3000';
export const CHAIN_ID = 31337;

/** Accounts for tests only. */
export const ada: PrivateKeyAccount = privateKeyToAccount(`0x${'a1'.repeat(32)}`);
export const ben: PrivateKeyAccount = privateKeyToAccount(`0x${'b2'.repeat(32)}`);

export type Signed = { readonly message: string; readonly signature: Hex };

export type Browser = {
  readonly jar: Map<string, string>;
  send(path: string, init?: RequestInit): Promise<Response>;
  nonce(): Promise<string>;
  /** A signed message of this browser, with changes. */
  sign(changes?: Partial<SiweMessage>, account?: PrivateKeyAccount): Promise<Signed>;
  verify(signed: Signed): Promise<Response>;
  signIn(account?: PrivateKeyAccount): Promise<Response>;
  session(): Promise<{ address: string; chainId: number; expiresAt: string } | null>;
  logout(): Promise<Response>;
};

/** A browser with its own cookies, on a page of the given origin. For tests. */
export function createBrowser(
  handle: Handle,
  { origin = ORIGIN, now = Date.now }: { readonly origin?: string; readonly now?: () => number } = {},
): Browser {
  const jar = new Map<string, string>();

  const browser: Browser = {
    jar,
    send: async (path, init = {}) => {
      const headers = new Headers(init.headers);
      if (jar.size > 0 && !headers.has('cookie'))
        headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      if (init.method !== undefined && init.method !== 'GET' && !headers.has('origin'))
        headers.set('origin', origin);
      const answer = await handle(new Request(new URL(path, origin), { ...init, headers }));
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (/Max-Age=0\b/i.test(cookie)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer;
    },
    nonce: async () => ((await (await browser.send('/api/siwe/nonce')).json()) as { nonce: string }).nonce,
    sign: async (changes = {}, account = ada) => {
      const message = createSiweMessage({
        domain: new URL(origin).host,
        uri: origin,
        address: account.address,
        chainId: CHAIN_ID,
        nonce: changes.nonce ?? (await browser.nonce()),
        issuedAt: new Date(now()).toISOString(),
        statement: 'Sign in to Laurel.',
        ...changes,
      });
      return { message, signature: await account.signMessage({ message }) };
    },
    verify: (signed) =>
      browser.send('/api/siwe/verify', {
        method: 'POST',
        body: JSON.stringify(signed),
        headers: { 'content-type': 'application/json' },
      }),
    signIn: async (account = ada) => browser.verify(await browser.sign({}, account)),
    session: async () => {
      const answer = await browser.send('/api/siwe/session');
      return ((await answer.json()) as { session: Awaited<ReturnType<Browser['session']>> }).session;
    },
    logout: () => browser.send('/api/siwe/logout', { method: 'POST' }),
  };
  return browser;
}
