import { Button, ClockIcon, ErrorIcon, ExternalLinkIcon, Link, SuccessIcon } from '@org/ui-theme';
import type { WalletTexts } from '../texts.ts';
import type { TrackedTransaction, TransactionStatus } from '../transactions/trackedTransaction.ts';

const SHOWN = 3;

const icons = { pending: ClockIcon, confirmed: SuccessIcon, failed: ErrorIcon } satisfies Record<
  TransactionStatus,
  unknown
>;

export type TransactionListProps = {
  readonly transactions: readonly TrackedTransaction[];
  readonly address: string;
  readonly explorerUrl: string | undefined;
  readonly texts: WalletTexts;
  readonly onClear: () => void;
};

/** "Recent Transactions": the newest three, and the way to all of them where the chain has an explorer. */
export function TransactionList({
  transactions,
  address,
  explorerUrl,
  texts,
  onClear,
}: TransactionListProps) {
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
