const LONGEST = 24;

/**
 * A name of an account, cut after 24 characters: what comes from a registry may be as long as somebody paid for.
 * The last label (`.eth`) is left out of the count, and kept where nothing is cut.
 */
export const formatName = (name: string): string => {
  const dot = name.lastIndexOf('.');
  const stem = [...(dot > 0 ? name.slice(0, dot) : name)];
  return stem.length > LONGEST ? `${stem.slice(0, LONGEST).join('')}...` : name;
};
