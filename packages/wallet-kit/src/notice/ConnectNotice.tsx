import { Button, ErrorIcon } from '@org/ui-theme';
import { useThemeClass } from '../base/ThemeProvider.tsx';
import type { WalletMessages } from '../messages/en.ts';
import { type ConnectTrouble, describeConnectTrouble } from '../wallets/walletTrouble.ts';

export type ConnectNoticeProps = {
  /** `undefined` if the user rejected the connection, which shows no message. */
  readonly trouble: ConnectTrouble | undefined;
  /** The wallet that failed to connect. */
  readonly walletName?: string | undefined;
  readonly messages: WalletMessages;
  /** Undefined if a retry cannot succeed. */
  readonly onRetry?: (() => void) | undefined;
};

/** Explains in the connect dialog why a wallet did not connect, and what to do. */
export function ConnectNotice({ trouble, walletName, messages, onRetry }: ConnectNoticeProps) {
  const className = useThemeClass('wallet-kit-notice');
  return (
    <div className={className} role={trouble && 'alert'}>
      {walletName && <strong>{walletName}</strong>}
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
