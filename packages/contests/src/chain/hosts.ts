/**
 * The name of an endpoint's host, without its port, as pages and the command name it.
 *
 * @example
 * ```ts
 * import { getHostname } from '@org/contests/chain';
 *
 * const host = getHostname('https://rpc.example:8545/key'); // 'rpc.example'
 * ```
 */
export function getHostname(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** All names and addresses of this machine. */
const LOOPBACK =
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f[\da-f]{2}:[\da-f]+\])$/;

/**
 * The first URL of each host. Ports, paths and protocols make no other host, nor does a final dot; all loopback names and
 * addresses are one host. Two names of one operator count as two, since no URL tells them apart.
 *
 * @example
 * ```ts
 * import { findHosts } from '@org/contests/chain';
 *
 * const isAlone = findHosts(config.chain.rpcUrls.default.http).length < 2;
 * ```
 */
export function findHosts(urls: readonly string[]): readonly string[] {
  const byHost = new Map<string, string>();
  for (const url of urls) {
    const name = getHostname(url).replace(/\.$/, '');
    const host = LOOPBACK.test(name) ? 'localhost' : name;
    if (!byHost.has(host)) byHost.set(host, url);
  }
  return [...byHost.values()];
}

/** The hosts of a dispute by their URLs: first one that does not differ, if there is any, then those that do. */
export const nameDispute = (others: readonly string[], differing: readonly string[]): readonly string[] =>
  findHosts([...others.slice(0, 1), ...differing]).map(getHostname);
