import { type ContestDocument, type ContestReplay, type EntryDocument, writeDocument } from '@org/contests';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type DocumentsOptions, documentsQuery } from './documentsQuery.ts';

const entry = (name: string): EntryDocument => ({ name, link: '', picture: '', about: '', track: 0 });
const document: ContestDocument = {
  ...{ format: 'laurel-contest/1', description: 'Signs', criteria: [], tracks: [], prizes: [] },
  entries: [entry('Tide marks')],
};
const written = writeDocument(document);
const CID = `b${'a'.repeat(58)}`;
const uid = (byte: string) => `0x${byte.repeat(32)}` as const;

type Submitted = ContestReplay['entries'][number];

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
  }) as unknown as ContestReplay;

const hashes = document.entries.map((each) => writeDocument(each).contentHash);
const genuine = createState(uid('a1'), hashes);

let client: QueryClient;
const read = (state: ContestReplay, options: DocumentsOptions = { hasGateway: true }) =>
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
  // Shown anyway, but the operator hides it.
  ['no-copy', () => new Response('', { status: 410 })],
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

const LATE = `b${'e'.repeat(58)}`;
const late = { format: 'laurel-entries/1' as const, entries: [entry('Buoys'), entry('Lanterns')] };
const writtenLate = writeDocument(late);
const lateRows = late.entries.map((each, place): Submitted => {
  const { contentHash } = writeDocument(each);
  const list = { uid: uid('d4'), uri: `ipfs://${LATE}`, contentHash: writtenLate.contentHash, place };
  return { number: 2 + place, contentHash, submission: null, list, status: 'standing', reason: null };
});

test('reads the texts of late entries from the document of their list, which it fetches once', async () => {
  const state = createState(uid('a1'), hashes, { submitted: lateRows });
  answer.mockImplementation((url) =>
    url.includes(LATE) ? new Response(writtenLate.bytes.slice()) : bytes(),
  );
  const { entries, later } = await read(state);
  expect([...entries].map(([number, { name }]) => [number, name])).toEqual([
    ['1', 'Tide marks'],
    ['2', 'Buoys'],
    ['3', 'Lanterns'],
  ]);
  expect(later).toBeNull();
  expect(asked()).toEqual([`${CID}?attestation=${uid('a1')}`, `${LATE}?attestation=${uid('d4')}`]);
});

test('uses no document of a late list that is not the one of the act', async () => {
  const [first] = lateRows;
  if (!first) throw new Error('no late entry');
  const other = { ...first, contentHash: uid('09') };
  answer.mockImplementation((url) =>
    url.includes(LATE) ? new Response(writtenLate.bytes.slice()) : bytes(),
  );
  const { entries } = await read(createState(uid('a1'), hashes, { submitted: [other] }));
  expect([...entries.keys()]).toEqual(['1']);
});
