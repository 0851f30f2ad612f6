import type { Address, Client } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';

/** What mainnet says about an account. */
export type AccountName = {
  /** As its owner wrote it; somebody else's text, and of any length. */
  readonly name: string | null;
  /** A picture that is part of the record itself, or where the app has one; links to elsewhere are not followed. */
  readonly avatarUrl: string | null;
};

const NOBODY: AccountName = { name: null, avatarUrl: null };
const LONGEST_AVATAR = 64 * 1024;

const toOwnPicture = (record: string | null): string | null =>
  record && record.length <= LONGEST_AVATAR && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(record)
    ? record
    : null;

/**
 * Where an app has the pictures of names whose records point elsewhere, for example at its own server.
 *
 * @param name as ENS normalizes it
 */
export type AvatarUrl = (name: string) => string;

/**
 * Looks an account's name and picture up on mainnet. The name counts only if it also points back to the
 * account. Pictures that stand elsewhere would tell their host who is reading, so only those inside the record
 * are taken; for all others there is what the app has.
 *
 * @param client a client of mainnet, whichever chains a wallet may be on
 * @param avatarUrl default: pictures outside of the record are not shown
 * @throws when the node cannot be asked
 *
 * @see https://docs.ens.domains
 */
export const lookUpName = async (
  client: Client,
  address: Address,
  avatarUrl?: AvatarUrl,
): Promise<AccountName> => {
  const name = await getEnsName(client, { address });
  if (name === null) return NOBODY;
  const normalized = normalize(name);
  const record = await getEnsText(client, { name: normalized, key: 'avatar' }).catch(() => null);
  return { name, avatarUrl: toOwnPicture(record) ?? ((record && avatarUrl?.(normalized)) || null) };
};
