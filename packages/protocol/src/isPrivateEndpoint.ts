import { BlockList, isIP } from 'node:net';

/** Addresses that are not on the internet. IPv4 addresses inside IPv6 ones are matched by node as well. */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv6');

/**
 * Whether an endpoint is on this machine or in a private network, by its host: there it may serve a copy of the chain. A
 * public name that leads to a private address is not recognized.
 */
export function isPrivateEndpoint(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
  const version = isIP(host);
  if (version !== 0) return privateAddresses.check(host, version === 4 ? 'ipv4' : 'ipv6');
  // A name without a dot is one of the own network.
  return !host.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa|test)$/.test(host);
}
