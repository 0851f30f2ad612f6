import { Button, Skeleton, WalletIcon } from '@org/ui-theme';
import type { Messages } from '../../messages/messages.ts';
import './walletSlot.css';

/** What stands in the header until the wallet layer is there. */
export type PlaceholderStatus = 'ready' | 'reconnecting' | 'loading' | 'failed';

type Props = {
  readonly status: PlaceholderStatus;
  readonly texts: Messages['wallet'];
  /** Somebody may be about to press the button. */
  readonly onIntent: () => void;
  readonly onPointerDown: () => void;
  readonly onConnect: () => void;
};

/** "Connect Wallet" before there is any wallet code on the page. It looks like the button that takes its place. */
export function WalletPlaceholder({ status, texts, onIntent, onPointerDown, onConnect }: Props) {
  if (status === 'reconnecting') {
    return (
      <span className="wallet-slot-reconnecting">
        <Skeleton shape="block" label={texts.reconnecting} />
      </span>
    );
  }
  return (
    <span className="wallet-slot">
      <Button
        icon={<WalletIcon />}
        loading={status === 'loading'}
        data-wallet-slot=""
        onPointerEnter={onIntent}
        onPointerDown={onPointerDown}
        onTouchStart={onIntent}
        onFocus={onIntent}
        onClick={onConnect}
      >
        {status === 'failed' ? texts.tryAgain : texts.connectWallet}
      </Button>
      <span role="status">
        {status === 'failed' && <span className="wallet-slot-failed">{texts.layerMissing}</span>}
      </span>
    </span>
  );
}
