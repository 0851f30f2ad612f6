import type { Address, Hex } from '../chainConfig.ts';
import { toChecksumAddress } from '../checksum/toChecksumAddress.ts';
import { check, type Field } from './field.ts';

export const ADDRESS_PATTERN = /^0x[0-9a-fA-F]{40}$/;
export const UID_PATTERN = /^0x[0-9a-f]{64}$/;

/** The field as an address; `lowerCase: 'accepted'` also takes one that carries no checksum. */
export function readAddress(
  field: Field,
  { lowerCase = 'refused' }: { lowerCase?: 'accepted' | 'refused' } = {},
): Address | undefined {
  const text = readText(field);
  if (!check(field, ADDRESS_PATTERN.test(text), 'must be an address: 0x and 40 hexadecimal digits'))
    return undefined;
  if (!check(field, !isZero(text), 'must not be the zero address')) return undefined;
  if (lowerCase === 'accepted' && text === text.toLowerCase()) return text as Address;
  const checksummed = toChecksumAddress(text);
  const isRight = check(field, text === checksummed, `must carry its EIP-55 checksum: ${checksummed}`);
  return isRight ? checksummed : undefined;
}

/** The field as a schema UID. */
export function readUid(field: Field): Hex | undefined {
  const text = readText(field);
  const isRight =
    check(
      field,
      UID_PATTERN.test(text),
      'must be a schema UID: 0x and 64 hexadecimal digits in lower case',
    ) && check(field, !isZero(text), 'must not be the zero UID');
  // The cast says what the pattern has checked.
  return isRight ? (text as Hex) : undefined;
}

function readText({ value }: Field) {
  return typeof value === 'string' ? value : '';
}

function isZero(text: string) {
  return /^0x0+$/.test(text);
}
