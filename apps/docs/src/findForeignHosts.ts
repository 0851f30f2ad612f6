const LOADED = [
  /<(?:script|img|iframe|source|video|audio)\b[^>]*?\ssrc="((?:https?:)?\/\/[^"]+)"/g,
  /<link\b(?=[^>]*\srel="(?:stylesheet|preload|modulepreload|preconnect|icon)")[^>]*?\shref="((?:https?:)?\/\/[^"]+)"/g,
  /url\(["']?((?:https?:)?\/\/[^"')]+)/g,
  /@import ["']((?:https?:)?\/\/[^"']+)/g,
];

/**
 * The scripts, styles, pictures and fonts that a page or style sheet loads from another host. Links for readers are not loaded.
 *
 * @returns the addresses
 */
export const findForeignHosts = (text: string): readonly string[] =>
  LOADED.flatMap((pattern) => [...text.matchAll(pattern)].map(([, address = '']) => address));
