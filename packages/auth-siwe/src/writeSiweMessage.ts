import type { SiweMessage } from './siweMessage.ts';

/** The text of a message, whatever its fields hold: whoever calls has checked them, or is about to compare. */
export function writeSiweMessage(fields: SiweMessage): string {
  const { scheme, domain, address, statement, resources } = fields;
  const lines = [
    `${scheme === undefined ? '' : `${scheme}://`}${domain} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${fields.uri}`,
    'Version: 1',
    `Chain ID: ${fields.chainId}`,
    `Nonce: ${fields.nonce}`,
    `Issued At: ${fields.issuedAt}`,
  ];
  if (fields.expirationTime !== undefined) lines.push(`Expiration Time: ${fields.expirationTime}`);
  if (fields.notBefore !== undefined) lines.push(`Not Before: ${fields.notBefore}`);
  if (fields.requestId !== undefined) lines.push(`Request ID: ${fields.requestId}`);
  if (resources) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`));
  return lines.join('\n');
}
