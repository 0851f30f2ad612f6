import {
  Button,
  CheckIcon,
  ClockIcon,
  CopyIcon,
  ErrorIcon,
  ExternalLinkIcon,
  Link,
  SignOutIcon,
  SuccessIcon,
  useClipboard,
} from '@org/ui-theme';
import { KitDialog } from '../base/ThemeProvider.tsx';
import { AccountPicture } from '../connection/AccountPicture.tsx';
import type { WalletMessages } from '../messages/en.ts';
import type { TrackedTransaction, TransactionStatus } from '../transactions/trackedTransaction.ts';

/** The account that the dialog shows. */
export type ShownAccount = {
  readonly address: string;
  /** The shortened address or the account's name. */
  readonly displayName: string;
  /** Undefined until loaded. */
  readonly displayBalance?: string | undefined;
  /** The account's own picture. Default: one generated from the address. */
  readonly avatarUrl?: string | undefined;
};

export type AccountDialogViewProps = {
  /** True if the dialog is shown. */
  readonly open: boolean;
  /** The connected account. */
  readonly account: ShownAccount;
  /** Newest first; the first three are shown. */
  readonly transactions: readonly TrackedTransaction[];
  /** The chain's explorer without a trailing slash, if it has one. */
  readonly explorerUrl?: string | undefined;
  /** The messages of a language. */
  readonly messages: WalletMessages;
  /** "Clear All", shown with at least one transaction. */
  readonly onClear: () => void;
  /** "Disconnect". */
  readonly onDisconnect: () => void;
  /** The close button, Escape or a press outside. */
  readonly onClose: () => void;
};

/** Account, balance and recent transactions, from props alone. */
export function AccountDialogView({
  open,
  account,
  transactions,
  explorerUrl,
  messages,
  onClear,
  onDisconnect,
  onClose,
}: AccountDialogViewProps) {
  const { address, displayName, displayBalance } = account;
  const { state, copy } = useClipboard();
  const copyLabels = { idle: messages.copyAddress, copied: messages.copied, failed: messages.copyFailed };
  return (
    <KitDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<bdi>{displayName}</bdi>}
      closeLabel={messages.close}
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
            {messages.disconnect}
          </Button>
        </div>
      </div>
      <TransactionList
        transactions={transactions}
        address={address}
        explorerUrl={explorerUrl}
        messages={messages}
        onClear={onClear}
      />
    </KitDialog>
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
  readonly messages: WalletMessages;
  readonly onClear: () => void;
};

/** "Recent Transactions": the newest three, and a link to the explorer. */
function TransactionList({ transactions, address, explorerUrl, messages, onClear }: TransactionListProps) {
  return (
    <section className="wallet-kit-transactions" aria-labelledby="wallet-kit-transactions">
      <div className="wallet-kit-transactions-head">
        <h3 id="wallet-kit-transactions">{messages.recentTransactions}</h3>
        {transactions.length > 0 && (
          <Button variant="quiet" size="small" onClick={onClear}>
            {messages.clearAll}
          </Button>
        )}
      </div>
      {transactions.length === 0 ? (
        <p className="wallet-kit-transactions-none">{messages.noTransactions}</p>
      ) : (
        <ul>
          {transactions.slice(0, SHOWN).map((transaction) => (
            <TransactionItem
              key={transaction.hash}
              transaction={transaction}
              explorerUrl={explorerUrl}
              messages={messages}
            />
          ))}
        </ul>
      )}
      {explorerUrl !== undefined && (
        <Link href={`${explorerUrl}/address/${address}`} target="_blank" rel="noopener noreferrer">
          {messages.viewOnExplorer} <ExternalLinkIcon />
        </Link>
      )}
    </section>
  );
}

function TransactionItem({
  transaction: { hash, description, status },
  explorerUrl,
  messages,
}: {
  transaction: TrackedTransaction;
  explorerUrl: string | undefined;
  messages: WalletMessages;
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
      <span className="wallet-kit-transaction-status">{messages[status]}</span>
    </li>
  );
}
