import { Button, ErrorIcon } from '@org/ui-theme';
import type { WalletTexts } from '../texts.ts';
import { type ConnectTrouble, describeConnectTrouble } from './walletTrouble.ts';

export type ConnectNoticeProps = {
  /** `undefined` where the connection was rejected, which needs no words. */
  readonly trouble: ConnectTrouble | undefined;
  /** The wallet that did not connect. */
  readonly walletName?: string | undefined;
  readonly texts: WalletTexts;
  /** Absent where trying again leads nowhere. */
  readonly onRetry?: (() => void) | undefined;
};

/** Says inside the connect dialog why a wallet did not connect, and what to do about it. */
export function ConnectNotice({ trouble, walletName, texts, onRetry }: ConnectNoticeProps) {
  return (
    <div className="wallet-kit-notice" role={trouble && 'alert'}>
      {walletName && <strong>{walletName}</strong>}
      {trouble && (
        <div className="wallet-kit-notice-words">
          <ErrorIcon />
          <p>{describeConnectTrouble(trouble, texts)}</p>
        </div>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
