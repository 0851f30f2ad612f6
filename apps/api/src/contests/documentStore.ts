import type { SqlQuery } from '@org/auth-siwe/server';
import type { Database } from '@org/server-kit';
import * as v from 'valibot';
import { createTotal } from '../base/createTotal.ts';
import { createFairQueue, findOpenPart } from '../base/fairShares.ts';

/** How long a document is stored without an attestation that names it. */
export const UNNAMED_LIFE_MS = 3_600_000;
/** The same if its transaction is signed by the owners of a Safe, or from a file. */
export const HANDED_OVER_LIFE_MS = 14 * 86_400_000;
/** Storing a document again keeps it no longer than this, so that its first upload does not count for good. */
const LONGEST_LIFE_MS = 15 * 86_400_000;
/** A document that is stored longer counts toward the part of those that are signed later. */
const LATER_AFTER_MS = 2 * UNNAMED_LIFE_MS;
/** A document that is due is looked up again after this time, if the scans cannot answer. */
const RETRY_MS = 600_000;
/** Between two vacuums of deleted documents: each reads the indexes. */
const VACUUM_MS = 300_000;
/**
 * A vacuum reads what was stored since the last one. PGlite does nothing else meanwhile, so this may not pile up.
 */
const VACUUM_BYTES = 64_000_000;

/** Counted for the metadata of a document. */
const ENTRY_BYTES = 500;
/** Counted at least for a document that nothing names yet: each costs the scans a search. */
const LEAST_BYTES = 65_536;
/** The part of the store for documents that nothing names yet. */
const UNNAMED_PART = 1 / 4;
/** The part of those that are signed later: they leave the other part to people who sign within an hour. */
const LATER_PART = 1 / 8;
/**
 * The share of the smallest network, see `findOpenPart`. An event of 300 entries, each with a picture of 150 kB, is stored
 * from one address.
 */
const EACH_PART = 1 / 40;
/** Documents of a sweep; the next sweep goes on. */
const MOST_OF_A_SWEEP = 100;
/** Documents that name one picture. */
const MOST_PARENTS = 8;
const MAX_WAITING = 64;
const SUM_MS = 60_000;

/** `network`: the networks of this client have used up their share. `store`: there is no room for anyone. */
export type NoDocumentRoom = 'network' | 'store';

type NewDocument = {
  readonly cid: string;
  readonly bytes: Uint8Array;
  readonly isText: boolean;
  /** The CIDs of the pictures that it names. */
  readonly pictures: readonly string[];
  /** The networks of the client, see `listNetworks`. */
  readonly networks: readonly string[];
  readonly now: number;
  readonly lifeMs: number;
};

type StoredDocument = {
  /** Only a text can be what an attestation names. */
  readonly isText: boolean;
  /** Stored documents that name it as a picture. */
  readonly parents: readonly string[];
};

