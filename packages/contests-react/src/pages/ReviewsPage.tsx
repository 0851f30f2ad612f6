import { InOrder } from '../base/page/InOrder.tsx';
import {
  getDefaultChain,
  useConfig,
  usePaths,
  useWallet,
  useWalletState,
} from '../base/provider/contests.ts';
import { ChainReviews } from '../lists/reviews/ChainReviews.tsx';
import { ReviewsOutline, ReviewsView } from '../lists/reviews/ReviewsView.tsx';
import { PeopleProvider } from '../person/PeopleProvider.tsx';

/** Open reviews of the connected account over all contests. Needs only an address, no sign-in. */
export function ReviewsPage() {
  const paths = usePaths();
  const wallet = useWallet();
  const config = useConfig();
  const { chains, defaultChain } = config;
  const { status, account } = useWalletState();
  return (
    <PeopleProvider chainConfig={getDefaultChain(config)}>
      <ReviewsView
        account={status === 'connected' ? account : undefined}
        accountHref={account && paths.account(defaultChain, account)}
        isReconnecting={status === 'reconnecting'}
        onConnect={wallet.openConnect}
        renderContests={(judge) => (
          <InOrder
            key={judge}
            outline={<ReviewsOutline />}
            parts={chains.map((chainConfig) => ({
              key: chainConfig.slug,
              content: <ChainReviews chainConfig={chainConfig} account={judge} isNamed={chains.length > 1} />,
            }))}
          />
        )}
      />
    </PeopleProvider>
  );
}
