import { sha256, stringToBytes } from 'viem/utils';

export const random = (bytes: number): Uint8Array => globalThis.crypto.getRandomValues(new Uint8Array(bytes));

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret of 256 bits for a cookie. */
export const createToken = (): string => toBase64Url(random(32));

/** Two lower-case digits for each byte. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The hash of a secret that stores keep, 192 bits: a leak of the store exposes no usable cookie. */
export const hashToken = (token: string): string =>
  toBase64Url(sha256(stringToBytes(token), 'bytes').subarray(0, 24));