/** Documents and pictures by the CID of their bytes. */
export type DocumentStore = {
  /** Stores a document, or a stored one for longer; the limit if there is no room. */
  save(document: NewDocument): Promise<NoDocumentRoom | undefined>;
  lookUp(cid: string): Promise<StoredDocument | null>;
  read(cid: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** The given CIDs under which nothing is stored. */
  listMissing(cids: readonly string[]): Promise<readonly string[]>;
  /**
   * Deletes what is due: a document that no attestation names, a picture that no stored document names. If `isNamed`
   * rejects, the document is due again later. Several servers may sweep at the same time.
   */
  sweep(
    now: number,
    isNamed: (cid: string, bytes: Uint8Array, expiresAt: number) => Promise<boolean>,
  ): Promise<void>;
};

/** Stores a document, and for as long the pictures ($9) that it takes into the part of documents that are signed later. */
const INSERT = `
with carried as (
  update documents set networks = string_to_array($6, ','),
    expires_at = greatest(expires_at, least($10, stored_at + ${LONGEST_LIFE_MS}))
  where cid = any(string_to_array($9, ',')) and expires_at <= stored_at + ${LATER_AFTER_MS}
)
insert into documents (cid, content, is_text, pictures, size, networks, stored_at, expires_at)
values ($1, decode($2, 'base64'), $3::boolean, string_to_array($4, ','), $5, string_to_array($6, ','), $7, $8)
on conflict (cid) do update set
  expires_at = greatest(documents.expires_at, least(excluded.expires_at, documents.stored_at + ${LONGEST_LIFE_MS})),
  networks = case when documents.expires_at > documents.stored_at + ${LATER_AFTER_MS}
    or excluded.expires_at <= documents.stored_at + ${LATER_AFTER_MS} then documents.networks else excluded.networks end
  where documents.expires_at is not null
returning cid`;

const COUNTED = `coalesce(sum(greatest(size, ${LEAST_BYTES}))`;
const IS_UNNAMED = `expires_at <= stored_at + ${LATER_AFTER_MS}`;
const IS_LATER = `expires_at > stored_at + ${LATER_AFTER_MS}`;
const USAGE = `
select network, sum(size) as total, ${COUNTED} filter (where ${IS_UNNAMED}), 0) as unnamed,
  ${COUNTED} filter (where ${IS_LATER}), 0) as later
from documents cross join unnest(networks) as network
where networks && string_to_array($1, ',') and network = any(string_to_array($1, ','))
group by network`;

const TOTAL = 'select coalesce(sum(size), 0) as total from documents';
const UNNAMED_TOTAL = `select ${COUNTED}, 0) as total from documents where ${IS_UNNAMED}`;
const LATER_TOTAL = `select ${COUNTED}, 0) as total from documents where ${IS_LATER}`;

/** Bytes that the pictures of a document move into the part of those that are signed later. */
const CARRIED = `
select ${COUNTED}, 0) as total from documents where cid = any(string_to_array($1, ',')) and ${IS_UNNAMED}`;

/** Postpones what is due, so that no other server looks it up too. Documents with pictures are first. */
const TAKE_DUE = `
with due as (
  select cid from documents where expires_at <= $1 and retry_at <= $1
  order by cardinality(pictures) desc, expires_at limit ${MOST_OF_A_SWEEP} for update skip locked
)
update documents set retry_at = $2 from due where documents.cid = due.cid
returning documents.cid, is_text, cardinality(pictures) as pictures, expires_at, ${IS_LATER} as is_later`;

/**
 * The latest time until which a document that names this picture is stored; null if none does. One that is signed later
 * keeps only pictures that count in its part.
 */
const PARENTS_END = `
select bool_or(expires_at is null) as named, max(greatest(expires_at, retry_at)) as ends from documents
where pictures @> array[$1] and cid <> $1 and ($2::boolean or expires_at is null or ${IS_UNNAMED})
having count(*) > 0`;

const NAMED = `
update documents set expires_at = null, networks = networks[greatest(1, cardinality(networks) - 1):]
where cid = $1`;

/** PostgreSQL returns large numbers as text. */
const number = v.pipe(v.unknown(), v.transform(Number), v.finite());
const totalRow = v.object({ total: number });
const usageRows = v.array(v.object({ network: v.string(), total: number, unnamed: number, later: number }));
const timesRow = v.object({ stored_at: number, expires_at: v.nullable(number) });
const lookUpRow = v.object({ is_text: v.boolean(), parents: v.nullable(v.string()) });
const contentRow = v.object({ content: v.string() });
const dueRow = v.object({
  ...{ cid: v.string(), is_text: v.boolean(), is_later: v.boolean() },
  ...{ pictures: number, expires_at: number },
});
const endRow = v.object({ named: v.boolean(), ends: v.nullable(number) });

type StoreOptions = {
  readonly maxBytes?: number;
  readonly vacuum?: Database['vacuum'];
  readonly vacuumBytes?: number;
};

/** A document that is about to be stored: its part of the store, and its bytes there. */
type Addition = {
  readonly part: 'unnamed' | 'later';
  /** The document's bytes in the store; 0 if it is stored already. */
  readonly storedBytes: number;
  /** The bytes that count toward the part. */
  readonly countedBytes: number;
};

/**
 * Documents in PostgreSQL or PGlite, up to `maxBytes`. Saves run one after the other, so that concurrent ones cannot exceed
 * a limit; several servers can exceed it by one document each. `vacuum` gives the disk of deleted bytes back where the
 * database does not do so by itself.
 */
export function createDocumentStore(
  query: SqlQuery,
  { maxBytes = 10_000_000_000, vacuum, vacuumBytes = VACUUM_BYTES }: StoreOptions = {},
): DocumentStore {
  const createSum = (sql: string) =>
    createTotal(async () => v.parse(totalRow, (await query(sql, [])).rows[0]).total, SUM_MS);
  const total = createSum(TOTAL);
  const parts = {
    unnamed: { sum: createSum(UNNAMED_TOTAL), most: maxBytes * UNNAMED_PART },
    later: { sum: createSum(LATER_TOTAL), most: maxBytes * LATER_PART },
  } as const;
  const saves = createFairQueue(1, MAX_WAITING);

  const findLimit = async (
    networks: readonly string[],
    { part, storedBytes, countedBytes }: Addition,
  ): Promise<NoDocumentRoom | undefined> => {
    const { rows } = await query(USAGE, [networks.join(',')]);
    const usage = new Map(v.parse(usageRows, rows).map((row) => [row.network, row]));
    const { sum, most } = parts[part];
    const shares = [
      { kind: part, taken: sum.get(), size: countedBytes, most },
      { kind: 'total', taken: total.get(), size: storedBytes, most: maxBytes },
    ] as const;
    for (const { kind, taken, size, most } of shares) {
      if (taken + size > most) return 'store';
      const open = findOpenPart(networks, (name) => usage.get(name)?.[kind] ?? 0, most * EACH_PART);
      if (taken + size > most * open) return 'network';
    }
    return undefined;
  };

  /** Bytes since the last vacuum. */
  let unvacuumed = 0;
  const insert = async (
    { cid, bytes, isText, pictures, networks, now, lifeMs }: NewDocument,
    { size, carries, end }: { readonly size: number; readonly carries: boolean; readonly end: number },
  ) => {
    const content = Buffer.from(bytes).toString('base64');
    const lists = { pictures: pictures.join(','), networks: networks.join(',') };
    const values = [cid, content, String(isText), lists.pictures, size, lists.networks, now, now + lifeMs];
    await query(INSERT, [...values, carries ? lists.pictures : '', end]);
    unvacuumed += size;
  };

  const save = async (document: NewDocument): Promise<NoDocumentRoom | undefined> => {
    const size = document.bytes.byteLength + ENTRY_BYTES;
    const { cid, networks, now, lifeMs } = document;
    const [row] = (await query('select stored_at, expires_at from documents where cid = $1', [cid])).rows;
    const known = row && v.parse(timesRow, row);
    const isLater = now + lifeMs > (known?.stored_at ?? now) + LATER_AFTER_MS;
    const wasLater = Boolean(known?.expires_at && known.expires_at > known.stored_at + LATER_AFTER_MS);
    const written = { size, carries: isLater, end: Math.max(known?.expires_at ?? 0, now + lifeMs) };
    if (known && (known.expires_at === null || !isLater)) {
      await insert(document, { ...written, carries: false });
      return undefined;
    }
    const part = isLater ? 'later' : 'unnamed';
    const { sum } = parts[part];
    await Promise.all([total.refresh(now), sum.refresh(now)]);
    const pictures = isLater ? document.pictures.join(',') : '';
    const carried = pictures ? v.parse(totalRow, (await query(CARRIED, [pictures])).rows[0]).total : 0;
    // The document's pictures may have been stored after it.
    const countedBytes = (wasLater ? 0 : Math.max(size, LEAST_BYTES)) + carried;
    const storedBytes = known ? 0 : size;
    const limit = countedBytes > 0 && (await findLimit(networks, { part, storedBytes, countedBytes }));
    if (limit) return limit;
    const write = async () => {
      await insert(document, written);
      return true;
    };
    await total.reserve(storedBytes, async () => {
      await sum.reserve(countedBytes, write);
      return true;
    });
    return undefined;
  };

  // A process before this one may have left some.
  let hasGarbage = true;
  let vacuumedAt = 0;
  const tidy = async (now: number) => {
    const isDue = unvacuumed >= vacuumBytes || (hasGarbage && now - vacuumedAt >= VACUUM_MS);
    if (!vacuum || !isDue) return;
    hasGarbage = false;
    unvacuumed = 0;
    vacuumedAt = now;
    await vacuum('documents').catch((error: unknown) => {
      hasGarbage = true;
      throw error;
    });
  };

  /** Deletes a document that was due, or stores it for as long as what names it. */
  const decide = async (
    { cid, is_text: isText, is_later: isLater, expires_at: expiresAt }: v.InferOutput<typeof dueRow>,
    { now, retryAt }: { readonly now: number; readonly retryAt: number },
    isNamed: Parameters<DocumentStore['sweep']>[1],
  ) => {
    const bytes = isText ? await store.read(cid) : null;
    if (bytes && (await isNamed(cid, bytes, expiresAt))) return query(NAMED, [cid]);
    const [row] = (await query(PARENTS_END, [cid, String(isLater)])).rows;
    const end = row && v.parse(endRow, row);
    if (end?.named) return query(NAMED, [cid]);
    if (end && (end.ends ?? 0) > now)
      return query('update documents set expires_at = $2 where cid = $1 and expires_at is not null', [
        cid,
        end.ends,
      ]);
    // Unless it was stored again, or another server looks it up.
    const sql = 'delete from documents where cid = $1 and expires_at = $2 and retry_at = $3';
    hasGarbage = true;
    return query(sql, [cid, expiresAt, retryAt]);
  };

  const store: DocumentStore = {
    save: (document) => saves.add(() => save(document), document.networks).result,
    lookUp: async (cid) => {
      const sql = `select is_text, (
          select string_agg(cid, ',') from (
            select cid from documents where pictures @> array[$1] and cid <> $1
            order by expires_at is null desc, stored_at limit ${MOST_PARENTS}) as parents
        ) as parents from documents where cid = $1`;
      const [row] = (await query(sql, [cid])).rows;
      if (!row) return null;
      const { is_text: isText, parents } = v.parse(lookUpRow, row);
      return { isText, parents: parents?.split(',') ?? [] };
    },
    read: async (cid) => {
      const sql = "select encode(content, 'base64') as content from documents where cid = $1";
      const [row] = (await query(sql, [cid])).rows;
      return row ? new Uint8Array(Buffer.from(v.parse(contentRow, row).content, 'base64')) : null;
    },
    listMissing: async (cids) => {
      const { rows } = await query("select cid from documents where cid = any(string_to_array($1, ','))", [
        cids.join(','),
      ]);
      const stored = new Set(v.parse(v.array(v.object({ cid: v.string() })), rows).map(({ cid }) => cid));
      return cids.filter((cid) => !stored.has(cid));
    },
    sweep: async (now, isNamed) => {
      const retryAt = now + RETRY_MS;
      const due = v.parse(v.array(dueRow), (await query(TAKE_DUE, [now, retryAt])).rows);
      // A picture is stored as long as what names it.
      for (const row of due.toSorted((a, b) => b.pictures - a.pictures))
        await decide(row, { now, retryAt }, isNamed).catch(() => undefined);
      await tidy(now);
    },
  };
  return store;
}
