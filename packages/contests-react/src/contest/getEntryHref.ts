/** The entry itself where it can be followed safely (http and https), `undefined` otherwise. Never another text. */
export const getEntryHref = (entry: string): string | undefined => {
  // Only printable characters from the first one on: browsers strip the others before they look at the scheme.
  if (!/^https?:\/\/[^\s\p{Cc}]+$/iu.test(entry)) return undefined;
  return URL.canParse(entry) ? entry : undefined;
};
