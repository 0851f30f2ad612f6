import { Button, WarningIcon } from '@org/ui-theme';
import type { WalletTexts } from '../texts.ts';
import type { ConnectTrouble } from './findConnectTrouble.ts';

export type ConnectNoticeProps = {
  readonly trouble: ConnectTrouble;
  readonly texts: WalletTexts;
  /** Absent where trying again leads nowhere, or where the dialog itself offers it. */
  readonly onRetry?: (() => void) | undefined;
};

const sentences = {
  'request-pending': ({ requestPending }: WalletTexts) => requestPending,
  'relay-unreachable': ({ relayUnreachable }: WalletTexts) => relayUnreachable,
  'needs-project-id': ({ needsProjectId }: WalletTexts) => needsProjectId,
  'provider-not-found': ({ providerNotFound }: WalletTexts) => providerNotFound,
  unknown: ({ somethingWentWrong }: WalletTexts) => somethingWentWrong,
} satisfies Record<ConnectTrouble, (texts: WalletTexts) => string>;

/** Says inside the connect dialog why a wallet did not connect, and what to do about it. */
export function ConnectNotice({ trouble, texts, onRetry }: ConnectNoticeProps) {
  return (
    <div className="wallet-kit-notice" role="alert">
      <WarningIcon />
      <p>{sentences[trouble](texts)}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          {texts.retry}
        </Button>
      )}
    </div>
  );
}
