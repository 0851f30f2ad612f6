import { readFileSync, statSync } from 'node:fs';
import { SIWE_RATE_LIMITS, type SiweRateLimits } from '@org/auth-siwe/server';
import type { Hex } from 'viem';

/** Contacts as RFC 9116 requires: URIs, one per line. */
export function readContacts(value: string | undefined, problems: string[]): readonly string[] {
  const contacts = (value?.split(/[\s,]+/) ?? [])
    .filter(Boolean)
    .map((contact) => (/^[^@:/]+@[^@:/]+$/.test(contact) ? `mailto:${contact}` : contact));
  if (contacts.some((contact) => !/^(?:https|mailto|tel):[!-~]+$/.test(contact) || !URL.canParse(contact)))
    problems.push('SECURITY_CONTACT: must be an email address, or a URI with https:, mailto: or tel:');
  return contacts;
}

/** A public https origin, without a trailing slash. */
export function readGateway(value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.port !== '' || (value !== url.origin && value !== `${url.origin}/`))
    problems.push('IPFS_GATEWAY: must be an https origin with port 443, such as https://ipfs.example');
  return url?.origin ?? null;
}

const MAX_BYTES = 256 * 1024;

/** Reads one of the operator's texts from a file: null without a path, or with a problem. */
export function readDocument(name: string, path: string | undefined, problems: string[]): string | null {
  if (path === undefined) return null;
  const refuse = (reason: string) => {
    problems.push(`${name}: ${path} ${reason}`);
    return null;
  };
  try {
    const file = statSync(path);
    if (!file.isFile()) return refuse('is not a file');
    if (file.size > MAX_BYTES) return refuse(`is larger than ${MAX_BYTES / 1024} kB`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
    if (text.includes('\0')) return refuse('is not plain text');
    return text.trim() ? text : refuse('is empty');
  } catch (error) {
    return refuse(error instanceof TypeError ? 'is not UTF-8' : 'cannot be read');
  }
}

const isUid = (value: string): value is Hex => /^0x[0-9a-f]{64}$/.test(value);

/** Reads UIDs of contests and reviews, separated by commas, spaces or line breaks; each invalid one is a problem. */
export function readHiddenUids(list: string | undefined, problems: string[]): readonly Hex[] {
  const uids = new Set<Hex>();
  for (const written of list?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const uid = written.toLowerCase();
    if (isUid(uid)) uids.add(uid);
    else problems.push(`HIDDEN_UIDS: "${written}" is not a UID (0x and 64 hexadecimal digits)`);
  }
  return [...uids];
}

const isLimit = (name: string): name is keyof SiweRateLimits => Object.hasOwn(SIWE_RATE_LIMITS, name);

/**
 * Parses `off`, or some of the limits, as in `verify=60,account=20`; the others keep their defaults. Undefined when
 * invalid.
 */
export function readRateLimits(value: string): SiweRateLimits | null | undefined {
  if (value === 'off') return null;
  const limits: Record<keyof SiweRateLimits, number> = { ...SIWE_RATE_LIMITS };
  for (const entry of value.split(',')) {
    const [, name = '', perMinute] = /^\s*(\w+)=(\d{1,7})\s*$/.exec(entry) ?? [];
    if (!isLimit(name)) return undefined;
    limits[name] = Number(perMinute);
  }
  return limits;
}
