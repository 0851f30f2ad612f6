/**
 * An address as people read it: the first four characters, an ellipsis, the last four.
 *
 * @example
 * shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // '0x70…79C8'
 */
export function shortenAddress(address: string): string {
  return address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}

/** The limit of the specification, in characters. */
const LONGEST = 24;
/** A longer last label is no domain like `.eth`, and counts. */
const LONGEST_LAST_LABEL = 10;

/**
 * The name of an account, cut after 24 characters: names in a registry have no limit. A short last label
 * (`.eth`) does not count, and is kept where nothing is cut.
 *
 * @example
 * shortenName('abcdefghijklmnopqrstuvwxyz.eth') // 'abcdefghijklmnopqrstuvwx…'
 */
export function shortenName(name: string): string {
  const dot = name.lastIndexOf('.');
  // By characters: half of a surrogate pair cannot be drawn.
  const hasDomain = dot > 0 && [...name.slice(dot + 1)].length <= LONGEST_LAST_LABEL;
  const stem = [...(hasDomain ? name.slice(0, dot) : name)];
  return stem.length > LONGEST ? `${stem.slice(0, LONGEST).join('')}…` : name;
}
