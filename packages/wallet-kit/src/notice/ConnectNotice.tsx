import { Button, ErrorIcon, Spinner } from '@org/ui-theme';
import { useThemeClass } from '../base/ThemeProvider.tsx';
import type { WalletMessages } from '../messages/en.ts';
import { type ConnectTrouble, describeConnectTrouble } from '../wallets/walletTrouble.ts';

export type ConnectNoticeProps = {
  /** `undefined` if the user rejected the connection, which shows no message. */
  readonly trouble: ConnectTrouble | undefined;
  /** The wallet that failed to connect. */
  readonly walletName?: string | undefined;
  /** The wallet asks in a window of its own, which is open. */
  readonly isInWindow?: boolean | undefined;
  readonly messages: WalletMessages;
  /** Undefined if a retry cannot succeed. */
  readonly onRetry?: (() => void) | undefined;
};

/** Explains in the connect dialog why a wallet did not connect, or where it asks, and what to do. */
export function ConnectNotice({ trouble, walletName, isInWindow, messages, onRetry }: ConnectNoticeProps) {
  const className = useThemeClass('wallet-kit-notice');
  return (
    <div className={className} role={isInWindow ? 'status' : trouble && 'alert'}>
      {walletName && <strong>{walletName}</strong>}
      {isInWindow && (
        <div className="wallet-kit-notice-words" data-tone="quiet">
          <Spinner />
          <p>{messages.continueInWindow}</p>
        </div>
      )}
      {trouble && (
        <div className="wallet-kit-notice-words">
          <ErrorIcon />
          <p>{describeConnectTrouble(trouble, messages)}</p>
        </div>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
