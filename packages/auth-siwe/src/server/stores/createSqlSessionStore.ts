import { getAddress } from 'viem/utils';
import type { SessionStore } from './sessionStore.ts';
import type { SqlQuery } from './sql.ts';

const OPEN = `
with former as (delete from siwe_sessions where id = $7 and browser <> $1)
insert into siwe_sessions (browser, id, address, chain_id, expires_at, seen_at)
values ($1, $2, $3, $4, $5, $6)
on conflict (browser) do update set
  id = excluded.id, address = excluded.address, chain_id = excluded.chain_id,
  expires_at = excluded.expires_at, seen_at = excluded.seen_at`;

const FIND = 'select address, chain_id, expires_at, seen_at from siwe_sessions where id = $1';

/**
 * Sessions in PostgreSQL or PGlite: they outlive the process, and any number of servers may share them.
 *
 * @example
 * import { createSiweTables, createSqlSessionStore } from '@org/auth-siwe/server';
 * await createSiweTables(query);
 * const sessions = createSqlSessionStore({ query });
 */
export const createSqlSessionStore = ({ query }: { readonly query: SqlQuery }): SessionStore => ({
  open: async ({ id, browser, formerId }, { address, chainId, expiresAt, seenAt }) => {
    await query(OPEN, [browser, id, address, chainId, expiresAt, seenAt, formerId ?? null]);
    return true;
  },
  find: async (id) => {
    const [row] = (await query(FIND, [id])).rows;
    return (
      row && {
        address: getAddress(String(row.address)),
        chainId: Number(row.chain_id),
        expiresAt: Number(row.expires_at),
        seenAt: Number(row.seen_at),
      }
    );
  },
  touch: async (id, seenAt) => {
    await query('update siwe_sessions set seen_at = $2 where id = $1', [id, seenAt]);
  },
  end: async ({ id, browser }) => {
    await query('delete from siwe_sessions where id = $1 or browser = $2', [id ?? null, browser ?? null]);
  },
  removeExpired: async (now, unseenSince) => {
    await query('delete from siwe_sessions where expires_at <= $1 or seen_at <= $2', [now, unseenSince]);
  },
});
