/** The limit of the specification, in characters. */
const LONGEST = 24;

/**
 * The name of an account, cut after 24 characters: names in a registry have no limit. The last label (`.eth`) does
 * not count, and is kept where nothing is cut.
 *
 * @example
 * shortenName('abcdefghijklmnopqrstuvwxyz.eth') // 'abcdefghijklmnopqrstuvwx…'
 */
export const shortenName = (name: string): string => {
  const dot = name.lastIndexOf('.');
  // By characters: half of a surrogate pair cannot be drawn.
  const stem = [...(dot > 0 ? name.slice(0, dot) : name)];
  return stem.length > LONGEST ? `${stem.slice(0, LONGEST).join('')}…` : name;
};
