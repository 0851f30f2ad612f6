import type { Address, Hex } from '../chainConfig.ts';
import { toChecksumAddress } from '../checksum/toChecksumAddress.ts';
import type { Place } from './place.ts';

export const ADDRESS_PATTERN = /^0x[0-9a-fA-F]{40}$/;
export const UID_PATTERN = /^0x[0-9a-f]{64}$/;

/** The value as an address with its checksum; `lowerCase: 'accepted'` also takes one that carries none. */
export function readAddress(
  value: unknown,
  place: Place,
  { lowerCase = 'refused' }: { lowerCase?: 'accepted' | 'refused' } = {},
): Address | undefined {
  const problem = findAddressProblem(value, lowerCase === 'accepted');
  if (problem) place.report(problem);
  // The cast says what the pattern has checked.
  return problem ? undefined : (value as Address);
}

/** The value as a schema UID. */
export function readUid(value: unknown, place: Place): Hex | undefined {
  const problem = findUidProblem(value);
  if (problem) place.report(problem);
  // The cast says what the pattern has checked.
  return problem ? undefined : (value as Hex);
}

function findAddressProblem(value: unknown, isLowerCaseAccepted: boolean) {
  if (value === undefined) return 'is missing';
  if (typeof value !== 'string' || !ADDRESS_PATTERN.test(value)) {
    return 'must be an address: 0x and 40 hexadecimal digits';
  }
  if (isZero(value)) return 'must not be the zero address';
  if (isLowerCaseAccepted && value === value.toLowerCase()) return undefined;
  const checksummed = toChecksumAddress(value);
  return value === checksummed ? undefined : `must carry its EIP-55 checksum: ${checksummed}`;
}

function findUidProblem(value: unknown) {
  if (value === undefined) return 'is missing';
  if (typeof value !== 'string' || !UID_PATTERN.test(value)) {
    return 'must be a schema UID: 0x and 64 hexadecimal digits in lower case';
  }
  return isZero(value) ? 'must not be the zero UID' : undefined;
}

function isZero(value: string) {
  return /^0x0+$/.test(value);
}
