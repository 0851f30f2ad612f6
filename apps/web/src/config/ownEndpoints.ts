import { readStored, removeStored, writeStored } from '@org/contests-react';
import { ENDPOINTS_KEY } from './publicConfig.ts';

/** The problem of an endpoint's URL. `insecure`: plain http to another machine. */
export type EndpointProblem = 'not-an-address' | 'insecure' | 'login' | 'fragment' | 'too-long';

const MAX_ENDPOINT_LENGTH = 500;

/** The loopback names that the server accepts too. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Validates the URL of an RPC or a scan; undefined if it is valid. Allows https, and http on this machine. */
export function findEndpointProblem(text: string): EndpointProblem | undefined {
  if (text.length > MAX_ENDPOINT_LENGTH) return 'too-long';
  if (/[\s\p{Cc}]/u.test(text) || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return 'not-an-address';
  const { protocol, hostname, username, password, hash } = new URL(text);
  if (username || password) return 'login';
  if (hash) return 'fragment';
  return protocol === 'https:' || LOOPBACK.has(hostname) ? undefined : 'insecure';
}

const isEndpoint = (value: unknown): value is string =>
  typeof value === 'string' && findEndpointProblem(value) === undefined;

/** The visitor's own endpoints of one chain, instead of the configured ones. */
export type OwnEndpoint = { readonly rpc?: string; readonly scan?: string };

/** By decimal chain id: a slug may be reused for another chain, an id is not. */
export type OwnEndpoints = { readonly [chainId: string]: OwnEndpoint };

const CHAIN_ID = /^[1-9]\d{0,15}$/;
/** The most chains that are stored; no installation has more. */
const MAX_CHAINS = 64;

/** Parses stored endpoints: drops invalid ones, never throws. */
export function parseOwnEndpoints(input: unknown): OwnEndpoints {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const chains = Object.entries(input).slice(0, MAX_CHAINS);
  return Object.fromEntries(
    chains.flatMap(([chainId, value]: [string, unknown]) => {
      const endpoint = parseEndpoint(value);
      return CHAIN_ID.test(chainId) && endpoint ? [[chainId, endpoint]] : [];
    }),
  );
}

const parseEndpoint = (value: unknown): OwnEndpoint | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { rpc, scan } = value as Record<string, unknown>;
  if (!isEndpoint(rpc) && !isEndpoint(scan)) return undefined;
  return { ...(isEndpoint(rpc) && { rpc }), ...(isEndpoint(scan) && { scan }) };
};

/** The endpoints stored in this browser. */
export function readOwnEndpoints(): OwnEndpoints {
  return parseOwnEndpoints(readStored(ENDPOINTS_KEY));
}

/** Returns false if the storage is full or blocked. */
export function writeOwnEndpoints(endpoints: OwnEndpoints): boolean {
  const chosen = parseOwnEndpoints(endpoints);
  if (Object.keys(chosen).length > 0) return writeStored(ENDPOINTS_KEY, chosen);
  removeStored(ENDPOINTS_KEY);
  return true;
}
