import type { ChainConfig } from '@org/chain-config';
import type { Contest, ScanRows } from '@org/contests';

export function checkKey(chainConfig: ChainConfig, { uid }: Contest, what: string | number) {
  return ['chain', chainConfig.slug, 'check', uid, what] as const;
}

/** The query key of the verdict on a scan's rows. */
export function verdictKey(chainConfig: ChainConfig, contest: Contest, rows: ScanRows | undefined) {
  return checkKey(chainConfig, contest, rows ? numberOfContent(contest, rows) : 'none');
}

const numbers = new WeakMap<
  ScanRows,
  { readonly revokedAt: Contest['revokedAt']; readonly number: number }
>();
const contents = new Map<string, number>();

/**
 * A number that identifies the scan's content for a contest, regardless of order and time. A self-consistent row is
 * identified by its UID and its revocation time, which the UID does not cover.
 */
export function numberOfContent({ uid, revokedAt }: Contest, rows: ScanRows): number {
  const known = numbers.get(rows);
  if (known && known.revokedAt === revokedAt) return known.number;
  const { consistent, mismatched, missing } = rows;
  const content = [
    `${uid} ${revokedAt} ${missing}`,
    ...consistent.map((row) => `${row.uid}${row.revocationTime}`).sort(),
    ...mismatched.map((row) => JSON.stringify(row, toText)).sort(),
  ].join();
  const number = contents.get(content) ?? contents.size;
  contents.set(content, number);
  numbers.set(rows, { revokedAt, number });
  return number;
}

const toText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value);
