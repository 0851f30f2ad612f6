import { EVALUATION_SCHEMA_UID, encodeEvaluation, evaluationSchemas } from '@org/contests';
import { sql } from 'drizzle-orm';
import { numberToHex } from 'viem/utils';
import { createDecodedDataJson } from '../src/decoded/createDecodedDataJson.ts';
import { parseSchemaDefinition } from '../src/decoded/parseSchemaDefinition.ts';
import type { SqlSession } from '../src/store/database.ts';

export const REVIEWS_EACH = 50;
export const JUDGES_EACH = 5;

const PER_STATEMENT = 10_000;
const CONTEST = numberToHex(7, { size: 32 });
const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';

/** A judge's address, the same in SQL and here, without a checksum. */
export function toJudge(contest: number, nth: number): string {
  return numberToHex(0x1000 + contest * JUDGES_EACH + nth, { size: 20 });
}

/** Inserts evaluations of many contests, each with its own judges. */
export async function fillEvaluations(session: SqlSession, contests: number): Promise<void> {
  const data = encodeEvaluation({
    contest: CONTEST,
    entry: 'https://example.org/entry/1',
    points: 18,
    tags: ['PRESENTATION_5', 'POTENTIAL_IMPACT_5', 'CREATIVITY_5', 'OPEN_SOURCE_3'],
    comment: COMMENT,
  });
  const definition = evaluationSchemas[EVALUATION_SCHEMA_UID]?.definition ?? '';
  const decoded = createDecodedDataJson(parseSchemaDefinition(definition), data);
  await session.query(sql`insert into schema
    (id, schema, creator, resolver, revocable, index, txid, time, "blockNumber", "logIndex")
    values (${EVALUATION_SCHEMA_UID}, ${definition}, ${toJudge(0, 0)}, ${toJudge(0, 0)}, true, '1', '0x', 1, 1, 0)`);
  const count = contests * REVIEWS_EACH;
  for (let first = 0; first < count; first += PER_STATEMENT) {
    await session.query(sql`insert into attestation
      (id, data, "decodedDataJson", recipient, attester, time, "timeCreated", "expirationTime", "refUID", revocable,
        txid, "schemaId", "blockNumber", "logIndex")
      select '0x' || encode(sha256(n::text::bytea), 'hex'), ${data}::text, ${decoded}::text,
        '0x0000000000000000000000000000000000000000',
        '0x' || lpad(to_hex(${0x1000}::integer + (n % ${contests}::integer) * ${JUDGES_EACH}::integer
          + (n / ${contests}::integer) % ${JUDGES_EACH}::integer), 40, '0'),
        1700000000 + n / 20, 1700000000 + n / 20, 0, '0x' || lpad('', 64, '0'), true,
        '0x' || encode(sha256((n / 20)::text::bytea), 'hex'), ${EVALUATION_SCHEMA_UID}::text, n / 20, n % 20
      from generate_series(${first}::integer, ${Math.min(first + PER_STATEMENT, count) - 1}::integer) n`);
  }
  await session.query(sql`analyze`);
}
