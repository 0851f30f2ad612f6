import type { Hex } from 'viem';

const isUid = (value: string): value is Hex => /^0x[0-9a-f]{64}$/.test(value);

/** Reads UIDs of contests and reviews, with commas, spaces or line ends between them; each that is none is named. */
export function readHiddenUids(list: string | undefined, problems: string[]): readonly Hex[] {
  const uids = new Set<Hex>();
  for (const written of list?.split(/[\s,]+/).filter(Boolean) ?? []) {
    const uid = written.toLowerCase();
    if (isUid(uid)) uids.add(uid);
    else problems.push(`HIDDEN_UIDS: "${written}" is no UID (0x and 64 hexadecimal digits)`);
  }
  return [...uids];
}
