/** The picture of a profile: a validated data URI, or a link to one. */
export type ProfilePicture =
  | { readonly kind: 'inside'; readonly src: string }
  | { readonly kind: 'elsewhere'; readonly href: string };

/** The longest link that is accepted. */
const MOST_LINK_CHARACTERS = 500;
/** Links to a profile or picture stored elsewhere may be longer. */
const MOST_CHARACTERS_OUTSIDE = 2_048;

/** An https link without credentials, normalized by `URL` (so a look-alike host becomes punycode). */
export function readHttpsLink(text: string, mostCharacters = MOST_LINK_CHARACTERS): string | undefined {
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

/** The longest data URI that is decoded. */
const MOST_CHARACTERS = 65_536;
/** A few bytes may decode to a huge picture. */
const MOST_PIXELS_A_SIDE = 2_048;

const DATA = /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * A profile's picture. An embedded one must match its type by its first bytes and size; an external one is kept as a
 * link. Undefined for everything else, including SVG.
 */
export function readPicture(text: string): ProfilePicture | undefined {
  if (text.length > MOST_CHARACTERS) return undefined;
  const [, type, base64] = DATA.exec(text) ?? [];
  if (!type || !base64) {
    const href = readOutsideLink(text);
    return href === undefined ? undefined : { kind: 'elsewhere', href };
  }
  const bytes = decode(base64);
  const size = bytes && readPictureSize(type as PictureType, bytes);
  if (!size) return undefined;
  const isShown = [size.width, size.height].every((side) => side > 0 && side <= MOST_PIXELS_A_SIDE);
  return isShown ? { kind: 'inside', src: `data:image/${type};base64,${base64}` } : undefined;
}

const decode = (base64: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};

type Size = { readonly width: number; readonly height: number };

/** Supported types. SVG is excluded: it is a document. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif';

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const holds = (bytes: Uint8Array, text: string): boolean =>
  bytes.some((byte, index) => byte === text.charCodeAt(0) && isAt(bytes, index, text));

/** The dimensions from a picture's header; null if the bytes do not match the type or it is animated. */
export function readPictureSize(type: PictureType, bytes: Uint8Array): Size | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return readers[type](bytes, view);
  } catch {
    // The header is truncated.
    return null;
  }
}

const readers: Record<PictureType, (bytes: Uint8Array, view: DataView) => Size | null> = {
  png: (bytes, view) => {
    if (!isAt(bytes, 0, '\x89PNG\r\n\x1a\n') || !isAt(bytes, 12, 'IHDR') || holds(bytes, 'acTL')) return null;
    return { width: view.getUint32(16), height: view.getUint32(20) };
  },
  gif: (bytes, view) => {
    const isGif = isAt(bytes, 0, 'GIF87a') || isAt(bytes, 0, 'GIF89a');
    if (!isGif || holds(bytes, 'NETSCAPE2.0')) return null;
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  },
  webp: (bytes, view) => {
    if (!isAt(bytes, 0, 'RIFF') || !isAt(bytes, 8, 'WEBP')) return null;
    if (isAt(bytes, 12, 'VP8 ')) {
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    }
    if (isAt(bytes, 12, 'VP8L')) {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    const isAnimated = (view.getUint8(20) & 2) !== 0;
    if (!isAt(bytes, 12, 'VP8X') || isAnimated) return null;
    return { width: 1 + getUint24(view, 24), height: 1 + getUint24(view, 27) };
  },
  jpeg: (bytes, view) => {
    if (view.getUint16(0) !== 0xffd8) return null;
    for (let at = 2; ; at += 2 + view.getUint16(at + 2)) {
      while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++;
      const marker = view.getUint16(at);
      if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
      if (marker < 0xffc0 || marker === 0xffda || at >= bytes.length) return null;
    }
  },
};

const getUint24 = (view: DataView, at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

/** A JPEG's start-of-frame marker: C0 to CF, except three other markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
