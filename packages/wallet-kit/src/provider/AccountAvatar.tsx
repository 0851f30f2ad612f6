import { Avatar } from '@org/ui-theme';

/** The account's picture in RainbowKit's dialogs: drawn from the address, never fetched from somewhere. */
export function AccountAvatar({ address }: { address: string }) {
  return <Avatar address={address} className="wallet-kit-avatar" />;
}
