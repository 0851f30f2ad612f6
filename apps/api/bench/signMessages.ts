import { createSiweMessage } from '@org/auth-siwe';
import { privateKeyToAccount } from 'viem/accounts';
import { ORIGIN, type Server } from './startServer.ts';

/** A request that signs in, once. */
export type SignedRequest = { readonly body: string; readonly cookie: string };

const AT_ONCE = 50;
const account = privateKeyToAccount(`0x${'42'.repeat(32)}`);

/** A request for a nonce. */
export const toNonceRequest = ({ routes: { nonceMethod: method, nonce: path } }: Server) => ({
  method,
  path,
  headers: { origin: ORIGIN, ...(method === 'POST' && { 'content-type': 'application/json' }) },
  ...(method === 'POST' && { body: '{}' }),
});

const signOne = async (server: Server): Promise<SignedRequest> => {
  const { path, ...request } = toNonceRequest(server);
  const answer = await fetch(`${server.url}${path}`, request);
  const { nonce } = (await answer.json()) as { nonce: string };
  const message = createSiweMessage({
    domain: new URL(ORIGIN).host,
    uri: ORIGIN,
    address: account.address,
    chainId: 31337,
    nonce,
    issuedAt: new Date().toISOString(),
    statement: 'Sign in to Laurel.',
  });
  const signature = await account.signMessage({ message });
  return {
    body: JSON.stringify({ message, signature }),
    cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  };
};

/** A pool of signed messages, each with a nonce of the server and its cookie. */
export async function signMessages(server: Server, count: number): Promise<SignedRequest[]> {
  const pool: SignedRequest[] = [];
  while (pool.length < count) {
    const size = Math.min(AT_ONCE, count - pool.length);
    pool.push(...(await Promise.all(Array.from({ length: size }, () => signOne(server)))));
  }
  return pool;
}
