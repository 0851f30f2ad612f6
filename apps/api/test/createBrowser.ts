import { privateKeyToAccount } from 'viem/accounts';

export const ORIGIN = 'http://localhost:3000';
export const ada = privateKeyToAccount(`0x${'a1'.repeat(32)}`);
export const ben = privateKeyToAccount(`0x${'b2'.repeat(32)}`);

export type Sent = RequestInit & { readonly peer?: string };

/** A browser with its own cookies on one of our pages; `send` sends its requests. */
export function createBrowser(
  fetch: (url: string, init: Sent) => Promise<Response>,
  now: () => number = Date.now,
  origin = ORIGIN,
) {
  const jar = new Map<string, string>();
  const send = async (path: string, init: Sent = {}): Promise<Response> => {
    const headers = new Headers({ origin, ...(init.headers as Record<string, string>) });
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const answer = await fetch(`${origin}${path}`, { ...init, headers });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/Max-Age=0\b/.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  const sendJson = (method: string, path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const sign = async (account = ada, chainId = 31337) => {
    const { nonce } = (await (await send('/api/siwe/nonce')).json()) as { nonce: string };
    const message = `${new URL(origin).host} wants you to sign in with your Ethereum account:\n${account.address}\n\nSign in.\n\nURI: ${origin}\nVersion: 1\nChain ID: ${chainId}\nNonce: ${nonce}\nIssued At: ${new Date(now()).toISOString()}`;
    return { message, signature: await account.signMessage({ message }) };
  };
  const verify = (signed: Awaited<ReturnType<typeof sign>>) => sendJson('POST', '/api/siwe/verify', signed);
  return {
    jar,
    send,
    sendJson,
    sign,
    verify,
    signIn: async (account = ada, chainId = 31337) => verify(await sign(account, chainId)),
    session: async () => {
      const answer = await send('/api/siwe/session');
      return ((await answer.json()) as { session: { address: string } | null }).session;
    },
  };
}
