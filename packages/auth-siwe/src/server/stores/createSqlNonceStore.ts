import { NONCES_PER_BROWSER, type NonceStore, VERIFICATION_LIFE_MS } from './nonceStore.ts';
import type { SqlQuery } from './sql.ts';

/** A counter for each browser gives every nonce one of its five places; the sixth takes that of the first. */
const ADD = `
with turns as (
  insert into siwe_browsers as known (browser, turn, expires_at) values ($1, 0, $3)
  on conflict (browser) do update set turn = known.turn + 1, expires_at = excluded.expires_at
  returning turn
)
insert into siwe_nonces (browser, slot, nonce, expires_at)
select $1, turn % ${NONCES_PER_BROWSER}, $2, $3 from turns
on conflict (browser, slot) do update set nonce = excluded.nonce, expires_at = excluded.expires_at`;

const TAKE = `
with taken as (
  delete from siwe_nonces where browser = $1 and nonce = $2 and expires_at > $3 returning browser, nonce
)
insert into siwe_verifications (browser, nonce, expires_at)
select browser, nonce, $4 from taken
on conflict (browser, nonce) do update set expires_at = excluded.expires_at
returning nonce`;

const FINISH = 'delete from siwe_verifications where browser = $1 and nonce = $2 returning nonce';

const COUNT = 'select count(*) as total from siwe_nonces';
/** Counting a large table takes longer than filling it by a few. */
const COUNT_EVERY_MS = 10_000;

/**
 * Nonces in PostgreSQL or PGlite: they outlive the process, and any number of servers may share them. A new one is
 * refused when there are `maxNonces`, as counted every ten seconds.
 *
 * @example
 * import { createSiweTables, createSqlNonceStore } from '@org/auth-siwe/server';
 * await createSiweTables(query);
 * const nonces = createSqlNonceStore({ query });
 */
export const createSqlNonceStore = ({
  query,
  maxNonces = 1_000_000,
}: {
  readonly query: SqlQuery;
  readonly maxNonces?: number;
}): NonceStore => {
  let total = 0;
  let countedAt = Number.NEGATIVE_INFINITY;

  return {
    add: async ({ nonce, browser, expiresAt }, now) => {
      if (Math.abs(now - countedAt) > COUNT_EVERY_MS) {
        countedAt = now;
        const { rows } = await query(COUNT, []);
        total = Number(rows[0]?.total);
      }
      if (total >= maxNonces) return false;
      await query(ADD, [browser, nonce, expiresAt]);
      total += 1;
      return true;
    },
    take: async ({ nonce, browser }, now) =>
      (await query(TAKE, [browser, nonce, now, now + VERIFICATION_LIFE_MS])).rows.length === 1,
    finish: async ({ nonce, browser }) => (await query(FINISH, [browser, nonce])).rows.length === 1,
    drop: async (browser) => {
      await query('delete from siwe_nonces where browser = $1', [browser]);
      // A statement of its own, after the other: only so does it see what was taken while the first one waited for it.
      await query('delete from siwe_verifications where browser = $1', [browser]);
    },
    removeExpired: async (now) => {
      await query('delete from siwe_nonces where expires_at <= $1', [now]);
      await query('delete from siwe_verifications where expires_at <= $1', [now]);
      await query('delete from siwe_browsers where expires_at <= $1', [now]);
    },
  };
};
