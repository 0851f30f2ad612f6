import { BlockList, isIP } from 'node:net';

const refused = new BlockList();
for (const range of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Link-local, and where clouds tell a machine its secrets.
  '169.254.0.0/16',
  '168.63.129.16/32',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, reserved, broadcast.
  '224.0.0.0/3',
  // Teredo, ORCHID and other protocols' own.
  '2001::/23',
  '2001:db8::/32',
  // 6to4 holds any IPv4 address.
  '2002::/16',
  '3fff::/20',
]) {
  const [address = '', bits] = range.split('/');
  refused.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
}

/** All others are loopback, private, link-local, multicast, or IPv4 in another form. */
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the internet's, not of this machine, its network or its cloud. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !refused.check(address, 'ipv4');
    case 6:
      // An address with a zone (`%eth0`) is of this machine's links.
      return !address.includes('%') && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
    default:
      return false;
  }
}
