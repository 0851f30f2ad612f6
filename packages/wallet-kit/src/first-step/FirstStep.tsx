import { Button, Spinner } from '@org/ui-theme';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { getAnnounced, subscribeAnnounced } from './announced.ts';
import type { FrameLayout } from './ConnectFrame.tsx';
import { type FirstWallet, listFirstWallets } from './firstWallets.ts';
import type { FirstChoice } from './handOver.ts';

/** By their addresses. Kept, because a browser forgets a picture that nothing refers to. */
const kept = new Map<string, HTMLImageElement>();

/**
 * Loads the icons of the first step before it opens, and asks wallets to announce themselves (EIP-6963). A browser makes
 * a document of its own for each SVG picture, which takes longer than all else that the list needs.
 *
 * @example
 * import { prepareIcons } from '@org/wallet-kit/first-step';
 * requestIdleCallback(prepareIcons);
 */
export function prepareIcons(): void {
  const { installed, popular } = listFirstWallets({
    announced: getAnnounced(),
    hasProjectId: true,
    isPhone: false,
  });
  for (const { icon } of [...installed, ...popular]) {
    if (kept.has(icon)) continue;
    const picture = new Image();
    picture.src = icon;
    kept.set(icon, picture);
  }
}

/** RainbowKit's words for the same places. */
export type FirstStepMessages = {
  readonly installed: string;
  readonly popular: string;
  readonly recent: string;
  readonly unsupported: string;
  readonly newToWallets: string;
  readonly whatIsWallet: string;
  readonly walletDescription: string;
  readonly assetsTitle: string;
  readonly assetsDescription: string;
  readonly loginTitle: string;
  readonly loginDescription: string;
  readonly getWallet: string;
  readonly learnMore: string;
};

export type FirstStepProps = {
  readonly layout: FrameLayout;
  readonly closeButton: ReactNode;
  readonly messages: FirstStepMessages;
  /** True if the app has a WalletConnect project id. */
  readonly hasProjectId: boolean;
  /** True if the app lists Coinbase Wallet in place of Base Account (`coinbase` of its options). */
  readonly hasCoinbaseWallet?: boolean | undefined;
  /** The pressed row, while the wallet layer loads. */
  readonly chosen?: FirstChoice | undefined;
  readonly onChoose: (choice: FirstChoice) => void;
};

const LEARN_MORE = 'https://learn.rainbow.me/understanding-web3?utm_source=rainbowkit&utm_campaign=learnmore';

type RowProps = Pick<FirstStepProps, 'messages' | 'chosen' | 'onChoose'> & { readonly wallet: FirstWallet };

function Row({ wallet, messages, chosen, onChoose }: RowProps) {
  const { id, name, icon, iconBackground, isRecent, isUnsupported } = wallet;
  const isChosen = chosen?.kind === 'wallet' && chosen.id === id;
  return (
    <button
      type="button"
      className="wallet-kit-first-row"
      data-testid={`rk-wallet-option-${id}`}
      aria-busy={isChosen || undefined}
      onClick={() => onChoose({ kind: 'wallet', id })}
    >
      <img src={icon} alt="" style={{ background: iconBackground }} />
      <span className="wallet-kit-first-name">
        <bdi translate="no">{name}</bdi>{' '}
        {isRecent && <span className="wallet-kit-first-recent">{messages.recent}</span>}
        {isUnsupported && <span className="wallet-kit-unsupported">{messages.unsupported}</span>}
      </span>
      {isChosen && <Spinner />}
    </button>
  );
}

/**
 * The first step of the connect dialog, inside a `ConnectFrame`: the wallets of RainbowKit's list with the announced
 * ones (EIP-6963), and what a wallet is. It knows names and icons only; `handOver` passes on what was pressed.
 */
export function FirstStep({
  layout,
  closeButton,
  messages,
  hasProjectId,
  hasCoinbaseWallet,
  chosen,
  onChoose,
}: FirstStepProps) {
  const announced = useSyncExternalStore(subscribeAnnounced, getAnnounced);
  // Read once: an opened list must not change its order.
  const [isPhone] = useState(layout === 'phone');
  const { installed, popular } = listFirstWallets({ announced, hasProjectId, hasCoinbaseWallet, isPhone });
  const draw = (wallets: readonly FirstWallet[]) =>
    wallets.map((wallet) => <Row key={wallet.id} {...{ wallet, messages, chosen, onChoose }} />);
  const getWallet = (
    <Button
      variant={layout === 'phone' ? 'outlined' : 'contained'}
      size={layout === 'phone' ? 'medium' : 'small'}
      loading={chosen?.kind === 'get'}
      onClick={() => onChoose({ kind: 'get' })}
    >
      {messages.getWallet}
    </Button>
  );
  const learnMore = (
    <Button
      variant={layout === 'phone' ? 'outlined' : 'quiet'}
      size={layout === 'phone' ? 'medium' : 'small'}
      href={LEARN_MORE}
      target="_blank"
      rel="noreferrer"
    >
      {messages.learnMore}
    </Button>
  );

  if (layout === 'phone') {
    const recentFirst = [...popular, ...installed].sort((a, b) => Number(b.isRecent) - Number(a.isRecent));
    return (
      <>
        {closeButton}
        <div className="wallet-kit-first-list">{draw(recentFirst)}</div>
        <div className="wallet-kit-first-intro">
          <strong>{messages.whatIsWallet}</strong>
          <p>{messages.walletDescription}</p>
          <span className="wallet-kit-first-acts">
            {getWallet}
            {learnMore}
          </span>
        </div>
      </>
    );
  }
  const list = (
    <div className="wallet-kit-first-list">
      {installed.length > 0 && <span className="wallet-kit-first-group">{messages.installed}</span>}
      {draw(installed)}
      <span className="wallet-kit-first-group">{messages.popular}</span>
      {draw(popular)}
    </div>
  );
  if (layout === 'compact') {
    return (
      <>
        {closeButton}
        {list}
        <div className="wallet-kit-first-foot">
          <span>{messages.newToWallets}</span>
          <Button
            variant="quiet"
            size="small"
            loading={chosen?.kind === 'learn'}
            onClick={() => onChoose({ kind: 'learn' })}
          >
            {messages.learnMore}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      {list}
      {closeButton}
      <div className="wallet-kit-first-intro">
        <strong>{messages.whatIsWallet}</strong>
        <dl>
          <dt>{messages.assetsTitle}</dt>
          <dd>{messages.assetsDescription}</dd>
          <dt>{messages.loginTitle}</dt>
          <dd>{messages.loginDescription}</dd>
        </dl>
        <span className="wallet-kit-first-acts">
          {getWallet}
          {learnMore}
        </span>
      </div>
    </>
  );
}
