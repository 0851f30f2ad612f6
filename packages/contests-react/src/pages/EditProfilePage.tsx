import type { ChainConfig } from '@org/chain-config';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { EditProfileFrame } from '../account/editor/EditProfileView.tsx';
import { ProfileEditor } from '../account/editor/ProfileEditor.tsx';
import { usePaths, useWallet, useWalletState } from '../base/provider/contests.ts';
import { profileQuery } from '../person/profileQuery.ts';

/** The page to edit the connected account's profile. */
export function EditProfilePage({ chainConfig }: { readonly chainConfig: ChainConfig }) {
  const wallet = useWallet();
  const { status, account } = useWalletState();
  if (status === 'connected' && account) {
    return <LoadedProfile key={account} chainConfig={chainConfig} account={account} />;
  }
  return (
    <EditProfileFrame
      state={status === 'reconnecting' ? 'loading' : 'not-connected'}
      chainName={chainConfig.chain.name}
      accountHref={undefined}
      onConnect={wallet.openConnect}
      onRetry={() => {}}
    />
  );
}

type LoadedProfileProps = { readonly chainConfig: ChainConfig; readonly account: Address };

function LoadedProfile({ chainConfig, account }: LoadedProfileProps) {
  const paths = usePaths();
  const wallet = useWallet();
  // An edit builds on the current profile: cached data may be outdated.
  const query = useQuery({ ...profileQuery(chainConfig, account), staleTime: 0 });
  const found = query.isFetchedAfterMount ? query.data : undefined;
  const getState = () => {
    if (!found) return query.isError ? 'failed' : 'loading';
    return found.status === 'unavailable' ? 'unavailable' : 'there';
  };
  return (
    <EditProfileFrame
      state={getState()}
      chainName={chainConfig.chain.name}
      accountHref={paths.account(chainConfig.slug, account)}
      onConnect={wallet.openConnect}
      onRetry={() => void query.refetch()}
    >
      {found && <ProfileEditor chainConfig={chainConfig} account={account} found={found} />}
    </EditProfileFrame>
  );
}
