import { sha256, stringToBytes } from 'viem/utils';

const random = (bytes: number) => globalThis.crypto.getRandomValues(new Uint8Array(bytes));

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret of 256 bits for a cookie. */
export const createToken = (): string => toBase64Url(random(32));

/** A nonce of 128 bits, of letters and digits alone. */
export const createNonce = (): string =>
  Array.from(random(16), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What a store knows of a secret: who reads the store can sign in as nobody. 192 bits. */
export const hashToken = (token: string): string =>
  toBase64Url(sha256(stringToBytes(token), 'bytes').subarray(0, 24));
