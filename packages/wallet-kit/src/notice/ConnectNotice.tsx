import { Button, WarningIcon } from '@org/ui-theme';
import type { WalletTexts } from '../texts.ts';
import { describeConnectTrouble } from './describeConnectTrouble.ts';
import type { ConnectTrouble } from './findConnectTrouble.ts';

export type ConnectNoticeProps = {
  readonly trouble: ConnectTrouble;
  readonly texts: WalletTexts;
  /** Absent where trying again leads nowhere, or where the dialog itself offers it. */
  readonly onRetry?: (() => void) | undefined;
};

/** Says inside the connect dialog why a wallet did not connect, and what to do about it. */
export function ConnectNotice({ trouble, texts, onRetry }: ConnectNoticeProps) {
  return (
    <div className="wallet-kit-notice" role="alert">
      <WarningIcon />
      <p>{describeConnectTrouble(trouble, texts)}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
