import { Button, CheckIcon, CopyIcon, Dialog, SignOutIcon, useClipboard } from '@org/ui-theme';
import { AccountPicture } from '../accounts/AccountPicture.tsx';
import type { WalletTexts } from '../texts.ts';
import type { TrackedTransaction } from '../transactions/trackedTransaction.ts';
import { TransactionList } from './TransactionList.tsx';

/** Who the dialog is about. */
export type ShownAccount = {
  readonly address: string;
  /** The shortened address, or the name of it. */
  readonly displayName: string;
  /** Absent until it is known. */
  readonly displayBalance?: string | undefined;
  /** A picture of the account's own; otherwise one is drawn from the address. */
  readonly avatarUrl?: string | undefined;
};

export type AccountDialogViewProps = {
  readonly open: boolean;
  readonly account: ShownAccount;
  /** Newest first; the first three are shown. */
  readonly transactions: readonly TrackedTransaction[];
  /** The chain's explorer, without a slash at its end; absent where there is none. */
  readonly explorerUrl?: string | undefined;
  readonly texts: WalletTexts;
  readonly onClear: () => void;
  readonly onDisconnect: () => void;
  readonly onClose: () => void;
};

/** The account as its owner sees it; it knows no wallet. */
export function AccountDialogView({
  open,
  account,
  transactions,
  explorerUrl,
  texts,
  onClear,
  onDisconnect,
  onClose,
}: AccountDialogViewProps) {
  const { address, displayName, displayBalance } = account;
  const { state, copy } = useClipboard();
  const copyLabels = { idle: texts.copyAddress, copied: texts.copied, failed: texts.copyFailed };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{displayName}</bdi>}
      closeLabel={texts.close}
      className="wallet-kit-account-dialog"
    >
      <div className="wallet-kit-profile">
        <AccountPicture account={account} size="large" />
        <p className="wallet-kit-profile-balance">{displayBalance}</p>
        <div className="wallet-kit-profile-acts">
          <Button
            variant="outlined"
            icon={state === 'copied' ? <CheckIcon /> : <CopyIcon />}
            onClick={() => copy(address)}
          >
            {copyLabels[state]}
          </Button>
          <Button variant="outlined" icon={<SignOutIcon />} onClick={onDisconnect}>
            {texts.disconnect}
          </Button>
        </div>
      </div>
      <TransactionList
        transactions={transactions}
        address={address}
        explorerUrl={explorerUrl}
        texts={texts}
        onClear={onClear}
      />
    </Dialog>
  );
}
