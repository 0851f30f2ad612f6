import { getNetworkShare } from './networkCounter.ts';
import type { NonceStore } from './nonceStore.ts';
import type { SqlQuery } from './sql.ts';

/** The update changes nothing; without it a secret that is there already would not be returned. */
const FIND_SECRET = `
insert into siwe_secrets as known (period, secret) values ($1, $2)
on conflict (period) do update set secret = known.secret
returning secret`;

const COUNT_NETWORK = `
select count(*) as total
from (select from siwe_spent where network = $2 and expires_at > $4 limit $5) as known`;

const SPEND = `
with counted as (${COUNT_NETWORK})
insert into siwe_spent (key, network, expires_at)
select $1, $2, $3 from counted
where total < $5 and not exists (select from siwe_spent where key = $6)
on conflict (key) do nothing
returning key`;

const DROP = `
with counted as (${COUNT_NETWORK})
insert into siwe_spent as known (key, network, expires_at)
select $1, $2, $3 from counted
where total < $5 or exists (select from siwe_spent where key = $1)
on conflict (key) do update set expires_at = greatest(known.expires_at, excluded.expires_at)
returning key`;

/** Counting a large table takes longer than filling it by a few. */
const COUNT_EVERY_MS = 10_000;

/**
 * Spent nonces in PostgreSQL or PGlite: they outlive the process, and any number of servers may share them. About
 * `maxSpent` are kept, and of one network at most an eighth of what is free, as counted every ten seconds.
 *
 * @example
 * import { createSiweTables, createSqlNonceStore } from '@org/auth-siwe/server';
 * await createSiweTables(query);
 * const nonces = createSqlNonceStore({ query });
 */
export const createSqlNonceStore = ({
  query,
  maxSpent = 1_000_000,
}: {
  readonly query: SqlQuery;
  readonly maxSpent?: number;
}): NonceStore => {
  let total = 0;
  let countedAt = Number.NEGATIVE_INFINITY;

  const findShare = async (now: number) => {
    if (Math.abs(now - countedAt) > COUNT_EVERY_MS) {
      countedAt = now;
      const { rows } = await query('select count(*) as total from siwe_spent where expires_at > $1', [now]);
      total = Number(rows[0]?.total);
    }
    return getNetworkShare(maxSpent, total);
  };

  return {
    findSecret: async (period, candidate) => {
      const { rows } = await query(FIND_SECRET, [period, candidate]);
      await query('delete from siwe_secrets where period < $1', [period - 1]);
      return String(rows[0]?.secret);
    },
    spend: async ({ nonce, browser, network, expiresAt }, now) => {
      const key = `nonce ${nonce}`;
      const browserKey = `browser ${browser}`;
      const { rows } = await query(SPEND, [key, network, expiresAt, now, await findShare(now), browserKey]);
      if (rows.length === 1) {
        total += 1;
        return 'spent';
      }
      const known = await query('select from siwe_spent where key in ($1, $2)', [key, browserKey]);
      return known.rows.length > 0 ? 'used' : 'full';
    },
    drop: async ({ browser, network, expiresAt, hasRoom }, now) => {
      const share = hasRoom ? Number.MAX_SAFE_INTEGER : await findShare(now);
      const { rows } = await query(DROP, [`browser ${browser}`, network, expiresAt, now, share]);
      total += rows.length;
      return rows.length === 1;
    },
    isDropped: async (browser) => {
      const { rows } = await query('select key from siwe_spent where key = $1', [`browser ${browser}`]);
      return rows.length > 0;
    },
    removeExpired: async (now) => {
      await query('delete from siwe_spent where expires_at <= $1', [now]);
    },
  };
};
