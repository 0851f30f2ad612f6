/** Longest URI that is taken apart: a transaction that may be sent today does not write more. */
const MOST_CHARACTERS = 100_000;

const HEAD = /^data:application\/json((?:;[^,;]*)*),/i;

/**
 * The text of a `data:application/json` URI, in base64 or percent-encoded; undefined for everything else. A charset
 * parameter has no meaning: JSON is UTF-8.
 *
 * @see https://www.rfc-editor.org/rfc/rfc2397
 * @see https://www.rfc-editor.org/rfc/rfc8259#section-11
 */
export const decodeDataUri = (uri: string): string | undefined => {
  if (uri.length > MOST_CHARACTERS) return undefined;
  const head = HEAD.exec(uri);
  if (!head) return undefined;
  const body = percentDecode(uri.slice(head[0].length));
  try {
    const bytes = /;\s*base64\s*$/i.test(head[1] ?? '') ? decodeBase64(body) : body;
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // No base64, or no UTF-8.
    return undefined;
  }
};

/** The bytes that a text stands for; a percent sign without two digits stands for itself, as in the URL standard. */
const percentDecode = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text);
  let length = 0;
  for (let index = 0; index < bytes.length; index++) {
    const digits = bytes[index] === 0x25 ? String.fromCharCode(...bytes.subarray(index + 1, index + 3)) : '';
    if (/^[\da-f]{2}$/i.test(digits)) {
      bytes[length++] = Number.parseInt(digits, 16);
      index += 2;
    } else bytes[length++] = bytes[index] ?? 0;
  }
  return bytes.subarray(0, length);
};

const decodeBase64 = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(new TextDecoder('latin1').decode(bytes)), (character) => character.charCodeAt(0));
