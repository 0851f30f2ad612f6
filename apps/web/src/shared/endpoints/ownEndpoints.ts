import { readStored, removeStored, writeStored } from '../writing/storage.ts';
import { isEndpoint } from './checkEndpoint.ts';
import { ENDPOINTS_KEY } from './endpointsKey.ts';

/** What a reader wants to be asked instead of what the configuration names, for one chain. */
export type OwnEndpoint = { readonly rpc?: string; readonly scan?: string };

/** By chain id, as decimal digits: a slug may be given to another chain later, an id never is. */
export type OwnEndpoints = { readonly [chainId: string]: OwnEndpoint };

const CHAIN_ID = /^[1-9]\d{0,15}$/;
/** More chains than any copy of the product offers. */
const MAX_CHAINS = 64;

/** Endpoints from outside: what is none is left out, and nothing is ever thrown. */
export const parseOwnEndpoints = (input: unknown): OwnEndpoints => {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return {};
  const chains = Object.entries(input).slice(0, MAX_CHAINS);
  return Object.fromEntries(
    chains.flatMap(([chainId, value]: [string, unknown]) => {
      const endpoint = parseEndpoint(value);
      return CHAIN_ID.test(chainId) && endpoint ? [[chainId, endpoint]] : [];
    }),
  );
};

const parseEndpoint = (value: unknown): OwnEndpoint | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { rpc, scan } = value as Record<string, unknown>;
  if (!isEndpoint(rpc) && !isEndpoint(scan)) return undefined;
  return { ...(isEndpoint(rpc) && { rpc }), ...(isEndpoint(scan) && { scan }) };
};

/** What was chosen in this browser. */
export const readOwnEndpoints = (): OwnEndpoints => parseOwnEndpoints(readStored(ENDPOINTS_KEY));

/** `false`: the browser keeps nothing (storage full or blocked). */
export const writeOwnEndpoints = (endpoints: OwnEndpoints): boolean => {
  const chosen = parseOwnEndpoints(endpoints);
  if (Object.keys(chosen).length > 0) return writeStored(ENDPOINTS_KEY, chosen);
  removeStored(ENDPOINTS_KEY);
  return true;
};
