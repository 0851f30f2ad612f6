import { toChecksumAddress } from '../checksum/toChecksumAddress.ts';
import { readText } from './checks.ts';
import { check, type Field } from './field.ts';

export const ADDRESS_PATTERN = /^0x[0-9a-fA-F]{40}$/;
export const UID_PATTERN = /^0x[0-9a-f]{64}$/;

/** An address with its EIP-55 checksum. */
export function checkAddress(field: Field): boolean {
  if (!checkDigits(field)) return false;
  const checksummed = toChecksumAddress(readText(field));
  return check(field, field.value === checksummed, `must carry its EIP-55 checksum: ${checksummed}`);
}

/** An address as viem writes some of its own: in lower case it carries no checksum that could be wrong. */
export function checkAddressOfViem(field: Field): boolean {
  const text = readText(field);
  return text === text.toLowerCase() ? checkDigits(field) : checkAddress(field);
}

/** The UID of a schema. */
export function checkUid(field: Field): boolean {
  return checkHex(field, UID_PATTERN, 'a schema UID: 0x and 64 hexadecimal digits, lower case');
}

function checkDigits(field: Field) {
  return checkHex(field, ADDRESS_PATTERN, 'an address: 0x and 40 hexadecimal digits');
}

function checkHex(field: Field, pattern: RegExp, shape: string) {
  const text = readText(field);
  return (
    check(field, pattern.test(text), `must be ${shape}`) &&
    check(field, /[1-9a-f]/i.test(text), 'must not be zero')
  );
}
