import { bytesToHex, sha256, stringToBytes } from 'viem/utils';
import type { NonceStore } from './stores/stores.ts';

function random(bytes: number): Uint8Array {
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
const toHex = (bytes: Uint8Array): string => bytesToHex(bytes).slice(2);

/** The hash of a secret, 192 bits. Stores keep only this, so that a leak exposes no usable cookie. */
export function hashToken(token: string): string {
  return toBase64Url(sha256(stringToBytes(token), 'bytes').subarray(0, 24));
}

/** How long a nonce is valid. */
export const NONCE_LIFE_MS = 15 * 60_000;
/**
 * Spent nonces are remembered for this much longer than they are valid, so that a server whose clock is ahead does not
 * forget one before the others reject it.
 */
const CLOCKS_APART_MS = 60_000;
/** How often the secret changes. The expiry of a nonce determines its secret. */
const PERIOD_MS = 24 * 3_600_000;

const RANDOM_BYTES = 16;
const TIME_DIGITS = 12;
const MAC_BYTES = 16;
/** The length of a nonce. */
export const NONCE_DIGITS = RANDOM_BYTES * 2 + TIME_DIGITS + MAC_BYTES * 2;
const NONCE = new RegExp(
  `^([0-9a-f]{${RANDOM_BYTES * 2}})([0-9a-f]{${TIME_DIGITS}})([0-9a-f]{${MAC_BYTES * 2}})$`,
);

const encoder = new TextEncoder();

/** The size of a block of SHA-256, in bytes. */
const BLOCK = 64;

/**
 * HMAC-SHA-256 with a key. Synchronous: `crypto.subtle` hands each call to another thread, which takes several times as
 * long as these few bytes.
 */
export function createHmac(key: string): (text: string) => Uint8Array {
  const bytes = encoder.encode(key);
  const block = new Uint8Array(BLOCK);
  block.set(bytes.length > BLOCK ? sha256(bytes, 'bytes') : bytes);
  const inner = block.map((byte) => byte ^ 0x36);
  const outer = block.map((byte) => byte ^ 0x5c);
  return (text) => sha256(join(outer, sha256(join(inner, encoder.encode(text)), 'bytes')), 'bytes');
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

export type Nonces = {
  /** Creates a nonce for one browser, without storing it. */
  issue(browser: string): Promise<string>;
  /** Until when a spent nonce has to be remembered; undefined if it is not valid for this browser. */
  read(nonce: string, browser: string): Promise<{ readonly rememberUntil: number } | undefined>;
  /** Until when a browser that signs out now has to be remembered. */
  getRememberUntil(): number;
};

/**
 * Self-authenticating nonces: 128 random bits, the expiry and an HMAC over both and the browser's cookie, in hexadecimal
 * digits. The secret is in the store, so that all servers that share the store accept them.
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361 nonce: at least 8 letters and digits
 */
export function createNonces(store: Pick<NonceStore, 'findSecret'>, clock: () => number): Nonces {
  const keys = new Map<number, Promise<ReturnType<typeof createHmac>>>();

  const importSecret = async (period: number) => createHmac(await store.findSecret(period, createToken()));

  const findKey = (expiresAt: number) => {
    const period = Math.floor(expiresAt / PERIOD_MS);
    const known = keys.get(period);
    if (known) return known;
    const key = importSecret(period);
    keys.set(period, key);
    key.catch(() => keys.delete(period));
    for (const old of keys.keys()) if (old < period - 1) keys.delete(old);
    return key;
  };

  const sign = async (body: string, browser: string, expiresAt: number) => {
    const hmac = await findKey(expiresAt);
    return toHex(hmac(`${body} ${browser}`).subarray(0, MAC_BYTES));
  };

  return {
    issue: async (browser) => {
      const expiresAt = Math.floor(clock()) + NONCE_LIFE_MS;
      const body = toHex(random(RANDOM_BYTES)) + expiresAt.toString(16).padStart(TIME_DIGITS, '0');
      return body + (await sign(body, browser, expiresAt));
    },
    read: async (nonce, browser) => {
      const [, bits = '', time = '', mac = ''] = NONCE.exec(nonce) ?? [];
      const expiresAt = Number.parseInt(time, 16);
      const now = clock();
      // Rejects expiries that no server issues, so that clients cannot make the store create secrets of other periods.
      if (!(expiresAt > now && expiresAt <= now + NONCE_LIFE_MS + CLOCKS_APART_MS)) return undefined;
      if (!isSame(mac, await sign(bits + time, browser, expiresAt))) return undefined;
      return { rememberUntil: expiresAt + CLOCKS_APART_MS };
    },
    getRememberUntil: () => clock() + NONCE_LIFE_MS + CLOCKS_APART_MS,
  };
}

/** Compares two strings of equal length in constant time. */
const isSame = (one: string, other: string): boolean => {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
};
