import {
  Button,
  CheckIcon,
  ClockIcon,
  CopyIcon,
  Dialog,
  ErrorIcon,
  ExternalLinkIcon,
  Link,
  SignOutIcon,
  SuccessIcon,
  useClipboard,
} from '@org/ui-theme';
import { AccountPicture } from '../accounts/AccountPicture.tsx';
import type { WalletTexts } from '../texts.ts';
import type { TrackedTransaction, TransactionStatus } from '../transactions/trackedTransaction.ts';

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

const SHOWN = 3;

const icons = { pending: ClockIcon, confirmed: SuccessIcon, failed: ErrorIcon } satisfies Record<
  TransactionStatus,
  unknown
>;

type TransactionListProps = {
  readonly transactions: readonly TrackedTransaction[];
  readonly address: string;
  readonly explorerUrl: string | undefined;
  readonly texts: WalletTexts;
  readonly onClear: () => void;
};

/** "Recent Transactions": the newest three, and the way to all of them where the chain has an explorer. */
function TransactionList({ transactions, address, explorerUrl, texts, onClear }: TransactionListProps) {
  return (
    <section className="wallet-kit-transactions" aria-labelledby="wallet-kit-transactions">
      <div className="wallet-kit-transactions-head">
        <h3 id="wallet-kit-transactions">{texts.recentTransactions}</h3>
        {transactions.length > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {texts.clearAll}
          </Button>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="wallet-kit-transactions-none">{texts.noTransactions}</p>
      ) : (
        <ul>
          {transactions.slice(0, SHOWN).map((transaction) => (
            <TransactionItem
              key={transaction.hash}
              transaction={transaction}
              explorerUrl={explorerUrl}
              texts={texts}
            />
          ))}
        </ul>
      )}
      {explorerUrl !== undefined && (
        <Link href={`${explorerUrl}/address/${address}`} target="_blank" rel="noopener noreferrer">
          {texts.viewOnExplorer} <ExternalLinkIcon />
        </Link>
      )}
    </section>
  );
}

function TransactionItem({
  transaction: { hash, description, status },
  explorerUrl,
  texts,
}: {
  transaction: TrackedTransaction;
  explorerUrl: string | undefined;
  texts: WalletTexts;
}) {
  const Icon = icons[status];
  const name = <bdi>{description}</bdi>;
  return (
    <li data-status={status}>
      <Icon />
      <span className="wallet-kit-transaction-name">
        {explorerUrl === undefined ? (
          name
        ) : (
          <Link href={`${explorerUrl}/tx/${hash}`} target="_blank" rel="noopener noreferrer">
            {name}
          </Link>
        )}
      </span>
      <span className="wallet-kit-transaction-status">{texts[status]}</span>
    </li>
  );
}
