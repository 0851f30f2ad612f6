import { isAddress } from 'viem';

/** A line of the field for judges. `address` is what stands first, whether it is one or not. */
export type JudgeLine = { readonly address: string; readonly name: string };

const WITH_NAME = /^(0x[0-9a-f]{40})(?![\p{L}\p{N}])[\s,;:–—-]*(.*)$/iu;

/** Reads an address and the name behind it. A line that does not begin with an address is all address. */
export function readJudgeLine(line: string): JudgeLine {
  const text = line.trim();
  const [, address, name = ''] = WITH_NAME.exec(text) ?? [];
  return address === undefined ? { address: text, name: '' } : { address, name: name.trim() };
}

/** The line of a judge. */
export function writeJudgeLine({ address, name }: JudgeLine): string {
  return name === '' ? address : `${address} ${name}`;
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const ZERO = /^0x0{40}$/;

/** The number of different valid addresses. */
export function countValidJudges(judges: readonly JudgeLine[]): number {
  const valid = judges.map(({ address }) => address).filter(isValid);
  return new Set(valid.map((address) => address.toLowerCase())).size;
}

const isValid = (address: string): boolean => {
  if (!ADDRESS.test(address) || ZERO.test(address)) return false;
  const digits = address.slice(2);
  // Addresses in one case have no checksum.
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || isAddress(address);
};
