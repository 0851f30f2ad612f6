const LIFETIME_MS = 180 * 86_400_000;

/**
 * The text of `/.well-known/security.txt`, or null without a contact.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function writeSecurityText(
  contacts: readonly string[],
  { publicOrigin, now }: { publicOrigin: string; now: number },
): string | null {
  if (contacts.length === 0) return null;
  const expires = `${new Date(now + LIFETIME_MS).toISOString().slice(0, 10)}T00:00:00Z`;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ].join('\n');
}
