import { local } from '@org/chain-config';
import { type DocumentNaming, type NamingOptions, toRawUri, writeDocument } from '@org/contests';
import { type Hex, keccak256 } from 'viem';
import { expect, test } from 'vitest';
import { listNetworks } from '../base/fairShares.ts';
import { type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { createPictures, servePictures } from '../pictures/createPictures.ts';
import { createContestDocuments } from './createContestDocuments.ts';
import { createNamings } from './namings.ts';
import { serveContestDocuments } from './serveContestDocuments.ts';

const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi';
const { bytes, contentHash } = writeDocument({
  ...{ format: 'laurel-contest/1', description: 'Tools.' },
  ...{ criteria: [], tracks: [], prizes: [], entries: [] },
});

/** The attestation that names it. */
const CONTEST: Hex = `0x${'c1'.repeat(32)}`;
const name = (
  kind: DocumentNaming['kind'],
  hash: Hex,
  contest = CONTEST,
  uid = contest,
  time = 100n,
): DocumentNaming => ({ kind, hash, contest, uid, time });
const named: readonly DocumentNaming[] = [name('contest', contentHash)];

const HERE = listNetworks('192.0.2.1');

type Options = {
  readonly ipfsGateway?: string | null;
  readonly namings?: readonly DocumentNaming[];
  readonly failure?: Error;
  readonly hiddenUids?: readonly Hex[];
  readonly networks?: readonly string[];
};

function open(
  answer: () => Promise<Uint8Array>,
  {
    ipfsGateway = 'https://ipfs.example',
    namings = named,
    failure,
    hiddenUids,
    networks = HERE,
  }: Options = {},
) {
  const asked: { url: string; limits: object }[] = [];
  const searched: string[] = [];
  const fetchSafely: SafeFetch = async (url, limits) => {
    asked.push({ url, limits });
    return Buffer.from(await answer());
  };
  const fetchNamings = async (cid: string, { by, of }: Pick<NamingOptions, 'by' | 'of'> = {}) => {
    searched.push(by ? `${cid} ${by}` : cid);
    const isAmong = ({ uid, contest }: DocumentNaming) =>
      of ? of.includes(uid) || of.includes(contest) : by === undefined || by === uid;
    return { namings: namings.filter(isAmong), failure };
  };
  const documents = createContestDocuments({
    ...{ ipfsGateway, fetchNamings, fetchSafely, log: () => undefined },
    ...(hiddenUids && { hiddenUids }),
  });
  return { app: serveContestDocuments(documents, () => networks), documents, asked, searched };
}

test('serves a document by its CID from the gateway, without redirects, and caches it', async () => {
  const { app, asked } = open(async () => bytes);
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request(`/api/documents/${CID}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  }
  expect(asked).toEqual([
    {
      url: `https://ipfs.example/ipfs/${CID}`,
      limits: { maxBytes: 262_144, maxRedirects: 0, timeoutMs: 10_000, userAgent: 'documents' },
    },
  ]);
});

test.each(['Qm', `${CID}%2f..`, `${CID}.example`, `${CID.toUpperCase()}`, 'localhost', `${CID}%3fa=1`])(
  'asks nobody for %s',
  async (cid) => {
    const { app, asked, searched } = open(async () => bytes);
    expect((await app.request(`/api/documents/${cid}`)).status).toBe(404);
    expect([...asked, ...searched]).toEqual([]);
  },
);

test('does not ask the gateway for a document that no attestation names, and soon looks for one again', async () => {
  const { app, asked, searched } = open(async () => bytes, { namings: [] });
  for (let time = 0; time < 2; time += 1) {
    const answer = await app.request(`/api/documents/${CID}`);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=30');
  }
  expect(searched).toEqual([CID]);
  expect(asked).toEqual([]);
});

test('serves a document that the given attestation names, and asks for no other attestation', async () => {
  const { app, asked, searched } = open(async () => bytes);
  const ask = async (uid: string) => (await app.request(`/api/documents/${CID}?attestation=${uid}`)).status;
  const stranger = `0x${'ee'.repeat(32)}`;
  // The answer about one attestation is not that about another one.
  expect([await ask(stranger), await ask(CONTEST), await ask(stranger), await ask(CONTEST)]).toEqual([
    ...[404, 200, 404, 200],
  ]);
  expect(searched).toEqual([`${CID} ${stranger}`, `${CID} ${CONTEST}`]);
  expect(asked).toHaveLength(1);
  for (const uid of ['', '0x', 'c1'.repeat(33), `${CONTEST}00`]) expect(await ask(uid)).toBe(404);
  expect(searched).toHaveLength(2);
});

