import { computeAttestationUid } from '@org/contests';
/**
 * A scan with generated contests, in its own process: `node bench/serveContests.ts <contests> <reviews> <postgres://…>`,
 * in a new database of that server. Prints one line of JSON, then answers until it is ended.
 */
import { keepHeapSmall } from '@org/server-kit';
import { createDatabase } from '@org/server-kit/testing';
import { sql } from 'drizzle-orm';
import { type Address, getAddress, type Hex, keccak256, numberToHex, zeroAddress, zeroHash } from 'viem';
import type { SqlSession } from '../src/store/database.ts';
import { openScanDatabase } from '../src/store/openDatabase.ts';
import {
  CONTESTS,
  createDecoder,
  encodeSampleContest,
  encodeSampleReview,
  insertSchemas,
  REVIEWS,
  type SampleSchema,
} from '../test/sampleSchemas.ts';
import { serveRows } from './serveRows.ts';

const PER_STATEMENT = 1_000;
const STARTED = 1_790_000_000;
const LAST_BLOCK = 1_000;

/** Addresses that look like those of people, not alike. */
const toAddress = (number: number): Address =>
  getAddress(`0x${keccak256(numberToHex(number, { size: 32 })).slice(-40)}`);
/** The most that a contest can start with. */
const MOST_ENTRIES = 200;

/** The measured contest. */
type FilledContest = {
  uid: Hex;
  title: string;
  /** A judge who has reviewed nothing. */
  freeJudge: Address;
};

/** Judges and entries for this many reviews. Above 19,800, some reviews replace others. */
function toShape(reviews: number): { judges: number; entries: number } {
  if (reviews <= 60) return { judges: 3, entries: Math.ceil(reviews / 3) };
  const judges = Math.min(99, Math.ceil(Math.sqrt(reviews / 2)));
  return { judges, entries: Math.min(MOST_ENTRIES, Math.ceil(reviews / judges)) };
}

type Said = { schema: SampleSchema; attester: Address; time: number; refUID: Hex; data: Hex };

/** Fills an empty database with other contests, and one with this many reviews. All UIDs recompute. */
async function fillContests(
  session: SqlSession,
  { contests, reviews }: { contests: number; reviews: number },
): Promise<FilledContest> {
  await insertSchemas(session, [CONTESTS, REVIEWS]);
  await session.query(sql`insert into block values (${LAST_BLOCK}, ${zeroHash}, ${STARTED + LAST_BLOCK})`);

  await insert(session, contests - 1, (nth) => ({
    schema: CONTESTS,
    attester: toAddress(0x0a_00_00 + (nth % 500)),
    time: STARTED - contests + nth,
    refUID: zeroHash,
    data: encodeSampleContest({
      title: `Contest number ${nth} of many`,
      judges: [toAddress(0x0b_00_00 + nth), toAddress(0x0b_00_01 + nth)],
      entries: 4,
      opensAt: STARTED - contests + nth,
    }),
  }));

  const shape = toShape(reviews);
  const judges = Array.from({ length: shape.judges }, (_, nth) => toAddress(0x0c_00_00 + nth));
  const freeJudge = toAddress(0x0d_00_00);
  const { entries } = shape;
  const title = `Tools for a village workshop`;
  const [uid = zeroHash] = await insert(session, 1, () => ({
    schema: CONTESTS,
    attester: toAddress(0x0a_00_01),
    time: STARTED,
    refUID: zeroHash,
    data: encodeSampleContest({ title, judges: [...judges, freeJudge], entries, opensAt: STARTED }),
  }));
  await insert(session, reviews, (nth) => {
    const points = Array.from({ length: 6 }, (_, criterion) => ((nth * 7 + (nth >> 3)) >> criterion) % 2);
    return {
      schema: REVIEWS,
      attester: judges[Math.floor(nth / entries) % judges.length] ?? freeJudge,
      time: STARTED + 10 + Math.floor(nth / 100),
      refUID: uid,
      data: encodeSampleReview((nth % entries) + 1, points),
    };
  });
  await session.query(sql`analyze`);
  return { uid, title, freeJudge };
}

/** Returns the UIDs of the inserted rows, at most one statement's worth. */
async function insert(session: SqlSession, count: number, make: (nth: number) => Said): Promise<Hex[]> {
  const decoders = new Map([CONTESTS, REVIEWS].map((schema) => [schema, createDecoder(schema)]));
  let uids: Hex[] = [];
  for (let first = 0; first < count; first += PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(PER_STATEMENT, count - first) }, (_, nth) => {
      const { schema, ...said } = make(first + nth);
      const id = computeAttestationUid({
        schema: schema.uid,
        recipient: zeroAddress,
        attester: said.attester,
        time: BigInt(said.time),
        expirationTime: 0n,
        revocable: true,
        refUID: said.refUID,
        data: said.data,
      });
      const decodedDataJson = decoders.get(schema)?.(said.data);
      return { ...said, schemaId: schema.uid, id, decodedDataJson, logIndex: nth };
    });
    uids = rows.map(({ id }) => id);
    await session.query(sql`insert into attestation (id, data, "decodedDataJson", recipient, attester, time,
        "timeCreated", "expirationTime", "refUID", revocable, txid, "schemaId", "blockNumber", "logIndex")
      select id, data, "decodedDataJson", ${zeroAddress}, attester, time, time, 0, "refUID", true, ${zeroHash},
        "schemaId", ${LAST_BLOCK}::integer, "logIndex"
      from json_populate_recordset(null::attestation, ${JSON.stringify(rows)}::json)`);
  }
  return uids;
}

const [contests, reviews, url = ''] = process.argv.slice(2);

keepHeapSmall();
const database = await createDatabase(url);
const db = await openScanDatabase({ url: database.url, statementMs: 60_000 });
const contest = await fillContests(db, { contests: Number(contests), reviews: Number(reviews) });
const { port } = await serveRows(db);
console.log(JSON.stringify({ ...contest, url: `http://127.0.0.1:${port}/graphql` }));
process.once('SIGTERM', () => process.exit(0));
