import { Avatar } from '@org/ui-theme';
import { useState } from 'react';

export type AccountPictureProps = {
  readonly account: { readonly address: string; readonly avatarUrl?: string | undefined };
  readonly size: 'small' | 'large';
};

/** The account's own picture; the one that is drawn from its address where there is none, or it cannot be shown. */
export function AccountPicture({ account: { address, avatarUrl }, size }: AccountPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  if (!avatarUrl || avatarUrl === brokenUrl) return <Avatar address={address} size={size} />;
  const className = size === 'small' ? 'wallet-kit-picture-small' : 'wallet-kit-picture';
  return <img className={className} src={avatarUrl} alt="" onError={() => setBrokenUrl(avatarUrl)} />;
}

/** The account's picture in RainbowKit's dialogs: drawn from the address, never fetched from somewhere. */
export function AccountAvatar({ address }: { address: string }) {
  return <Avatar address={address} className="wallet-kit-avatar" />;
}
