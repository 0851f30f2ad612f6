import type { SiweSubject, SqlQuery } from '@org/auth-siwe/server';
import type { DraftStore, Former, Save, StoredDraft } from './draftStore.ts';
import { DRAFTS_PER_OWNER, findLimit, getContentBytes, getSize, NO_NETWORK } from './quota.ts';

const CREATE = `
insert into drafts (owner, id, place, version, updated_at, content, created_at, size, network)
select $1, $2, place, $3, $4, $5, $4, $6, $7
from generate_series(1, ${DRAFTS_PER_OWNER}) as place
where not exists (select from drafts where owner = $1 and drafts.place = place.place)
order by random() limit 1
on conflict do nothing
returning id`;

const UPDATE = `
update drafts set version = $3, updated_at = $4, content = $5, size = $6, network = $7
where owner = $1 and id = $2 and (version = any(string_to_array($8, ',')) or $8 = '*')
returning id`;

const REMOVE = `
delete from drafts
where owner = $1 and id = $2 and updated_at > $3 and (version = any(string_to_array($4, ',')) or $4 = '*')
returning id`;

const USAGE = `
select count(*) as count, coalesce(sum(size), 0) as owner_bytes, min(created_at) as first_at,
  (select coalesce(sum(size), 0) from drafts where network = $2) as network_bytes,
  coalesce(sum(size) filter (where id = $3), 0) as former_size
from drafts where owner = $1`;

const COLUMNS = 'id, version, updated_at, content';
/** Two may want one place at once; whoever loses looks for another. */
const TRIES = 20;
/** How long a sum of all drafts is believed, with what was saved here since. */
const SUM_MS = 60_000;

const toText = (former: Former) => (former === '*' ? former : former.join(','));

const toDraft = (row: Record<string, unknown>): StoredDraft => ({
  id: String(row.id),
  version: String(row.version),
  updatedAt: Number(row.updated_at),
  content: String(row.content),
});

/**
 * Drafts in PostgreSQL or PGlite, about `maxBytes` of all accounts together. The saves of one account wait for each other
 * in one server, so that several at once cannot pass a limit; several servers can by one draft each.
 */
export function createSqlDraftStore(query: SqlQuery, { maxBytes = 10_000_000_000 } = {}): DraftStore {
  let totalBytes = 0;
  let summedAt = Number.NEGATIVE_INFINITY;
  const saving = new Map<SiweSubject, Promise<unknown>>();

  const findUsage = async (owner: SiweSubject, { network }: Save['saver'], id: string, now: number) => {
    if (Math.abs(now - summedAt) >= SUM_MS) {
      summedAt = now;
      const { rows } = await query('select coalesce(sum(size), 0) as total from drafts', []);
      totalBytes = Number(rows[0]?.total);
    }
    const row = (await query(USAGE, [owner, network, id])).rows[0] ?? {};
    const firstAt = row.first_at === null ? null : Number(row.first_at);
    const [count, ownerBytes, networkBytes] = [row.count, row.owner_bytes, row.network_bytes].map(Number);
    return {
      usage: {
        count: count ?? 0,
        ownerBytes: ownerBytes ?? 0,
        networkBytes: networkBytes ?? 0,
        firstAt,
        totalBytes,
      },
      formerSize: Number(row.former_size),
    };
  };

  const inTurn = async <T>(owner: SiweSubject, work: () => Promise<T>): Promise<T> => {
    const turn = (saving.get(owner) ?? Promise.resolve()).then(work, work);
    saving.set(owner, turn);
    try {
      return await turn;
    } finally {
      if (saving.get(owner) === turn) saving.delete(owner);
    }
  };

  const save: DraftStore['save'] = async ({ owner, draft, former, saver, since }) => {
    const { id, version, updatedAt, content } = draft;
    await query('delete from drafts where owner = $1 and updated_at <= $2', [owner, since]);
    const current = await store.find(owner, id, since);
    const isExpected =
      former === null
        ? current === null
        : current !== null && (former === '*' || former.includes(current.version));
    if (!isExpected) return { status: 'conflict', current };
    const size = getSize(draft);
    const { usage, formerSize } = await findUsage(owner, saver, id, updatedAt);
    const growth = size - formerSize;
    const limit = findLimit({ usage, saver, growth, isNew: former === null, now: updatedAt, maxBytes });
    if (limit) return { status: 'no-room', limit };
    const network = saver.isKnown ? NO_NETWORK : saver.network;
    const values = [owner, id, version, updatedAt, content, size, network];
    if (former !== null) {
      const { rows } = await query(UPDATE, [...values, toText(former)]);
      if (rows.length === 0) return { status: 'conflict', current: await store.find(owner, id, since) };
      totalBytes += growth;
      return { status: 'updated' };
    }
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await query(CREATE, values)).rows.length > 0) {
        totalBytes += growth;
        return { status: 'created' };
      }
      const winner = await store.find(owner, id, since);
      if (winner) return { status: 'conflict', current: winner };
      const { rows } = await query('select count(*) as total from drafts where owner = $1', [owner]);
      if (Number(rows[0]?.total) >= DRAFTS_PER_OWNER) break;
    }
    return { status: 'no-room', limit: 'too-many' };
  };

  const store: DraftStore = {
    list: async (owner, since) => {
      const sql =
        'select id, version, updated_at, size from drafts where owner = $1 and updated_at > $2 order by updated_at, id';
      return (await query(sql, [owner, since])).rows.map((row) => ({
        id: String(row.id),
        version: String(row.version),
        updatedAt: Number(row.updated_at),
        bytes: getContentBytes(Number(row.size)),
      }));
    },
    find: async (owner, id, since) => {
      const sql = `select ${COLUMNS} from drafts where owner = $1 and id = $2 and updated_at > $3`;
      const [row] = (await query(sql, [owner, id, since])).rows;
      return row ? toDraft(row) : null;
    },
    save: (saved) => inTurn(saved.owner, () => save(saved)),
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
