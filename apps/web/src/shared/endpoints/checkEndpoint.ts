/** What is wrong with an address that is to be asked. `insecure`: plain http to somewhere else than this machine. */
export type EndpointProblem = 'not-an-address' | 'insecure' | 'login' | 'fragment' | 'too-long';

const MAX_ENDPOINT_LENGTH = 500;

/** The names of this machine that the server takes, too. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What is wrong with the address of an RPC or a scan, or undefined. Only https, or http on this machine. */
export const findEndpointProblem = (text: string): EndpointProblem | undefined => {
  if (text.length > MAX_ENDPOINT_LENGTH) return 'too-long';
  if (/[\s\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'not-an-address';
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username || password) return 'login';
  if (hash) return 'fragment';
  return protocol === 'https:' || LOOPBACK.has(hostname) ? undefined : 'insecure';
};

export const isEndpoint = (value: unknown): value is string =>
  typeof value === 'string' && findEndpointProblem(value) === undefined;
