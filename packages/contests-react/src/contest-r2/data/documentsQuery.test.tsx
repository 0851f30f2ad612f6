import {
  type ContestDocument,
  type ContestStateR2,
  type EntryDocument,
  writeDocument,
} from '@org/contests/r2';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DocumentsOptions, documentsQuery } from './documentsQuery.ts';

const entry = (name: string): EntryDocument => ({ name, link: '', picture: '', about: '', track: 0 });
const document: ContestDocument = {
  ...{ format: 'laurel-contest/2', description: 'Signs', criteria: [], tracks: [], prizes: [] },
  entries: [entry('Tide marks')],
};
const written = writeDocument(document);
const CID = `b${'a'.repeat(58)}`;
const uid = (byte: string) => `0x${byte.repeat(32)}` as const;

type Submitted = ContestStateR2['entries'][number];

/** The part of a state from which documents are read. */
const createState = (
  contest: `0x${string}`,
  entryHashes: readonly `0x${string}`[],
  { uri = `ipfs://${CID}`, submitted = [] as readonly Submitted[] } = {},
) =>
  ({
    attestation: { uid: contest },
    values: { uri, contentHash: written.contentHash, entries: entryHashes },
    entries: submitted,
  }) as unknown as ContestStateR2;

const hashes = document.entries.map((each) => writeDocument(each).contentHash);
const genuine = createState(uid('a1'), hashes);

let client: QueryClient;
const read = (state: ContestStateR2, options: DocumentsOptions = { hasGateway: true }) =>
  client.fetchQuery(documentsQuery(state, options));

const answer = vi.fn<(url: string) => Response | Promise<Response>>();
const bytes = () => new Response(written.bytes.slice());
const asked = () => answer.mock.calls.map(([url]) => url.replace('/api/documents/', ''));

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answer.mockReset().mockImplementation(bytes);
  vi.stubGlobal('fetch', async (url: string) => answer(url));
});
afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('reads the document of each contest for itself, also if another one names the same', async () => {
  const hostile = createState(uid('b2'), [uid('07')]);
  expect((await read(hostile)).document).toEqual({ status: 'missing', reason: 'altered' });
  expect((await read(genuine)).document).toMatchObject({ status: 'read' });
  expect((await read(hostile)).document).toMatchObject({ status: 'missing' });
});

test('does not show the texts of one contest while those of another load', async () => {
  const observer = new QueryObserver(client, documentsQuery(genuine, { hasGateway: true }));
  const stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.document.status).toBe('read'));
  observer.setOptions(documentsQuery(createState(uid('b2'), [uid('07')]), { hasGateway: true }));
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});

test.each([
  ['no-copy', () => new Response('', { status: 404 })],
  ['busy', () => new Response('', { status: 429 })],
  ['busy', () => new Response('', { status: 503 })],
  ['busy', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)('asks again for what may come later: %s', async (later, fault) => {
  vi.useFakeTimers();
  answer.mockImplementation(fault);
  const observer = new QueryObserver(client, documentsQuery(genuine, { hasGateway: true }));
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(1_000);
  expect(observer.getCurrentResult().data).toMatchObject({ document: { reason: 'unavailable' }, later });
  answer.mockImplementation(bytes);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().data).toMatchObject({ document: { status: 'read' }, later: null });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(answer).toHaveBeenCalledTimes(2);
  stop();
});

const submission = (number: number, name: string) => {
  const { bytes: content, contentHash } = writeDocument(entry(name));
  const cid = `b${String.fromCharCode(97 + number).repeat(58)}`;
  const from = { uid: uid(`c${number}`), entrant: `0x${'11'.repeat(20)}`, uri: `ipfs://${cid}` } as const;
  const row: Submitted = {
    ...{ number, contentHash, submission: from, list: null },
    ...{ status: 'standing', reason: null },
  };
  return { cid, content, row };
};

test('asks again for the missing documents only, also if the contest’s own was read', async () => {
  const [first, second] = [submission(2, 'Rope'), submission(3, 'Knots')];
  const state = createState(uid('a1'), hashes, { submitted: [first.row, second.row] });
  answer.mockImplementation((url) => {
    if (url.includes(CID)) return bytes();
    return url.includes(first.cid) ? new Response(first.content.slice()) : new Response('', { status: 503 });
  });
  const before = await read(state);
  expect(before).toMatchObject({ document: { status: 'read' }, later: 'busy' });
  expect([...before.entries.keys()]).toEqual(['1', '2']);
  answer.mockClear().mockImplementation(() => new Response(second.content.slice()));
  await client.refetchQueries(documentsQuery(state, { hasGateway: true }));
  expect(asked()).toEqual([`${second.cid}?attestation=${second.row.submission?.uid}`]);
  const after = await read(state);
  expect(after.later).toBeNull();
  expect(after.entries.get('3')?.name).toBe('Knots');
});

test('fetches the wanted submissions only', async () => {
  const submitted = [submission(2, 'Rope'), submission(3, 'Knots')] as const;
  const state = createState(uid('a1'), hashes, { submitted: submitted.map(({ row }) => row) });
  await read(state, { hasGateway: true, wanted: ['3'] });
  const [, knots] = submitted;
  expect(asked()).toEqual([
    `${CID}?attestation=${uid('a1')}`,
    `${knots.cid}?attestation=${knots.row.submission?.uid}`,
  ]);
});

test('fetches the document of a late list once for all its entries, named by its act', async () => {
  const late = [entry('Rope'), entry('Knots')];
  const list = writeDocument({ format: 'laurel-entries/1', entries: late });
  const cid = `b${'c'.repeat(58)}`;
  const from = { uid: uid('d1'), uri: `ipfs://${cid}`, contentHash: list.contentHash };
  const rows = late.map(
    (each, place): Submitted => ({
      ...{ number: place + 2, contentHash: writeDocument(each).contentHash, submission: null },
      ...{ list: { ...from, place }, status: 'standing', reason: null },
    }),
  );
  answer.mockImplementation((url) => (url.includes(cid) ? new Response(list.bytes.slice()) : bytes()));
  const { entries } = await read(createState(uid('a1'), hashes, { submitted: rows }));
  expect([...entries].map(([number, { name }]) => [number, name])).toEqual([
    ['1', 'Tide marks'],
    ['2', 'Rope'],
    ['3', 'Knots'],
  ]);
  expect(asked().filter((url) => url.includes(cid))).toEqual([`${cid}?attestation=${from.uid}`]);
});

test('uses no document of a late list whose entries are others', async () => {
  const list = writeDocument({ format: 'laurel-entries/1', entries: [entry('Rope')] });
  const from = { uid: uid('d1'), uri: list.dataUri ?? '', contentHash: list.contentHash, place: 0 };
  const other: Submitted = {
    ...{ number: 2, contentHash: uid('0f'), submission: null, list: from, status: 'standing', reason: null },
  };
  const { entries } = await read(createState(uid('a1'), hashes, { submitted: [other] }));
  expect([...entries.keys()]).toEqual(['1']);
});
