import { Button, Skeleton, WalletIcon } from '@org/ui-theme';
import type { Messages } from '../../messages/messages.ts';
import './walletSlot.css';

/** Shown in the header until the wallet layer has loaded. */
export type PlaceholderStatus = 'ready' | 'reconnecting' | 'loading' | 'failed';

type Props = {
  readonly status: PlaceholderStatus;
  readonly texts: Messages['wallet'];
  /** Called when the button is hovered, touched or focused. */
  readonly onIntent: () => void;
  readonly onPointerDown: () => void;
  readonly onConnect: () => void;
};

/** "Connect Wallet" before any wallet code has loaded. It looks like the button that replaces it. */
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
