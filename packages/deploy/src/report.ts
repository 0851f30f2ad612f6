import type { ChainConfig } from '@org/chain-config';
import type { Fee } from '@org/contests/send';
import { formatEther, formatGwei } from 'viem';
import { type Estimate, sumReserves } from './estimate.ts';
import { type Finding, isComplete } from './plan.ts';

/** The risk of a deployment where contests can be about money. */
export const REAL_MONEY_NOTICE =
  'No outside auditor has read the resolver: it holds no money, but a fault in it could spoil the results of all contests under it, and nobody can repair them.';

/** The parts that the chain has, as lines of a table. */
export function describeFindings(findings: readonly Finding[]): string {
  return toTable(findings.map(({ part, status, detail }) => [part.name, status, detail]));
}

/** The costs of the missing steps, and their sum. */
export function describeEstimates(
  { chain }: ChainConfig,
  { estimates, fee }: { readonly estimates: readonly Estimate[]; readonly fee: Fee },
): string {
  const { symbol } = chain.nativeCurrency;
  const rows = estimates.map(({ planned, gas, cost, unknown }) => [
    planned.name,
    ...(unknown === null
      ? [`${gas.toLocaleString('en')} gas`, `${toAmount(cost)} ${symbol}`]
      : [`${unknown}; at most ${gas.toLocaleString('en')} gas`]),
  ]);
  const known = estimates.filter(({ unknown }) => unknown === null);
  const sum = known.reduce((total, { cost }) => total + cost, 0n);
  const rest = known.length < estimates.length ? ', without the steps that cannot be estimated' : '';
  return [
    `Each step is one transaction; anyone can send it. At ${toShort(formatGwei(fee.expected))} gwei:`,
    '',
    toTable(rows),
    '',
    `An account that sends all of them needs a balance of ${toAmount(sumReserves(estimates))} ${symbol}; nodes reserve the full gas limit.`,
    `Together ${toAmount(sum)} ${symbol}${rest}.`,
  ].join('\n');
}

/** The last line: whether the chain has everything. */
export function describeOutcome(findings: readonly Finding[]): string {
  const count = (status: Finding['status']) => findings.filter((each) => each.status === status).length;
  if (isComplete(findings)) return 'Complete.';
  const counts = (['missing', 'blocked', 'wrong'] as const).flatMap((status) =>
    count(status) > 0 ? `${count(status)} ${status}` : [],
  );
  return `Not complete: ${counts.join(', ')}.`;
}

function toTable(rows: readonly (readonly string[])[]): string {
  const widths = [0, 1].map((column) =>
    Math.max(0, ...rows.map((row) => (column < row.length - 1 ? (row[column]?.length ?? 0) : 0))),
  );
  return rows
    .map((row) => {
      const last = row.length - 1;
      const start = row.slice(0, last).map((cell, column) => `  ${cell.padEnd(widths[column] ?? 0)}`);
      const indent = ' '.repeat(start.join('').length + 2);
      return `${start.join('')}  ${row[last]?.replaceAll('\n', `\n${indent}`)}`;
    })
    .join('\n');
}

/** Four digits are enough for an estimate. */
const toShort = (decimal: string): string =>
  Number(decimal).toLocaleString('en', { maximumSignificantDigits: 4 });
const toAmount = (wei: bigint): string => toShort(formatEther(wei));
