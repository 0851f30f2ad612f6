import type { ProfilePicture } from './profile.ts';
import { readOutsideLink } from './readLinks.ts';
import { type PictureType, readPictureSize } from './readPictureSize.ts';

/** Of the data URI, before anything of it is decoded. */
const MOST_CHARACTERS = 65_536;
/** A picture of few bytes may be huge once it is drawn. */
const MOST_PIXELS_A_SIDE = 2_048;

const DATA = /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * The picture that a profile names. What is inside the document has to be what it says it is, by its first bytes and its
 * size; what is elsewhere is only named. Undefined for everything else, SVG among it.
 */
export const readPicture = (text: string): ProfilePicture | undefined => {
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
};

const decode = (base64: string): Uint8Array | undefined => {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
};
