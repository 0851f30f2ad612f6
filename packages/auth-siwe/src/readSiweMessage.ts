import { ParsedMessage } from '@spruceid/siwe-parser';
import type { Address } from 'viem';
import type { SiweMessage } from './siweMessage.ts';
import { writeSiweMessage } from './writeSiweMessage.ts';

const findFields = (text: string): SiweMessage | undefined => {
  try {
    const parsed = new ParsedMessage(text);
    const { scheme, statement, expirationTime, notBefore, requestId, resources } = parsed;
    return {
      domain: parsed.domain,
      // The parser refuses what is no address in the case of EIP-55.
      address: parsed.address as Address,
      uri: parsed.uri,
      chainId: parsed.chainId,
      nonce: parsed.nonce,
      issuedAt: parsed.issuedAt,
      ...(scheme !== undefined && { scheme }),
      ...(statement !== undefined && { statement }),
      ...(expirationTime !== undefined && { expirationTime }),
      ...(notBefore !== undefined && { notBefore }),
      ...(requestId !== undefined && { requestId }),
      ...(resources !== undefined && { resources }),
    };
  } catch {
    return undefined;
  }
};

/** The fields of a text that is exactly what EIP-4361 describes, whatever its size; the parser's time grows with it. */
export function readSiweMessage(text: string): SiweMessage | undefined {
  const fields = findFields(text);
  return fields && writeSiweMessage(fields) === text ? fields : undefined;
}
