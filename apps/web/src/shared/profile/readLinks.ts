/** A link as long as this is none that somebody would want to be read. */
const MOST_CHARACTERS = 500;

/** An https address without a login, as the browser writes it (so that a look-alike host shows as what it is). */
export const readHttpsLink = (text: string, mostCharacters = MOST_CHARACTERS): string | undefined => {
  const trimmed = text.trim();
  if (trimmed.length > mostCharacters || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(trimmed);
  if (protocol !== 'https:' || username || password || !hostname.includes('.')) return undefined;
  return href.length > mostCharacters ? undefined : href;
};

/** An address of IPFS: a content identifier and perhaps a path. */
const readIpfsLink = (text: string): string | undefined => {
  const trimmed = text.trim();
  const isOne = /^ipfs:\/\/(ipfs\/)?[A-Za-z0-9]{32,120}(\/[\w.~%!$&'()*+,;=:@/-]*)?$/.test(trimmed);
  return isOne && trimmed.length <= MOST_CHARACTERS ? trimmed : undefined;
};

/** Something that is not in the profile itself: shown as a link, never fetched. */
export const readOutsideLink = (text: string): string | undefined =>
  readHttpsLink(text) ?? readIpfsLink(text);

/** A name on X, with or without @, or as a link to it; without the @. */
export const readXName = (text: string): string | undefined =>
  /^(?:@|https:\/\/(?:www\.)?(?:x|twitter)\.com\/)?(\w{1,15})\/?$/i.exec(text.trim())?.[1];

/** A name on Telegram, in the same forms. */
export const readTelegramName = (text: string): string | undefined =>
  /^(?:@|https:\/\/(?:www\.)?(?:t|telegram)\.me\/)?([a-z]\w{3,31})\/?$/i.exec(text.trim())?.[1];
