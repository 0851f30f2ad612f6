/**
 * An address as people read it: the first four characters, an ellipsis, the last four.
 *
 * @example
 * shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // '0x70…79C8'
 */
export const shortenAddress = (address: string): string =>
  address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
