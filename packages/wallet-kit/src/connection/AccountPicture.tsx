import { Avatar } from '@org/ui-theme';
import { useState } from 'react';

export type AccountPictureProps = {
  readonly account: { readonly address: string; readonly avatarUrl?: string | undefined };
  readonly size: 'small' | 'large';
};

/** The account's own picture. Falls back to the one generated from the address. */
export function AccountPicture({ account: { address, avatarUrl }, size }: AccountPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!avatarUrl || avatarUrl === brokenUrl) return <Avatar address={address} size={size} />;
  const className = size === 'small' ? 'wallet-kit-picture-small' : 'wallet-kit-picture';
  return <img className={className} src={avatarUrl} alt="" onError={() => setBrokenUrl(avatarUrl)} />;
}

/** The account's picture in RainbowKit's dialogs: generated from the address, never fetched. */
export function AccountAvatar({ address }: { address: string }) {
  return <Avatar address={address} className="wallet-kit-avatar" />;
}
