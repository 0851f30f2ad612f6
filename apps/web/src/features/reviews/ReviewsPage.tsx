import { useConfig } from '../../shared/config/ConfigContext.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { InOrder } from '../../shared/page/InOrder.tsx';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { ChainReviews } from './ChainReviews.tsx';
import { ReviewsOutline, ReviewsView } from './ReviewsView.tsx';

/** What is left for the connected address to review, over all contests. An address is enough: nobody signs in. */
export function ReviewsPage() {
  const { chains, defaultChain } = useConfig();
  const { status, account } = useWalletSession();
  return (
    <ReviewsView
      account={status === 'connected' ? account : undefined}
      accountHref={account && paths.account(defaultChain, account)}
      isReconnecting={status === 'reconnecting'}
      onConnect={walletSession.openConnect}
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
  );
}
