import type { SqlQuery } from '@org/auth-siwe/server';
import { DRAFTS_PER_OWNER, type DraftStore, type Former, type StoredDraft } from './draftStore.ts';

const CREATE = `
insert into drafts (owner, id, place, version, updated_at, content)
select $1, $2, place, $3, $4, $5
from generate_series(1, ${DRAFTS_PER_OWNER}) as place
where not exists (select from drafts where owner = $1 and drafts.place = place.place)
order by random() limit 1
on conflict do nothing
returning id`;

const UPDATE = `
update drafts set version = $3, updated_at = $4, content = $5
where owner = $1 and id = $2 and (version = any(string_to_array($6, ',')) or $6 = '*')
returning id`;

const REMOVE = `
delete from drafts
where owner = $1 and id = $2 and updated_at > $3 and (version = any(string_to_array($4, ',')) or $4 = '*')
returning id`;

const COLUMNS = 'id, version, updated_at, content';
/** Two may want one place at once; whoever loses looks for another. */
const TRIES = 20;
/** How long a count of all drafts is believed, with those added that were made here since. */
const COUNT_MS = 60_000;

const toText = (former: Former) => (former === '*' ? former : former.join(','));

const toDraft = (row: Record<string, unknown>): StoredDraft => ({
  id: String(row.id),
  version: String(row.version),
  updatedAt: Number(row.updated_at),
  content: String(row.content),
});

/**
 * Drafts in PostgreSQL or PGlite. Beyond `maxDrafts` of all accounts together a new one is refused: with 64 kB each, the
 * table is of 13 GB at most.
 */
export function createSqlDraftStore(query: SqlQuery, { maxDrafts = 200_000 } = {}): DraftStore {
  let total = 0;
  let countedAt = Number.NEGATIVE_INFINITY;

  const isRoom = async (now: number) => {
    if (Math.abs(now - countedAt) >= COUNT_MS) {
      countedAt = now;
      total = Number((await query('select count(*) as total from drafts', [])).rows[0]?.total);
    }
    return total < maxDrafts;
  };

  const store: DraftStore = {
    list: async (owner, since) => {
      const sql = `select ${COLUMNS} from drafts where owner = $1 and updated_at > $2 order by updated_at, id`;
      return (await query(sql, [owner, since])).rows.map(toDraft);
    },
    find: async (owner, id, since) => {
      const sql = `select ${COLUMNS} from drafts where owner = $1 and id = $2 and updated_at > $3`;
      const [row] = (await query(sql, [owner, id, since])).rows;
      return row ? toDraft(row) : null;
    },
    save: async (owner, draft, former, since) => {
      const { id, version, updatedAt, content } = draft;
      await query('delete from drafts where owner = $1 and updated_at <= $2', [owner, since]);
      if (former !== null) {
        const { rows } = await query(UPDATE, [owner, id, version, updatedAt, content, toText(former)]);
        if (rows.length > 0) return { status: 'updated' };
        return { status: 'conflict', current: await store.find(owner, id, since) };
      }
      if (!(await isRoom(updatedAt))) {
        const current = await store.find(owner, id, since);
        return current ? { status: 'conflict', current } : { status: 'no-room' };
      }
      for (let tries = 0; tries < TRIES; tries += 1) {
        const { rows } = await query(CREATE, [owner, id, version, updatedAt, content]);
        if (rows.length > 0) {
          total += 1;
          return { status: 'created' };
        }
        const current = await store.find(owner, id, since);
        if (current) return { status: 'conflict', current };
        const { rows: counted } = await query('select count(*) as total from drafts where owner = $1', [
          owner,
        ]);
        if (Number(counted[0]?.total) >= DRAFTS_PER_OWNER) break;
      }
      return { status: 'full' };
    },
    remove: async (owner, id, former, since) => {
      const { rows } = await query(REMOVE, [owner, id, since, toText(former ?? '*')]);
      if (rows.length > 0) return { status: 'removed' };
      const current = former === null || former === '*' ? null : await store.find(owner, id, since);
      return current ? { status: 'conflict', current } : { status: 'absent' };
    },
    removeAll: async (owner) => {
      await query('delete from drafts where owner = $1', [owner]);
    },
    removeExpired: async (since) => {
      await query('delete from drafts where updated_at <= $1', [since]);
    },
  };
  return store;
}
