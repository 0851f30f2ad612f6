import type { SiweSubject, SqlQuery } from '@org/auth-siwe/server';
import * as v from 'valibot';
import { createTotal } from '../base/createTotal.ts';
import {
  DRAFTS_PER_OWNER,
  type DraftStore,
  type Former,
  findLimit,
  getContentBytes,
  getSize,
  type Home,
  listHomes,
  NO_ORGANIZER,
  type Save,
} from './draftStore.ts';

const CREATE = `
insert into drafts (owner, id, place, version, updated_at, content, created_at, size, network, organizer)
select $1, $2, place, $3, $4, $5, $4, $6, $7, $8
from generate_series(1, ${DRAFTS_PER_OWNER}) as place
where not exists (select from drafts where owner = $1 and drafts.place = place.place)
order by random() limit 1
on conflict do nothing
returning id`;

const UPDATE = `
update drafts set version = $3, updated_at = $4, content = $5, size = $6, network = $7, organizer = $8
where owner = $1 and id = $2 and (version = any(string_to_array($9, ',')) or $9 = '*')
returning id`;

const REMOVE =
  "owner = $1 and id = $2 and updated_at > $3 and (version = any(string_to_array($4, ',')) or $4 = '*')";

const USAGE = `
select count(*) as count, coalesce(sum(size), 0) as owner_bytes, min(created_at) as first_at,
  (select coalesce(sum(size), 0) from drafts where network = $2 and (organizer = '') = ($3 = '')
    and not (owner = $1 and id = $4)) as network_bytes,
  (select coalesce(sum(size), 0) from drafts where organizer = $3 and $3 <> ''
    and not (owner = $1 and id = $4)) as organizer_bytes,
  coalesce(sum(size) filter (where id = $4), 0) as former_size
from drafts where owner = $1`;

const ORGANIZERS = `
select organizer, sum(size) as total from drafts
where organizer = any(string_to_array($1, ',')) and not (owner = $2 and id = $3) group by organizer`;

const COLUMNS = 'id, version, updated_at, content';
type SaveAnswer = ReturnType<DraftStore['save']>;
type Place = { readonly owner: SiweSubject; readonly id: string; readonly since: number };

/** Two saves may pick the same place; the loser tries another. */
const TRIES = 20;
/** How long a sum of all drafts is used, adjusted by this server's own changes. */
const SUM_MS = 60_000;

const toText = (former: Former) => (former === '*' ? former : former.join(','));

/** PostgreSQL returns large numbers as text. */
const number = v.pipe(v.unknown(), v.transform(Number), v.finite());
const entryRow = { id: v.string(), version: v.string(), updated_at: number };
const draftRow = v.object({ ...entryRow, content: v.string() });
const sizeRow = v.object({ ...entryRow, size: number });
const usageRow = v.object({
  count: number,
  owner_bytes: number,
  first_at: v.nullable(number),
  network_bytes: number,
  organizer_bytes: number,
  former_size: number,
});
const totalRow = v.object({ total: number });
const homeRow = v.object({ network: v.string(), organizer: v.string() });
const organizerRow = v.object({ organizer: v.string(), total: number });
const goneRow = v.object({ count: number, bytes: number });

/**
 * Drafts in PostgreSQL or PGlite, up to about `maxBytes` for all accounts. Within one server, saves of one account, one
 * organizer and one network run one after the other, so that concurrent ones cannot exceed a limit; several servers can exceed it
 * by one draft each.
 */
