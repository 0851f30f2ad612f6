/** The longest link that is accepted. */
const MOST_CHARACTERS = 500;
/** Links to a profile or picture stored elsewhere may be longer. */
const MOST_CHARACTERS_OUTSIDE = 2_048;

/** An https link without credentials, normalized by `URL` (so a look-alike host becomes punycode). */
export function readHttpsLink(text: string, mostCharacters = MOST_CHARACTERS): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > mostCharacters || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(trimmed);
  if (protocol !== 'https:' || username || password || !hostname.includes('.')) return undefined;
  return href.length > mostCharacters ? undefined : href;
}

const IPFS = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{32,120})(?=[/?#]|$)(.*)$/is;

/** An IPFS link: a content identifier and an optional path, encoded as in https links. */
const readIpfsLink = (text: string): string | undefined => {
  const trimmed = text.trim();
  const [, identifier, rest] = IPFS.exec(trimmed) ?? [];
  if (!identifier || trimmed.length > MOST_CHARACTERS_OUTSIDE) return undefined;
  // `URL` normalizes paths consistently only for special schemes, so the path is parsed as part of an https link.
  const { pathname, search, hash } = new URL(`https://ipfs.invalid${rest}`);
  const href = `ipfs://${identifier}${rest?.startsWith('/') ? pathname : ''}${search}${hash}`;
  return href.length > MOST_CHARACTERS_OUTSIDE ? undefined : href;
};

/** A link to content outside the profile: displayed, never fetched. */
export function readOutsideLink(text: string): string | undefined {
  return readHttpsLink(text, MOST_CHARACTERS_OUTSIDE) ?? readIpfsLink(text);
}

/** A user name with or without @, or a profile link with or without scheme and query. */
const readName = (text: string, hosts: string, name: RegExp): string | undefined => {
  const link = new RegExp(
    `^(?:https?://)?(?:(?:www|mobile|m)\\.)?(?:${hosts})/@?([^/?#]+)/?(?:[?#].*)?$`,
    'is',
  );
  const trimmed = text.trim();
  const found = link.exec(trimmed)?.[1] ?? trimmed.replace(/^@/, '');
  return name.test(found) ? found : undefined;
};

/** A user name on X, without the @. */
export function readXName(text: string): string | undefined {
  return readName(text, 'x\\.com|twitter\\.com', /^\w{1,15}$/);
}

/** A user name on Telegram, without the @. */
export function readTelegramName(text: string): string | undefined {
  return readName(text, 't\\.me|telegram\\.me', /^[a-z]\w{3,31}$/i);
}
