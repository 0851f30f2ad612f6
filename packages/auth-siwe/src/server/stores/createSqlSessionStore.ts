import { getAddress } from 'viem/utils';
import { createSqlShares, toRegion } from './networkCounter.ts';
import type { SqlQuery } from './sql.ts';
import type { SessionStore } from './stores.ts';

/** A rejected session ends no other. */
const OPEN = `
with counted as (
  select
    (select count(*) from (
      select from siwe_sessions where network = $9 and browser <> $1 and expires_at > $11 limit $12
    ) as known) as network,
    (select count(*) from (
      select from siwe_sessions where region = $10 and browser <> $1 and expires_at > $11 limit $13
    ) as known) as region
),
former as (
  delete from siwe_sessions using counted
  where id = $7 and browser <> $1 and counted.network < $12 and counted.region < $13
)
insert into siwe_sessions (browser, id, address, chain_id, expires_at, seen_at, signed_by, network, region)
select $1, $2, $3, $4, $5, $6, $8, $9, $10 from counted where network < $12 and region < $13
on conflict (browser) do update set
  id = excluded.id, address = excluded.address, chain_id = excluded.chain_id, expires_at = excluded.expires_at,
  seen_at = excluded.seen_at, signed_by = excluded.signed_by, network = excluded.network, region = excluded.region
returning id`;

const END = 'delete from siwe_sessions where id = $1 or browser = $2 returning browser';

const END_ALL = `
with gone as (
  delete from siwe_sessions where address = $1 and signed_by = $2 and ($2 = 'key' or chain_id = $3) returning id
)
select count(*) as total from gone`;

const REMOVE_EXPIRED = `
with gone as (delete from siwe_sessions where expires_at <= $1 or seen_at <= $2 returning id)
select count(*) as total from gone`;

const FIND = 'select address, chain_id, signed_by, expires_at, seen_at from siwe_sessions where id = $1';

/**
 * Creates a store of sessions in PostgreSQL or PGlite, which any number of servers may share. It keeps about
 * `maxSessions`; one network gets at most an eighth of the free capacity and 10,000, one IPv4 /16 or IPv6 /32 a quarter and
 * 20,000. The free capacity is counted every ten seconds.
 *
 * @example
 * import { createSiweTables, createSqlSessionStore } from '@org/auth-siwe/server';
 * await createSiweTables(query);
 * const sessions = createSqlSessionStore({ query });
 */
export function createSqlSessionStore({
  query,
  maxSessions = 1_000_000,
}: {
  readonly query: SqlQuery;
  readonly maxSessions?: number;
}): SessionStore {
  const shares = createSqlShares(maxSessions, async () => {
    const { rows } = await query('select count(*) as total from siwe_sessions', []);
    return Number(rows[0]?.total);
  });

  return {
    open: async ({ id, browser, formerId, network }, session, now) => {
      const { address, chainId, signedBy, expiresAt, seenAt } = session;
      const row = [browser, id, address, chainId, expiresAt, seenAt, formerId ?? null, signedBy, network];
      const most = await shares.find(now);
      const { rows } = await query(OPEN, [...row, toRegion(network), now, most.network, most.region]);
      shares.add(rows.length);
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
      shares.add(-rows.length);
      return rows.map((row) => String(row.browser));
    },
    endAll: async ({ address, chainId, signedBy }) => {
      const { rows } = await query(END_ALL, [address, signedBy, chainId]);
      shares.add(-Number(rows[0]?.total));
    },
    removeExpired: async (now, unseenSince) => {
      const { rows } = await query(REMOVE_EXPIRED, [now, unseenSince]);
      shares.add(-Number(rows[0]?.total));
    },
  };
}
