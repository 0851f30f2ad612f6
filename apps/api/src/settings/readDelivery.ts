export function readFlag(name: string, value = '0', problems: string[]): boolean {
  if (!/^[01]$/.test(value)) problems.push(`${name}: must be 1 or 0`);
  return value === '1';
}

/** Contacts as RFC 9116 wants them: URIs, each on a line of its own. */
export function readContacts(value: string | undefined, problems: string[]): readonly string[] {
  const contacts = (value?.split(/[\s,]+/) ?? [])
    .filter(Boolean)
    .map((contact) => (/^[^@:/]+@[^@:/]+$/.test(contact) ? `mailto:${contact}` : contact));
  if (contacts.some((contact) => !/^(?:https|mailto|tel):[!-~]+$/.test(contact) || !URL.canParse(contact)))
    problems.push('SECURITY_CONTACT: must be an email address, or a URI with https:, mailto: or tel:');
  return contacts;
}

/** An origin that anybody can reach, without a slash at the end. */
export function readGateway(value: string | undefined, problems: string[]): string | null {
  if (value === undefined) return null;
  const url = URL.parse(value);
  if (url?.protocol !== 'https:' || url.port !== '' || (value !== url.origin && value !== `${url.origin}/`))
    problems.push('IPFS_GATEWAY: must be an https origin with port 443, such as https://ipfs.example');
  return url?.origin ?? null;
}
