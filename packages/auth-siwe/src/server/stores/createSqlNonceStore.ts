import { createSqlShares, toRegion } from './networkCounter.ts';
import type { SqlQuery } from './sql.ts';
import { type NonceStore, PERIODS_KEPT } from './stores.ts';

const REMOVE_EXPIRED = `
with gone as (delete from siwe_spent where expires_at <= $1 returning key) select count(*) as total from gone`;

/** The update changes nothing; without it an existing secret would not be returned. */
const FIND_SECRET = `
insert into siwe_secrets as known (period, secret) values ($1, $2)
on conflict (period) do update set secret = known.secret
returning secret`;

const COUNTED = `
counted as (
  select
    (select count(*) from (select from siwe_spent where network = $2 and expires_at > $5 limit $6) as known) as network,
    (select count(*) from (select from siwe_spent where region = $4 and expires_at > $5 limit $7) as known) as region
)`;

const SPEND = `
with ${COUNTED}
insert into siwe_spent (key, network, expires_at, region)
select $1, $2, $3, $4 from counted
where network < $6 and region < $7 and not exists (select from siwe_spent where key = $8)
on conflict (key) do nothing
returning key`;

const REMEMBER_LONGER = `
on conflict (key) do update set expires_at = greatest(known.expires_at, excluded.expires_at)
returning key`;

const DROP = `
with ${COUNTED}
insert into siwe_spent as known (key, network, expires_at, region)
select $1, $2, $3, $4 from counted
where (network < $6 and region < $7) or exists (select from siwe_spent where key = $1)
${REMEMBER_LONGER}`;

const DROP_WITH_ROOM = `
insert into siwe_spent as known (key, network, expires_at, region) values ($1, $2, $3, $4)
${REMEMBER_LONGER}`;

/**
 * Creates a store of spent nonces in PostgreSQL or PGlite, which any number of servers may share. It keeps about
 * `maxSpent`; one network gets at most an eighth of the free capacity and 10,000, one IPv4 /16 or IPv6 /32 a quarter and
 * 20,000. The free capacity is counted every ten seconds.
 *
 * @example
 * import { createSiweTables, createSqlNonceStore } from '@org/auth-siwe/server';
 * await createSiweTables(query);
 * const nonces = createSqlNonceStore({ query });
 */
export function createSqlNonceStore({
  query,
  maxSpent = 1_000_000,
}: {
  readonly query: SqlQuery;
  readonly maxSpent?: number;
}): NonceStore {
  const shares = createSqlShares(maxSpent, async (now) => {
    const { rows } = await query('select count(*) as total from siwe_spent where expires_at > $1', [now]);
    return Number(rows[0]?.total);
  });

  return {
    findSecret: async (period, candidate) => {
      const { rows } = await query(FIND_SECRET, [period, candidate]);
      await query('delete from siwe_secrets where period < $1', [period - PERIODS_KEPT]);
      return String(rows[0]?.secret);
    },
    spend: async ({ nonce, browser, network, expiresAt }, now) => {
      const key = `nonce ${nonce}`;
      const browserKey = `browser ${browser}`;
      const { network: most, region: mostOfRegion } = await shares.find(now);
      const values = [key, network, expiresAt, toRegion(network), now, most, mostOfRegion, browserKey];
      const { rows } = await query(SPEND, values);
      if (rows.length === 1) {
        shares.add(1);
        return 'spent';
      }
      const known = await query('select from siwe_spent where key in ($1, $2)', [key, browserKey]);
      return known.rows.length > 0 ? 'used' : 'full';
    },
    drop: async ({ browser, network, expiresAt, hasRoom }, now) => {
      const values = [`browser ${browser}`, network, expiresAt, toRegion(network)];
      const most = hasRoom ? undefined : await shares.find(now);
      const { rows } = most
        ? await query(DROP, [...values, now, most.network, most.region])
        : await query(DROP_WITH_ROOM, values);
      shares.add(rows.length);
      return rows.length === 1;
    },
    isDropped: async (browser) => {
      const { rows } = await query('select key from siwe_spent where key = $1', [`browser ${browser}`]);
      return rows.length > 0;
    },
    removeExpired: async (now) => {
      const { rows } = await query(REMOVE_EXPIRED, [now]);
      shares.add(-Number(rows[0]?.total));
    },
  };
}
