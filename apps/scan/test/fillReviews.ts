import { local } from '@org/chain-config';
import { getProtocol } from '@org/contests';
import { sql } from 'drizzle-orm';
import { numberToHex } from 'viem/utils';
import type { SqlSession } from '../src/store/database.ts';
import { createDecoder, encodeSampleReview, insertSchemas, REVIEWS } from './sampleSchemas.ts';

export const REVIEWS_EACH = 50;
const JUDGES_EACH = 5;

const PER_STATEMENT = 10_000;

const protocol = getProtocol(local);
if (!protocol) throw new Error('The local chain has no resolver.');
const { schemas } = protocol;

/** The schemas of a contest's acts. */
export const actSchemaUids: readonly string[] = Object.values(schemas);
export const reviewSchemaUid: string = REVIEWS.uid;

/** A contest's UID, the same in SQL and here. */
export function toContest(contest: number): string {
  return numberToHex(contest, { size: 32 });
}

/** A judge's address, the same in SQL and here, without a checksum. */
export function toJudge(contest: number, nth: number): string {
  return numberToHex(0x1000 + contest * JUDGES_EACH + nth, { size: 20 });
}

/** Inserts reviews of many contests, each with its own judges. */
export async function fillReviews(session: SqlSession, contests: number): Promise<void> {
  const data = encodeSampleReview(1, [1, 1, 1, 0, 1, 0]);
  const decoded = createDecoder(REVIEWS)(data);
  await insertSchemas(session, [REVIEWS]);
  const count = contests * REVIEWS_EACH;
  for (let first = 0; first < count; first += PER_STATEMENT) {
    await session.query(sql`insert into attestation
      (id, data, "decodedDataJson", recipient, attester, time, "timeCreated", "expirationTime", "refUID", revocable,
        txid, "schemaId", "blockNumber", "logIndex")
      select '0x' || encode(sha256(n::text::bytea), 'hex'), ${data}::text, ${decoded}::text,
        '0x0000000000000000000000000000000000000000',
        '0x' || lpad(to_hex(${0x1000}::integer + (n % ${contests}::integer) * ${JUDGES_EACH}::integer
          + (n / ${contests}::integer) % ${JUDGES_EACH}::integer), 40, '0'),
        1700000000 + n / 20, 1700000000 + n / 20, 0,
        '0x' || lpad(to_hex(n % ${contests}::integer), 64, '0'), true,
        '0x' || encode(sha256((n / 20)::text::bytea), 'hex'), ${reviewSchemaUid}::text, n / 20, n % 20
      from generate_series(${first}::integer, ${Math.min(first + PER_STATEMENT, count) - 1}::integer) n`);
  }
  await session.query(sql`analyze`);
}
