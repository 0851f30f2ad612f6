import { useParams, useSearch } from '@tanstack/react-router';
import { EditProfilePage } from '../features/account-editor/EditProfilePage.tsx';
import { AccountPage } from '../features/accounts/AccountPage.tsx';
import { NotAnAddressPage } from '../features/accounts/NotAnAddressPage.tsx';
import { readAddress } from '../features/accounts/readAddress.ts';
import { useConfig } from '../shared/config/ConfigContext.tsx';
import { findChain } from '../shared/config/findChain.ts';
import { UnknownChainPage } from '../shared/page/UnknownChainPage.tsx';

/** No address is called so. */
const EDIT = 'edit';

export function AccountRoutePage() {
  const config = useConfig();
  const { address: text } = useParams({ from: '/accounts/$address' });
  const { chain: slug = config.defaultChain } = useSearch({ from: '/accounts/$address' });
  const chainConfig = findChain(config, slug);
  const address = readAddress(text);
  if (!address && text !== EDIT) return <NotAnAddressPage />;
  if (!chainConfig) return <UnknownChainPage slug={slug} />;
  if (!address) return <EditProfilePage key={slug} chainConfig={chainConfig} />;
  return <AccountPage key={`${slug} ${address}`} chainConfig={chainConfig} address={address} />;
}
