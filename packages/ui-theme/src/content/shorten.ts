/**
 * Shortens an address to its first four characters, an ellipsis and its last four.
 *
 * @example
 * shortenAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8') // '0x70…79C8'
 */
export function shortenAddress(address: string): string {
  return address.length <= 9 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`;
}

/** The specification's limit, in characters. */
const LONGEST = 24;
/** A longer last label isn't a top-level domain such as `.eth`, so it counts. */
const LONGEST_LAST_LABEL = 10;

/**
 * Cuts an account's name after 24 characters (names in a registry have no limit). A short last label (`.eth`) does
 * not count.
 *
 * @example
 * shortenName('abcdefghijklmnopqrstuvwxyz.eth') // 'abcdefghijklmnopqrstuvwx…'
 */
export function shortenName(name: string): string {
  const dot = name.lastIndexOf('.');
  // Counts code points: half a surrogate pair cannot be rendered.
  const hasDomain = dot > 0 && [...name.slice(dot + 1)].length <= LONGEST_LAST_LABEL;
  const stem = [...(hasDomain ? name.slice(0, dot) : name)];
  return stem.length > LONGEST ? `${stem.slice(0, LONGEST).join('')}…` : name;
}