const encode = (text: string) => new TextEncoder().encode(text);
const script = encode('<script>alert(1)</script>');

test.each<[string, Uint8Array, readonly DocumentNaming[]]>([
  ['with another hash', bytes, [name('contest', keccak256(script))]],
  ['that is no contest document', script, [name('contest', keccak256(script))]],
  ['of another kind', bytes, [name('entry', contentHash)]],
  ['that is not UTF-8', Uint8Array.of(0xff), [name('review', keccak256('0xff'))]],
  ['that is not text', encode('a\0'), [name('review', keccak256(encode('a\0')))]],
])('serves no file %s', async (_, file, namings) => {
  const { app, asked } = open(async () => file, { namings });
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(404);
  expect(asked).toHaveLength(1);
});

test('serves the document of a late list', async () => {
  const entry = { name: 'Atlas', link: '', picture: '', about: '', track: 0, place: 'Table 12' };
  const list = writeDocument({ format: 'laurel-entries/1', entries: [entry] });
  const { app } = open(async () => list.bytes, { namings: [name('list', list.contentHash)] });
  const answer = await app.request(`/api/documents/${CID}`);
  expect(answer.status).toBe(200);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(list.bytes);
});

test('serves the long text of a review as plain text', async () => {
  const text = encode('A long review. <b>Read it.</b>');
  const { app } = open(async () => text, { namings: [name('review', keccak256(text))] });
  const answer = await app.request(`/api/documents/${CID}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(text);
});

test.each(['entry', 'review'] as const)(
  'serves a contest document that an earlier attestation names as %s',
  async (kind) => {
    const { app } = open(async () => bytes, { namings: [name(kind, contentHash), ...named] });
    const answer = await app.request(`/api/documents/${CID}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/json');
  },
);

test('searches the scans of chains with a resolver, and does not take an unreachable one for an answer', async () => {
  const unreachable = { ...local, eas: { ...local.eas, graphQl: 'http://127.0.0.1:1/graphql' } };
  expect(await createNamings([unreachable])(CID)).toMatchObject({
    ...{ namings: [], failure: { code: 'scan-unreachable' } },
  });
  const without = { ...unreachable, contracts: { profile: local.contracts.profile } };
  const retired = { ...unreachable, status: 'retired' } as const;
  expect(await createNamings([without, retired])(CID)).toEqual({ namings: [], failure: undefined });
});

const wrong: DocumentNaming = name('contest', keccak256(script));

test.each<[string, readonly DocumentNaming[]]>([
  ['no attestation', []],
  ['a wrong attestation', [wrong]],
  ['an attestation of another kind', [name('entry', contentHash)]],
])('answers 503 if one scan knows %s and another one cannot answer', async (_, namings) => {
  const { app } = open(async () => bytes, { namings, failure: new Error('no answer in time') });
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(503);
});

test('serves what one scan names while another one cannot answer', async () => {
  const { app } = open(async () => bytes, { namings: [wrong, ...named], failure: new Error('no answer') });
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(200);
});

test('has no documents without a gateway, or if the gateway has none', async () => {
  const none = open(async () => bytes, { ipfsGateway: null });
  expect((await none.app.request(`/api/documents/${CID}`)).status).toBe(404);
  expect(none.asked).toEqual([]);
  const { app } = open(() => Promise.reject(new UnusableError('ipfs.example answered 404')));
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(404);
});

const listCids = (count: number) =>
  Array.from(
    { length: count },
    (_, n) => `b${n.toString(2).replaceAll('0', 'a').replaceAll('1', 'b').padStart(60, 'c')}`,
  );

test('answers 503 while the gateway fails, and 429 beyond the limit of lookups', async () => {
  const { app } = open(() => Promise.reject(new Error('no answer in time')));
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(503);
  const statuses: number[] = [];
  for (const cid of listCids(40)) statuses.push((await app.request(`/api/documents/${cid}`)).status);
  expect(statuses).toContain(429);
});

test('fetches few documents for each reading by the server itself, at no visitor’s cost', async () => {
  const { app, documents, searched } = open(async () => bytes);
  const submission: Hex = `0x${'51'.repeat(32)}`;
  const read = async (cids: readonly string[]) => {
    const find = documents.openReading({ uid: CONTEST });
    return Promise.all(cids.map((cid) => find(cid, submission)));
  };
  const cids = listCids(240);
  const [first, others] = [cids.slice(0, 40), cids.slice(40)];
  expect((await read(first)).filter((answer) => answer === 'limited')).toHaveLength(16);
  // Documents that were found cost nothing the next time.
  expect(await read(first)).not.toContain('limited');
  expect(searched).toHaveLength(40);
  expect(await documents.openReading({ uid: CONTEST })(CID, CONTEST)).toMatchObject({ bytes });
  // A contest has its own share of them, and many contests leave something to others.
  for (let from = 0; from < 200; from += 20) await read(others.slice(from, from + 20));
  expect(searched).toHaveLength(48);
  for (let n = 0; n < 20; n += 1) {
    const find = documents.openReading({ uid: `0x${`${n + 10}`.repeat(32)}` });
    await Promise.all(others.slice(n * 10, n * 10 + 10).map((cid) => find(cid, submission)));
  }
  expect(searched.length).toBeLessThanOrEqual(240);
  const late = documents.openReading({ uid: `0x${'99'.repeat(32)}` });
  expect(await late(CID, `0x${'99'.repeat(32)}`)).not.toBe('limited');
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(200);
});

test.each([
  ['480 networks of one IPv6 /48', (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ['four IPv4 addresses', (n: number) => `${1 + (n % 4)}.0.2.1`],
])('finds documents for others while %s ask for invented ones', async (_, addressOf) => {
  const { documents } = open(async () => bytes);
  const cids = listCids(520);
  for (const [n, cid] of cids.slice(40).entries()) await documents.find(cid, listNetworks(addressOf(n)));
  const found = await Promise.all(
    cids.slice(0, 40).map((cid, n) => documents.find(cid, listNetworks(`10.${n}.0.1`))),
  );
  expect(found.filter((answer) => typeof answer === 'object')).toHaveLength(40);
});

test('answers 410 for what the operator hides, and tags what caches may keep', async () => {
  const [hidden, review] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(32)}`] as const;
  const other: Hex = `0x${'ef'.repeat(32)}`;
  const ask = async (namings: readonly DocumentNaming[], by?: Hex) => {
    const { app, asked } = open(async () => bytes, { namings, hiddenUids: [hidden, review] });
    const answer = await app.request(`/api/documents/${CID}${by ? `?attestation=${by}` : ''}`);
    return { answer, asked: asked.length };
  };
  // The contest itself, an act of the contest, and an act that is hidden alone.
  for (const naming of [
    name('contest', contentHash, hidden),
    name('contest', contentHash, hidden, CONTEST),
    name('contest', contentHash, other, review),
  ])
    for (const by of [undefined, naming.uid]) {
      const { answer, asked } = await ask([naming], by);
      expect([answer.status, answer.headers.get('cache-control'), asked]).toEqual([410, 'no-store', 0]);
    }
  // A contest that named the same document before is shown, but a later one does not unhide it.
  const late = [name('contest', contentHash, hidden), name('contest', contentHash, other, other, 100n)];
  for (const by of [undefined, other]) {
    const { answer, asked } = await ask(late, by);
    expect([answer.status, asked]).toEqual([410, 0]);
  }
  const both = await ask([
    name('contest', contentHash, hidden),
    name('contest', contentHash, other, other, 99n),
  ]);
  expect(both.answer.status).toBe(200);
  expect(both.answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
  expect(both.answer.headers.get('cache-tag')).toBe(`contest-${other},document-${CID}`);
  expect(both.answer.headers.get('surrogate-key')).toBe(`contest-${other} document-${CID}`);
  // A wrong attestation of another contest does not unhide it.
  const wrongly = await ask([
    name('contest', contentHash, hidden),
    name('contest', keccak256('0x01'), other, other, 99n),
  ]);
  expect(wrongly.answer.status).toBe(410);
  const many = Array.from({ length: 9 }, (_, n) => name('contest', contentHash, `0x${`${n}1`.repeat(32)}`));
  const untagged = (await ask(many)).answer;
  expect(untagged.headers.get('cache-tag')).toBe(`document-${CID}`);
  expect(untagged.headers.get('cache-control')).toBe('public, max-age=60');
});

test('answers 503 while a scan cannot say whether a document is hidden', async () => {
  const failure = new Error('no answer in time');
  const { app } = open(async () => bytes, { failure, hiddenUids: [`0x${'ab'.repeat(32)}`] });
  expect((await app.request(`/api/documents/${CID}`)).status).toBe(503);
});

test('answers 503, and nothing that caches keep, while the database does not answer', async () => {
  const down = () => Promise.reject(new Error('the database is down'));
  for (const ipfsGateway of [null, 'https://ipfs.example']) {
    const documents = createContestDocuments({
      ...{ ipfsGateway, fetchNamings: async () => ({ namings: [], failure: undefined }) },
      ...{ store: { lookUp: down, read: down, listMissing: down }, fetchSafely: down, log: () => undefined },
    });
    const answers = [
      await serveContestDocuments(documents, () => HERE).request(`/api/documents/${CID}`),
      await servePictures(createPictures({ documents, ipfsGateway, fetchSafely: down }), () => HERE).request(
        `/api/pictures/${toRawUri(bytes).slice('ipfs://'.length)}`,
      ),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  }
});

/** A server that stores submissions with a picture each. */
function openStored(count: number) {
  const toCid = (of: Uint8Array) => toRawUri(of).slice('ipfs://'.length);
  const stored = new Map<string, { bytes: Uint8Array<ArrayBuffer>; isText: boolean; parents: string[] }>();
  const namings = new Map<string, DocumentNaming>();
  const entries = Array.from({ length: count }, (_, n) => {
    const picture = Uint8Array.of(0xff, 0xd8, n >> 8, n);
    const uri = toRawUri(picture);
    const facts = { type: 'image/png', width: 1, height: 1, size: 4, alt: '' } as const;
    const entry = { name: `Entry ${n}`, link: '', picture: '', about: '', track: 0, place: '' };
    const document = writeDocument({ ...entry, pictures: [{ uri, ...facts }] });
    const by: Hex = `0x${n.toString(16).padStart(64, '0')}`;
    const cid = toCid(document.bytes);
    namings.set(cid, name('entry', document.contentHash, CONTEST, by));
    stored.set(cid, { bytes: new Uint8Array(document.bytes), isText: true, parents: [] });
    stored.set(toCid(picture), { bytes: picture, isText: false, parents: [cid] });
    return { cid, by, picture: toCid(picture) };
  });
  const read: string[] = [];
  const lookedUp: string[] = [];
  const documents = createContestDocuments({
    ipfsGateway: null,
    fetchNamings: async (cid) => ({
      namings: [namings.get(cid)].filter((each) => each !== undefined),
      failure: undefined,
    }),
    store: {
      lookUp: async (cid) => {
        lookedUp.push(cid);
        return stored.get(cid) ?? null;
      },
      read: async (cid) => {
        read.push(cid);
        return stored.get(cid)?.bytes ?? null;
      },
      listMissing: async (cids) => cids.filter((cid) => !stored.has(cid)),
    },
    clock: () => 1_000_000,
  });
  let networks = HERE;
  const app = serveContestDocuments(documents, () => networks);
  const from = (address: string) => {
    networks = listNetworks(address);
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.request(`/api/documents/${path}`, { headers });
  return { entries, documents, get, read, lookedUp, from };
}

test('serves one address all submissions of an event with their pictures', async () => {
  const { entries, documents, get } = openStored(281);
  for (const { cid, by } of entries) expect((await get(`${cid}?attestation=${by}`)).status).toBe(200);
  for (const { picture } of entries)
    expect(await documents.findStored(picture, HERE)).toMatchObject({ contests: [CONTEST] });
});

test('looks up what a whole office reads, and few of the CIDs that one /48 invents', async () => {
  const { entries, get, lookedUp, from } = openStored(281);
  const readAll = async () => {
    for (const { cid, by } of entries) expect((await get(`${cid}?attestation=${by}`)).status).toBe(200);
  };
  await readAll();
  const cids = listCids(900);
  const statuses: number[] = [];
  for (const [n, cid] of cids.entries()) {
    from(`2001:db8:1:${n.toString(16)}::1`);
    statuses.push((await get(cid)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(lookedUp.filter((cid) => cids.includes(cid)).length).toBeLessThanOrEqual(600);
  from('192.0.2.1');
  for (let visitor = 0; visitor < 4; visitor += 1) await readAll();
  from('198.51.100.1');
  expect((await get(cids[899] ?? '')).status).toBe(404);
});

test('reads a stored picture once from the database, and few of them for one address', async () => {
  const { entries, get, read } = openStored(600);
  const picture = entries[0]?.picture ?? '';
  for (const headers of [{}, {}, { 'if-none-match': `"${picture}"` }])
    expect((await get(picture, headers)).status).toBe('if-none-match' in headers ? 304 : 200);
  expect(read.filter((cid) => cid === picture)).toHaveLength(1);
  const statuses: number[] = [];
  for (const each of entries) statuses.push((await get(each.picture)).status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

test('answers 405 to other methods for a document', async () => {
  const { app } = open(async () => bytes);
  expect((await app.request(`/api/documents/${CID}`, { method: 'POST' })).status).toBe(405);
});
