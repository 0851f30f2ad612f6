import { SiweMessageError } from './errors.ts';
import { isTooLong, listFaults } from './limits.ts';
import { type SiweMessage, writeSiweMessage } from './siweMessage.ts';

/**
 * Creates the text that an account signs to sign in (EIP-4361).
 *
 * @throws {SiweMessageError} `siwe-fields`, with every field that is invalid or exceeds a limit
 *
 * @example
 * import { createSiweClient, createSiweMessage } from '@org/auth-siwe';
 * const client = createSiweClient();
 * const message = createSiweMessage({
 *   domain: location.host,
 *   uri: location.origin,
 *   address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   chainId: 84532,
 *   nonce: await client.nonce(),
 *   issuedAt: new Date().toISOString(),
 * });
 *
 * @see https://eips.ethereum.org/EIPS/eip-4361
 */
export function createSiweMessage(fields: SiweMessage): string {
  const faults = listFaults(fields);
  if (faults.length > 0) throw new SiweMessageError(faults);
  const message = writeSiweMessage(fields);
  if (isTooLong(message)) throw new SiweMessageError(['message']);
  return message;
}
