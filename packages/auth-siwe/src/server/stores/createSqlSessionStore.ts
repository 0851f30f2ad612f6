import { getAddress } from 'viem/utils';
import { getNetworkShare } from './networkCounter.ts';
import type { SessionStore } from './sessionStore.ts';
import type { SqlQuery } from './sql.ts';

const OPEN = `
with former as (delete from siwe_sessions where id = $7 and browser <> $1),
counted as (
  select count(*) as total
  from (select from siwe_sessions where network = $9 and browser <> $1 and expires_at > $11 limit $10) as known
)
insert into siwe_sessions (browser, id, address, chain_id, expires_at, seen_at, signed_by, network)
select $1, $2, $3, $4, $5, $6, $8, $9 from counted where total < $10
on conflict (browser) do update set
  id = excluded.id, address = excluded.address, chain_id = excluded.chain_id, expires_at = excluded.expires_at,
  seen_at = excluded.seen_at, signed_by = excluded.signed_by, network = excluded.network
returning id`;

const END = 'delete from siwe_sessions where id = $1 or browser = $2 returning browser';

const FIND = 'select address, chain_id, signed_by, expires_at, seen_at from siwe_sessions where id = $1';

/** Counting a large table takes longer than filling it by a few. */
const COUNT_EVERY_MS = 10_000;

/**
 * Sessions in PostgreSQL or PGlite: they outlive the process, and any number of servers may share them. About
 * `maxSessions` are kept, and of one network at most an eighth of what is free, as counted every ten seconds.
 *
 * @example
 * import { createSiweTables, createSqlSessionStore } from '@org/auth-siwe/server';
 * await createSiweTables(query);
 * const sessions = createSqlSessionStore({ query });
 */
export const createSqlSessionStore = ({
  query,
  maxSessions = 1_000_000,
}: {
  readonly query: SqlQuery;
  readonly maxSessions?: number;
}): SessionStore => {
  let total = 0;
  let countedAt = Number.NEGATIVE_INFINITY;

  const findShare = async (now: number) => {
    if (Math.abs(now - countedAt) > COUNT_EVERY_MS) {
      countedAt = now;
      const { rows } = await query('select count(*) as total from siwe_sessions', []);
      total = Number(rows[0]?.total);
    }
    return getNetworkShare(maxSessions, total);
  };

  return {
    open: async ({ id, browser, formerId, network }, session, now) => {
      const { address, chainId, signedBy, expiresAt, seenAt } = session;
      const values = [browser, id, address, chainId, expiresAt, seenAt, formerId ?? null, signedBy, network];
      const { rows } = await query(OPEN, [...values, await findShare(now), now]);
      total += rows.length;
      return rows.length === 1;
    },
    find: async (id) => {
      const [row] = (await query(FIND, [id])).rows;
      return (
        row && {
          address: getAddress(String(row.address)),
          chainId: Number(row.chain_id),
          signedBy: row.signed_by === 'key' ? 'key' : 'contract',
          expiresAt: Number(row.expires_at),
          seenAt: Number(row.seen_at),
        }
      );
    },
    touch: async (id, seenAt) => {
      await query('update siwe_sessions set seen_at = $2 where id = $1', [id, seenAt]);
    },
    end: async ({ id, browser }) => {
      const { rows } = await query(END, [id ?? null, browser ?? null]);
      return rows.map((row) => String(row.browser));
    },
    removeExpired: async (now, unseenSince) => {
      await query('delete from siwe_sessions where expires_at <= $1 or seen_at <= $2', [now, unseenSince]);
    },
  };
};