export function createSqlDraftStore(query: SqlQuery, { maxBytes = 10_000_000_000 } = {}): DraftStore {
  const total = createTotal(async () => {
    const { rows } = await query('select coalesce(sum(size), 0) as total from drafts', []);
    return v.parse(totalRow, rows[0]).total;
  }, SUM_MS);
  const saving = new Map<string, Promise<unknown>>();

  const findUsage = async (owner: SiweSubject, { network, organizer }: Home, id: string, now: number) => {
    await total.refresh(now);
    const row = v.parse(usageRow, (await query(USAGE, [owner, network, organizer, id])).rows[0]);
    return {
      usage: {
        count: row.count,
        ownerBytes: row.owner_bytes,
        networkBytes: row.network_bytes,
        organizerBytes: row.organizer_bytes,
        firstAt: row.first_at,
        totalBytes: total.get(),
      },
      formerSize: row.former_size,
    };
  };

  const inTurn = async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (saving.get(key) ?? Promise.resolve()).then(work, work);
    saving.set(key, turn);
    try {
      return await turn;
    } finally {
      if (saving.get(key) === turn) saving.delete(key);
    }
  };

  const removeWhere = async (condition: string, values: Parameters<SqlQuery>[1]) => {
    const sql = `with gone as (delete from drafts where ${condition} returning size)
      select count(*) as count, coalesce(sum(size), 0) as bytes from gone`;
    const { count, bytes } = v.parse(goneRow, (await query(sql, values)).rows[0]);
    total.subtract(bytes);
    return count;
  };

  const readHomes = async ({ owner, draft: { id }, saver }: Save): Promise<readonly Home[]> => {
    const sql = 'select network, organizer from drafts where owner = $1 and id = $2';
    const [row] = (await query(sql, [owner, id])).rows;
    const former = row && v.parse(homeRow, row);
    const choices = [...saver.organizers, ...(former ? [former.organizer] : [])].join(',');
    const { rows } = choices === '' ? { rows: [] } : await query(ORGANIZERS, [choices, owner, id]);
    const totals = new Map(v.parse(v.array(organizerRow), rows).map((each) => [each.organizer, each.total]));
    return listHomes(former, saver, (organizer) => totals.get(organizer) ?? 0);
  };

  const saveAt = async (home: Home, { owner, draft, former, since }: Save): SaveAnswer => {
    const { id, version, updatedAt, content } = draft;
    const current = await store.find(owner, id, since);
    const isExpected =
      former === null
        ? current === null
        : current !== null && (former === '*' || former.includes(current.version));
    if (!isExpected) return { status: 'conflict', current };
    const size = getSize(draft);
    const { usage, formerSize } = await findUsage(owner, home, id, updatedAt);
    const growth = size - formerSize;
    const isNew = former === null;
    const limit = findLimit({ usage, home, size, growth, isNew, now: updatedAt, maxBytes });
    if (limit) return { status: 'no-room', limit };
    const values = [owner, id, version, updatedAt, content, size, home.network, home.organizer];
    let answer: Awaited<SaveAnswer> = { status: 'no-room', limit: 'too-many' };
    await total.reserve(growth, async () => {
      answer = await (former === null
        ? create(values, { owner, id, since })
        : update([...values, toText(former)], { owner, id, since }));
      return answer.status === 'created' || answer.status === 'updated';
    });
    return answer;
  };

  const update = async (values: Parameters<SqlQuery>[1], { owner, id, since }: Place): SaveAnswer => {
    if ((await query(UPDATE, values)).rows.length > 0) return { status: 'updated' };
    return { status: 'conflict', current: await store.find(owner, id, since) };
  };

  const create = async (values: Parameters<SqlQuery>[1], { owner, id, since }: Place): SaveAnswer => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await query(CREATE, values)).rows.length > 0) return { status: 'created' };
      const winner = await store.find(owner, id, since);
      if (winner) return { status: 'conflict', current: winner };
      const { rows } = await query('select count(*) as total from drafts where owner = $1', [owner]);
      if (v.parse(totalRow, rows[0]).total >= DRAFTS_PER_OWNER) break;
    }
    return { status: 'no-room', limit: 'too-many' };
  };

  const save = async (saved: Save): SaveAnswer => {
    await removeWhere('owner = $1 and updated_at <= $2', [saved.owner, saved.since]);
    let refusal: Awaited<SaveAnswer> | undefined;
    for (const home of await readHomes(saved)) {
      const { network, organizer } = home;
      const work = () => inTurn(`network ${network}`, () => saveAt(home, saved));
      const answer = await (organizer === NO_ORGANIZER ? work() : inTurn(`organizer ${organizer}`, work));
      if (answer.status !== 'no-room') return answer;
      refusal ??= answer;
    }
    return refusal ?? { status: 'no-room', limit: 'store' };
  };

  const store: DraftStore = {
    list: async (owner, since) => {
      const sql =
        'select id, version, updated_at, size from drafts where owner = $1 and updated_at > $2 order by updated_at, id';
      const { rows } = await query(sql, [owner, since]);
      return v.parse(v.array(sizeRow), rows).map(({ id, version, updated_at, size }) => ({
        id,
        version,
        updatedAt: updated_at,
        bytes: getContentBytes(size),
      }));
    },
    find: async (owner, id, since) => {
      const sql = `select ${COLUMNS} from drafts where owner = $1 and id = $2 and updated_at > $3`;
      const [row] = (await query(sql, [owner, id, since])).rows;
      if (!row) return null;
      const { updated_at: updatedAt, ...draft } = v.parse(draftRow, row);
      return { ...draft, updatedAt };
    },
    save: (saved) => inTurn(`owner ${saved.owner}`, () => save(saved)),
    remove: async (owner, id, former, since) => {
      const count = await removeWhere(REMOVE, [owner, id, since, toText(former ?? '*')]);
      if (count > 0) return { status: 'removed' };
      const current = former === null || former === '*' ? null : await store.find(owner, id, since);
      return current ? { status: 'conflict', current } : { status: 'absent' };
    },
    removeAll: async (owner) => {
      await removeWhere('owner = $1', [owner]);
    },
    removeExpired: async (since) => {
      await removeWhere('updated_at <= $1', [since]);
    },
  };
  return store;
}
