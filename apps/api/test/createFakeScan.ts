import { createServer } from 'node:http';
import { local } from '@org/chain-config';
import {
  type ActValues,
  type ContestDocument,
  computeAttestationUid,
  encodeActData,
  getProtocol,
  SCHEMAS,
  type SchemaName,
  writeDocument,
} from '@org/contests';
import type { Address, Hex } from 'viem';

const ZERO = `0x${'0'.repeat(64)}` as const;
const NOBODY = `0x${'0'.repeat(40)}` as const;
export const ORGANIZER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const JUDGES = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
] as const;
/** When every test contest began, in seconds. */
export const BEGIN = 1_790_000_000;

const makeEntry = (name: string) => ({ name, link: '', picture: '', about: '', track: 0 });

/** A document with two criteria, for at most 5 and 10 points of the weights 2 and 1, and these entries. */
export const makeDocument = (
  description: string,
  ...entries: readonly [string, ...string[]]
): ContestDocument => ({
  format: 'laurel-contest/1',
  description,
  criteria: [
    { label: 'Legibility', anchors: [] },
    { label: 'Cost', anchors: [] },
  ],
  tracks: [],
  prizes: [],
  entries: entries.map(makeEntry),
});

const QUESTION = 'Which of these signs would you hang up?';
/** A contest with two entries of the same name, and one with characters that markup has. */
export const SIGNS = {
  title: 'Signs for a small museum',
  document: makeDocument(QUESTION, 'Tide marks', 'Rope & <knots>', 'Tide marks'),
};

type ContestChanges = Partial<ActValues['contest']> & {
  readonly document?: ContestDocument;
  readonly description?: string;
  /** In seconds: a contest that is not sealed. */
  readonly endsAt?: number;
  readonly revokedAt?: number;
};

const makeRow = (schema: Hex, attester: Address, time: number, data: Hex, changes: object = {}) => {
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
type Row = ReturnType<typeof makeRow>;

/** A fake scan that answers the readers' queries, and can hang or fail. */
export async function createFakeScan() {
  const rows = new Map<string, Row>();
  const state = { mode: 'answers' as 'answers' | 'fails' | 'hangs', asked: 0 };
  type About = { id?: { in: string[] }; refUID?: { in: string[] } };
  type Where = { schemaId?: { in: Hex[] }; refUID?: { equals: string }; OR?: About[] };
  type Variables = { uid?: string; where?: Where; skip?: number; take?: number };
  type Question = { query: string; variables: Variables };
  const answer = ({ query, variables }: Question) => {
    if (query.startsWith('query Attestation(')) return { attestation: rows.get(variables.uid ?? '') ?? null };
    const schemas = variables.where?.schemaId?.in ?? [];
    const { refUID, OR } = variables.where ?? {};
    const isAbout = (row: Row) =>
      !OR ||
      OR.some(({ id, refUID }) => (id?.in.includes(row.id) || refUID?.in.includes(row.refUID)) ?? false);
    const found = [...rows.values()].filter((row) =>
      refUID ? row.refUID === refUID.equals : schemas.includes(row.schemaId) && isAbout(row),
    );
    const { skip = 0, take = found.length } = variables;
    return {
      aggregateAttestation: { _count: { _all: found.length } },
      attestations: found.slice(skip, skip + take),
    };
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
  const protocol = getProtocol(local);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const attestAct = <Name extends SchemaName>(
    attester: Address,
    name: Name,
    values: Parameters<typeof encodeActData<Name>>[1],
    contest: Hex,
  ): Hex =>
    add(
      makeRow(protocol.schemas[name], attester, BEGIN + 60, encodeActData(name, values), {
        ...{ refUID: contest, revocable: SCHEMAS[name].revocable },
      }),
    );
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/graphql`,
    state,
    /** A contest judged for a year from its beginning on, with its document in the attestation, unless changed. */
    startContest: (changes: ContestChanges = {}): Hex => {
      const { document, description = 'What would a librarian keep?', endsAt, revokedAt, ...own } = changes;
      const written = document ?? makeDocument(description, 'shelf', 'stamp');
      const { contentHash, dataUri } = writeDocument(written);
      const closesAt = BigInt(endsAt ?? BEGIN + 31_536_000);
      const values = {
        ...{ title: 'Tools for small libraries', uri: dataUri ?? '', contentHash, submissionsUntil: 0n },
        ...{ opensAt: BigInt(BEGIN), closesAt, revealUntil: closesAt, flags: 0, judges: JUDGES },
        ...{ maxPoints: [5, 10], weights: [2, 1] },
        entries: written.entries.map((entry) => writeDocument(entry).contentHash),
        ...own,
      };
      const { contest } = protocol.schemas;
      return add(
        makeRow(contest, ORGANIZER, BEGIN, encodeActData('contest', values), {
          revocationTime: revokedAt ?? 0,
        }),
      );
    },
    attestAct,
    /** A review by the number of an entry, with points for each criterion. */
    review: (
      contest: Hex,
      judge: Address,
      entry: number,
      points: readonly number[],
      comment = 'Read.',
    ): Hex => attestAct(judge, 'evaluation', { entry, points, comment, commentHash: null }, contest),
    /** An attestation that is not a contest. */
    attestNothing: (): Hex => add(makeRow(protocol.schemas.evaluation, ORGANIZER, BEGIN, '0x00')),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
