import { sha256, stringToBytes } from 'viem/utils';

export function random(bytes: number): Uint8Array {
  return globalThis.crypto.getRandomValues(new Uint8Array(bytes));
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret of 256 bits for a cookie. */
export function createToken(): string {
  return toBase64Url(random(32));
}

/** Two lower-case digits for each byte. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The hash of a secret that stores keep, 192 bits: a leak of the store exposes no usable cookie. */
export function hashToken(token: string): string {
  return toBase64Url(sha256(stringToBytes(token), 'bytes').subarray(0, 24));
}
