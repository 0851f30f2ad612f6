import { SiweServerError } from './errors.ts';
import type { SiweChain } from './signature/createChainReader.ts';

const PATH = /^(\/[\w.~-]+)+$/;

const isRpcUrl = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;

/**
 * What a server cannot be made of is noticed before it starts: a limit that is no number would let everybody through.
 *
 * @throws {SiweServerError} `chains`, `path` or `rate-limits`
 */
export function requireOptions({
  chains,
  path,
  rateLimits,
}: {
  readonly chains: readonly SiweChain[];
  readonly path: string;
  readonly rateLimits: Readonly<Record<'nonce' | 'verify' | 'rest' | 'account', number>> | null;
}): void {
  if (chains.length === 0 || new Set(chains.map(({ id }) => id)).size !== chains.length)
    throw new SiweServerError('chains', 'there must be at least one chain, and none twice');
  for (const { id, rpcUrls } of chains) {
    if (!Number.isSafeInteger(id) || id < 1) throw new SiweServerError('chains', `${id} is no chain id`);
    const wrong = rpcUrls.find((url) => !isRpcUrl(url));
    if (wrong !== undefined)
      throw new SiweServerError('chains', `an RPC of chain ${id} has no http address: ${wrong}`);
  }
  if (!PATH.test(path) || new URL(path, 'http://localhost').pathname !== path)
    throw new SiweServerError('path', `the path must be one such as /api/siwe, not ${path}`);
  if (rateLimits === null) return;
  for (const name of ['nonce', 'verify', 'rest', 'account'] as const) {
    if (!isCount(rateLimits[name]))
      throw new SiweServerError(
        'rate-limits',
        `the limit ${name} must be a whole number, not ${rateLimits[name]}`,
      );
  }
}
