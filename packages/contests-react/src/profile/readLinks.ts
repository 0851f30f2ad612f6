/** A link as long as this is none that somebody would want to be read. */
const MOST_CHARACTERS = 500;
/** One that leads to the profile itself may carry what a store of files puts into it. */
const MOST_CHARACTERS_OUTSIDE = 2_048;

/** An https address without a login, as the browser writes it (so that a look-alike host shows as what it is). */
export function readHttpsLink(text: string, mostCharacters = MOST_CHARACTERS): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > mostCharacters || !URL.canParse(trimmed)) return undefined;
  const { protocol, username, password, hostname, href } = new URL(trimmed);
  if (protocol !== 'https:' || username || password || !hostname.includes('.')) return undefined;
  return href.length > mostCharacters ? undefined : href;
}

const IPFS = /^ipfs:\/\/(?:ipfs\/)?([a-z\d]{32,120})(?=[/?#]|$)(.*)$/is;

/** An address of IPFS: a content identifier and perhaps a path, which is encoded as in every other address. */
const readIpfsLink = (text: string): string | undefined => {
  const trimmed = text.trim();
  const [, identifier, rest] = IPFS.exec(trimmed) ?? [];
  if (!identifier || trimmed.length > MOST_CHARACTERS_OUTSIDE) return undefined;
  // Behind a host a path means the same, and the browser writes it: no scheme but a known one is written alike everywhere.
  const { pathname, search, hash } = new URL(`https://ipfs.invalid${rest}`);
  const href = `ipfs://${identifier}${rest?.startsWith('/') ? pathname : ''}${search}${hash}`;
  return href.length > MOST_CHARACTERS_OUTSIDE ? undefined : href;
};

/** Something that is not in the profile itself: shown as a link, never fetched. */
export function readOutsideLink(text: string): string | undefined {
  return readHttpsLink(text, MOST_CHARACTERS_OUTSIDE) ?? readIpfsLink(text);
}

/** A name with or without @, or what the browser's address bar holds of it: with or without scheme, with a query. */
const readName = (text: string, hosts: string, name: RegExp): string | undefined => {
  const link = new RegExp(
    `^(?:https?://)?(?:(?:www|mobile|m)\\.)?(?:${hosts})/@?([^/?#]+)/?(?:[?#].*)?$`,
    'is',
  );
  const trimmed = text.trim();
  const found = link.exec(trimmed)?.[1] ?? trimmed.replace(/^@/, '');
  return name.test(found) ? found : undefined;
};

/** A name on X; without the @. */
export function readXName(text: string): string | undefined {
  return readName(text, 'x\\.com|twitter\\.com', /^\w{1,15}$/);
}

/** A name on Telegram, in the same forms. */
export function readTelegramName(text: string): string | undefined {
  return readName(text, 't\\.me|telegram\\.me', /^[a-z]\w{3,31}$/i);
}
