/**
 * Settings as a process gets them, by name; an empty value counts as not set.
 *
 * @example
 * import type { Environment } from '@org/chain-config/environment';
 *
 * const env: Environment = { CHAINS: 'base,optimism', RPC_URL_8453: 'https://rpc.example.org' };
 */
export type Environment = Readonly<Record<string, string | undefined>>;
