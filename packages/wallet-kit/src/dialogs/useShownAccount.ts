import { shortenAddress, shortenName } from '@org/ui-theme';
import { useContext } from 'react';
import { formatUnits } from 'viem';
import { PictureContext } from '../base/contexts.ts';
import { useName } from '../config/lookUpName.ts';
import { useAccountBalance, useConnection } from '../connection/useConnection.ts';
import type { ShownAccount } from './AccountDialogView.tsx';

const suffixes = ['', 'k', 'm', 'b', 't'] as const;

/** Truncates instead of rounding: never shows more than the balance. */
const cut = (amount: string, digits: number): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  const kept = fraction.slice(0, digits).replace(/0+$/, '');
  return kept ? `${whole}.${kept}` : whole;
};

const group = (amount: string): string => {
  const [whole = '0', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/**
 * Formats a balance: "<0.001" above zero, three decimals below 1, two below 100, one below 10,000, then k, m, b or t. Exact for any
 * amount.
 *
 * @param balance.value in the smallest unit
 *
 * @example
 * formatBalance({ value: 12_345n * 10n ** 18n, decimals: 18, symbol: 'ETH' }); // '12.3k ETH'
 */
export function formatBalance({
  value,
  decimals,
  symbol,
}: {
  readonly value: bigint;
  readonly decimals: number;
  readonly symbol: string;
}): string {
  return `${formatAmount(value, decimals)} ${symbol}`;
}

const formatAmount = (value: bigint, decimals: number): string => {
  const unit = 10n ** BigInt(decimals);
  if (value < unit) {
    const shown = cut(formatUnits(value, decimals), 3);
    return value > 0n && shown === '0' ? '<0.001' : shown;
  }
  if (value < 100n * unit) return cut(formatUnits(value, decimals), 2);
  if (value < 10_000n * unit) return group(cut(formatUnits(value, decimals), 1));
  const digits = (value / unit).toString().length;
  const step = Math.min(Math.floor((digits - 1) / 3), suffixes.length - 1);
  return `${cut(formatUnits(value, decimals + step * 3), 1)}${suffixes[step]}`;
};

/** The connected account for buttons and dialogs. */
export function useShownAccount(): ShownAccount | undefined {
  const connection = useConnection();
  const balance = useAccountBalance();
  const name = useName(connection?.account);
  const picture = useContext(PictureContext);
  if (!connection) return undefined;
  return {
    address: connection.account,
    displayName: name?.name ? shortenName(name.name) : shortenAddress(connection.account),
    displayBalance: balance && formatBalance(balance),
    avatarUrl: picture ?? name?.avatarUrl ?? undefined,
  };
}
