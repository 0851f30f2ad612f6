import { createServer } from 'node:http';
import { local } from '@org/chain-config';
import {
  CONTEST_SCHEMA_UID,
  CRITERIA_V1,
  computeAttestationUid,
  EVALUATION_SCHEMA_UID,
  encodeContest,
  encodeEvaluation,
} from '@org/contests';
import {
  type ContestDocument,
  encodeDataR2,
  getProtocol,
  SCHEMAS_R2,
  type SchemaNameR2,
  type ValuesR2,
  writeDocument,
} from '@org/contests/r2';
import type { Address, Hex } from 'viem';

const ZERO = `0x${'0'.repeat(64)}` as const;
const NOBODY = `0x${'0'.repeat(40)}` as const;
export const ORGANIZER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const JUDGES = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
export const ENTRIES = ['https://example.org/shelf', 'https://example.org/stamp'] as const;
/** When every test contest began, in seconds. */
export const BEGIN = 1_790_000_000;

type ContestChanges = {
  readonly title?: string;
  readonly description?: string;
  readonly endsAt?: number;
  readonly revokedAt?: number;
};

const attest = (schema: Hex, attester: Address, time: number, data: Hex, changes: object = {}) => {
  const row = {
    schemaId: schema,
    recipient: NOBODY,
    attester,
    time,
    expirationTime: 0,
    revocationTime: 0,
    revocable: true,
    refUID: ZERO,
    data,
    isOffchain: false,
    txid: ZERO,
    ...changes,
  };
  const fields = {
    ...row,
    schema,
    time: BigInt(row.time),
    expirationTime: BigInt(row.expirationTime),
  } as const;
  return { id: computeAttestationUid(fields), ...row };
};
type Row = ReturnType<typeof attest>;

/** A fake scan that answers the readers' queries, and can hang or fail. */
export async function createFakeScan() {
  const rows = new Map<string, Row>();
  const state = { mode: 'answers' as 'answers' | 'fails' | 'hangs', asked: 0 };
  type Where = { schemaId?: { in: Hex[] }; refUID?: { equals: string } };
  type Question = { query: string; variables: { uid?: string; where?: Where } };
  const answer = ({ query, variables }: Question) => {
    if (query.startsWith('query Attestation(')) return { attestation: rows.get(variables.uid ?? '') ?? null };
    const schemas = variables.where?.schemaId?.in ?? [];
    if (schemas.includes(CONTEST_SCHEMA_UID))
      return { attestations: [...rows.values()].filter(({ schemaId }) => schemas.includes(schemaId)) };
    const { refUID } = variables.where ?? {};
    const found = [...rows.values()].filter((row) =>
      refUID ? row.refUID === refUID.equals : row.schemaId === EVALUATION_SCHEMA_UID,
    );
    return { aggregateAttestation: { _count: { _all: found.length } }, attestations: found };
  };
  const server = createServer((request, response) => {
    state.asked += 1;
    if (state.mode === 'hangs') return;
    let body = '';
    request.on('data', (bytes: Buffer) => {
      body += bytes.toString();
    });
    request.on('end', () => {
      response.statusCode = state.mode === 'fails' ? 500 : 200;
      response.end(JSON.stringify({ data: answer(JSON.parse(body)) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const add = (row: Row): Hex => {
    rows.set(row.id, row);
    return row.id;
  };
  const attestR2 = <Name extends SchemaNameR2>(
    attester: Address,
    name: Name,
    time: number,
    values: Parameters<typeof encodeDataR2<Name>>[1],
    refUID: Hex = ZERO,
  ): Hex => {
    const protocol = getProtocol(local);
    if (!protocol) throw new Error('The local chain has no resolver.');
    const { revocable } = SCHEMAS_R2[name];
    return add(
      attest(protocol.schemas[name], attester, time, encodeDataR2(name, values), { refUID, revocable }),
    );
  };
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`,
    state,
    startContest: (changes: ContestChanges = {}): Hex => {
      const { title = 'Tools for small libraries', description = 'What would a librarian keep?' } = changes;
      const data = encodeContest({ title, description, judges: JUDGES, entries: ENTRIES });
      return add(
        attest(CONTEST_SCHEMA_UID, ORGANIZER, BEGIN, data, {
          expirationTime: changes.endsAt ?? 0,
          revocationTime: changes.revokedAt ?? 0,
        }),
      );
    },
    evaluate: (
      contest: Hex,
      judge: Address,
      entry: string,
      tags: readonly string[],
      comment = 'Read.',
    ): Hex => {
      const points = tags.reduce((sum, tag) => sum + Number(tag.at(-1)), 0);
      const data = encodeEvaluation({ contest, entry, tags, points, comment });
      return add(attest(EVALUATION_SCHEMA_UID, judge, BEGIN + 60, data, { refUID: contest }));
    },
    /** A contest of version 2, judged for a year from its beginning on, with its document in the attestation unless `uri` is given. */
    startContestR2: (document: ContestDocument, changes: Partial<ValuesR2['contest']> = {}): Hex => {
      const { contentHash, dataUri } = writeDocument(document);
      const closesAt = BigInt(BEGIN) + 31_536_000n;
      return attestR2(ORGANIZER, 'contest', BEGIN, {
        ...{ title: 'Signs for a small museum', uri: dataUri ?? '', contentHash, submissionsUntil: 0n },
        ...{ opensAt: BigInt(BEGIN), closesAt, revealUntil: closesAt, flags: 0, judges: JUDGES },
        ...{ maxPoints: [5, 10], weights: [2, 1] },
        entries: document.entries.map((entry) => writeDocument(entry).contentHash),
        ...changes,
      });
    },
    attestR2: <Name extends SchemaNameR2>(
      attester: Address,
      name: Name,
      values: Parameters<typeof encodeDataR2<Name>>[1],
      contest: Hex,
    ): Hex => attestR2(attester, name, BEGIN + 60, values, contest),
    /** An attestation that is not a contest. */
    attestNothing: (): Hex => add(attest(EVALUATION_SCHEMA_UID, ORGANIZER, BEGIN, '0x00')),
    tags: CRITERIA_V1.map(({ id }) => id),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
