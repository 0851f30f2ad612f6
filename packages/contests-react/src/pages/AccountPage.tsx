import { type ChainConfig, getExplorerAddressUrl } from '@org/chain-config';
import { Button, Card, Skeleton, shortenAddress } from '@org/ui-theme';
import { useQuery } from '@tanstack/react-query';
import type { Address } from 'viem';
import { GivenReviews, StartedContests } from '../account/AccountLists.tsx';
import { AccountView, readAddress } from '../account/AccountView.tsx';
import { JudgingToDo } from '../account/JudgingToDo.tsx';
import { ProfileView } from '../account/ProfileView.tsx';
import { useLookAlikes } from '../account/useLookAlikes.ts';
import { InOrder } from '../base/page/InOrder.tsx';
import { lazyPart } from '../base/page/lazyPart.ts';
import { Notice } from '../base/page/notices.tsx';
import { usePageTitle } from '../base/page/pageStart.ts';
import { useConfig, useMessages, usePaths, useWalletState } from '../base/provider/contests.ts';
import { englishAccounts } from '../messages/en/accounts.ts';
import { englishTrouble } from '../messages/en/trouble.ts';
import { profileQuery } from '../person/profileQuery.ts';

const NextStepsPart = lazyPart(() =>
  import('../organize/next/NextSteps.tsx').then(({ NextSteps }) => NextSteps),
);
const EnteredPart = lazyPart(() =>
  import('../organize/next/EnteredContests.tsx').then(({ EnteredContests }) => EnteredContests),
);

export type AccountPageProps = {
  readonly chainConfig: ChainConfig;
  /** The address as given in the link. */
  readonly text: string;
};

/** An account on one chain: its profile and what it has signed. */
export function AccountPage({ chainConfig, text }: AccountPageProps) {
  const address = readAddress(text);
  return address ? (
    <Account key={`${chainConfig.slug} ${address}`} chainConfig={chainConfig} address={address} />
  ) : (
    <NotAnAddressPage />
  );
}

type AccountProps = { readonly chainConfig: ChainConfig; readonly address: Address };

function Account({ chainConfig, address }: AccountProps) {
  const accountsMessages = useMessages('accounts', englishAccounts);
  const paths = usePaths();
  const { chains } = useConfig();
  const { status, account } = useWalletState();
  const query = useQuery(profileQuery(chainConfig, address));
  const found = query.data;
  const name = found?.status === 'read' ? found.profile.name : undefined;
  usePageTitle(name ?? `${accountsMessages.title} ${shortenAddress(address)}`);
  const lookAlikes = useLookAlikes(address, account);
  const isOwn = account?.toLowerCase() === address.toLowerCase();
  const list = { chainConfig, account: address };
  const next = NextStepsPart.use(isOwn);
  const entered = EnteredPart.use(true);
  // An own account's next steps stand above everything else, so the page waits for the wallet.
  const isMissing = (part: typeof next) => !part.Component && !part.hasFailed;
  const isAwaited = status === 'reconnecting' || isMissing(entered) || (isOwn && isMissing(next));
  const outline = (
    <Card>
      <Skeleton lines={3} label={accountsMessages.loadingLists} />
    </Card>
  );
  return (
    <AccountView
      chains={chains.map(({ slug, chain }) => ({
        name: chain.name,
        href: paths.account(slug, address),
        isCurrent: slug === chainConfig.slug,
      }))}
      profile={
        <ProfileView
          address={address}
          chainName={chainConfig.chain.name}
          state={found ?? { status: query.isError ? 'failed' : 'loading' }}
          lookAlikes={lookAlikes}
          explorerHref={getExplorerAddressUrl(chainConfig, address)}
          editHref={isOwn ? paths.editProfile(chainConfig.slug) : undefined}
          onRetry={() => void query.refetch()}
        />
      }
      // A slow chain must not delay the scan's data.
      isProfileAwaited={query.isPending && query.failureCount === 0}
      outline={outline}
      lists={
        isAwaited ? (
          outline
        ) : (
          <InOrder
            key={String(isOwn)}
            outline={outline}
            parts={[
              ...(isOwn && next.Component ? [{ key: 'next', content: <next.Component {...list} /> }] : []),
              { key: 'judging', content: <JudgingToDo {...list} /> },
              { key: 'started', content: <StartedContests {...list} /> },
              ...(entered.Component ? [{ key: 'entered', content: <entered.Component {...list} /> }] : []),
              { key: 'given', content: <GivenReviews {...list} /> },
            ]}
          />
        )
      }
    />
  );
}

/** For links with an invalid address. */
export function NotAnAddressPage() {
  const messages = useMessages('accounts', englishAccounts).notAnAddress;
  const troubleMessages = useMessages('trouble', englishTrouble);
  const paths = usePaths();
  usePageTitle(messages.title);
  return (
    <Notice
      title={messages.title}
      text={messages.text}
      action={<Button href={paths.contests}>{troubleMessages.toContests}</Button>}
    />
  );
}
