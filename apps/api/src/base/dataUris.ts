import { UnusableError } from './fetchSafely.ts';

const PICTURE = /^data:image\/(?:png|jpe?g|webp|gif|avif);base64,/i;
const JSON_TEXT = /^data:application\/json((?:;[^,;]{1,40}){0,3}),/i;

/**
 * The bytes of a picture in a data URI; undefined for other links, and for SVG, which may contain scripts.
 *
 * @throws {UnusableError} if it is larger than `maxBytes`
 */
export function decodePictureUri(uri: string, maxBytes: number): Buffer | undefined {
  return PICTURE.test(uri) ? decodeBase64(uri.replace(PICTURE, ''), maxBytes) : undefined;
}

/**
 * The JSON in a data URI, as text; undefined for other links.
 *
 * @throws {UnusableError} if it is larger than `maxBytes`, or has more than twice as many characters without base64
 */
export function decodeJsonUri(uri: string, maxBytes: number): string | undefined {
  const [head, parameters = ''] = JSON_TEXT.exec(uri) ?? [];
  if (head === undefined) return undefined;
  const text = uri.slice(head.length);
  if (text.length > 2 * maxBytes) throw new UnusableError('the text is too large');
  if (/;base64$/i.test(parameters)) return decodeBase64(text, maxBytes).toString();
  try {
    return decodeURIComponent(text);
  } catch {
    // Contracts often forget to encode percent signs.
    return text;
  }
}

function decodeBase64(text: string, maxBytes: number): Buffer {
  if (text.length > Math.ceil(maxBytes / 3) * 4) throw new UnusableError('the record is too large');
  return Buffer.from(text, 'base64');
}
