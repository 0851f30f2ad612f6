type Size = { readonly width: number; readonly height: number };

/** Supported types. SVG is excluded: it is a document. */
export type PictureType = 'png' | 'jpeg' | 'webp' | 'gif';

const isAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

const holds = (bytes: Uint8Array, text: string): boolean =>
  bytes.some((byte, index) => byte === text.charCodeAt(0) && isAt(bytes, index, text));

/** The type that the first bytes say; undefined for any other file. */
export function findPictureType(bytes: Uint8Array): PictureType | undefined {
  if (isAt(bytes, 0, '\xff\xd8\xff')) return 'jpeg';
  if (isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (isAt(bytes, 0, 'GIF8')) return 'gif';
  return isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP') ? 'webp' : undefined;
}

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
