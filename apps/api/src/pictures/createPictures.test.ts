import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { local } from '@org/chain-config';
import { toRawUri, type WrittenDocument, writeDocument } from '@org/contests';
import sharp from 'sharp';
import type { Hex } from 'viem';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createFakeScan, ORGANIZER } from '../../test/createFakeScan.ts';
import { listNetworks } from '../base/fairShares.ts';
import { type SafeFetch, UnusableError } from '../base/fetchSafely.ts';
import { PICTURE_FAULTS, type PictureFault } from '../base/inspectPicture.ts';
import { type ContestDocuments, createContestDocuments } from '../contests/createContestDocuments.ts';
import { createNamed, createNamings } from '../contests/namings.ts';
import { handleDocumentUploads } from '../contests/serveContestDocuments.ts';
import { readSettings } from '../settings/readSettings.ts';
import { createServices } from '../sign-in/createServices.ts';
import { createPictures, servePictures } from './createPictures.ts';

const paint = (width: number, height: number, background = '#c00') =>
  sharp({ create: { width, height, channels: 3, background } });
const exif = { IFD0: { Copyright: 'where it was taken' } };
const wide = await paint(1_600, 1_200).withExif(exif).webp().toBuffer();

const cidOf = (bytes: Uint8Array) => toRawUri(bytes).replace('ipfs://', '');

const CONTEST: Hex = `0x${'c1'.repeat(32)}`;

/** The document that names these pictures. */
const writeNaming = (...pictures: readonly Uint8Array[]) => {
  const facts = { type: 'image/webp', width: 1, height: 1, size: 1, alt: '' } as const;
  return writeDocument({
    ...{ name: 'Atlas', link: '', picture: '', about: '', track: 0 },
    pictures: pictures.map((each) => ({ uri: toRawUri(each), ...facts })),
  });
};

/** A server that has these bytes, and a gateway that answers so. */
const start = (
  kept: readonly Uint8Array[] = [wide],
  answer?: SafeFetch,
  contests: readonly Hex[] | 'hidden' = [CONTEST],
) => {
  const fetchSafely = vi.fn<SafeFetch>(answer);
  const findStored = vi.fn<ContestDocuments['findStored']>(async (cid) => {
    const bytes = kept.find((each) => cidOf(each) === cid);
    if (!bytes || contests === 'hidden') return bytes ? 'hidden' : null;
    return { bytes: new Uint8Array(bytes), type: 'application/octet-stream', contests };
  });
  const time = { now: 1_000_000 };
  const findNamed: ContestDocuments['findNamed'] = async () => 'unnamed';
  const pictures = createPictures({
    ...{ documents: { findStored, findNamed }, fetchSafely, clock: () => time.now },
    ipfsGateway: answer ? 'https://gateway.example' : null,
  });
  let address = '203.0.113.1';
  const app = servePictures(pictures, () => listNetworks(address));
  return {
    ...{ time, findStored, fetchSafely },
    from: (next: string) => {
      address = next;
    },
    get: (of: Uint8Array | string, query = '', headers: Record<string, string> = {}) =>
      app.request(`/api/pictures/${typeof of === 'string' ? of : cidOf(of)}${query}`, { headers }),
    send: (method: string) => app.request(`/api/pictures/${cidOf(wide)}`, { method }),
  };
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('serves a stored picture in two widths, without its metadata', async () => {
  const { get, findStored } = start();
  for (const [query, width, height] of [
    ['?width=320', 320, 240],
    ['?width=1280', 1_280, 960],
    ['', 1_280, 960],
  ] as const) {
    const answer = await get(wide, query);
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width, height });
    expect(facts.exif).toBeUndefined();
    expect(bytes.includes('where it was taken')).toBe(false);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=86400, immutable',
      'cache-tag': `contest-${CONTEST},document-${cidOf(wide)}`,
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await get(wide, query, { 'if-none-match': etag })).status).toBe(304);
  }
  expect(findStored).toHaveBeenCalledTimes(2);
});

test('does not enlarge a picture, turns it upright and limits its height', async () => {
  const small = await paint(200, 100).png().toBuffer();
  const turned = await paint(200, 100).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const tall = await paint(400, 4_000).png().toBuffer();
  const { get } = start([small, turned, tall]);
  const sizeOf = async (of: Uint8Array, query = '') => {
    const { width, height } = await sharp(await (await get(of, query)).arrayBuffer()).metadata();
    return [width, height];
  };
  expect(await sizeOf(small)).toEqual([200, 100]);
  expect(await sizeOf(turned)).toEqual([100, 200]);
  expect(await sizeOf(tall, '?width=320')).toEqual([64, 640]);
});

test('rejects other widths, other CIDs and other methods', async () => {
  const { get, send, findStored } = start();
  for (const query of ['?width=321', '?width=', '?width=1e3', '?width=99999'])
    expect((await get(wide, query)).status).toBe(400);
  for (const cid of ['x', 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKmaxY', `${cidOf(wide)}a`, '%E0%A4%A'])
    expect((await get(cid)).status).toBe(404);
  expect(findStored).not.toHaveBeenCalled();
  const post = await send('POST');
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('answers 404 for unknown bytes, and finds them once they are stored', async () => {
  const absent: SafeFetch = async () => {
    throw new UnusableError('404');
  };
  for (const answer of [undefined, absent]) {
    const kept: Uint8Array[] = [];
    const { get, fetchSafely } = start(kept, answer);
    for (const _ of 'ab') expect((await get(wide)).status).toBe(404);
    kept.push(wide);
    for (const _ of 'ab') expect((await get(wide)).status).toBe(200);
    expect(fetchSafely).not.toHaveBeenCalled();
  }
});

test('answers 410 for what the operator hides', async () => {
  const { get } = start([wide], undefined, 'hidden');
  const answer = await get(wide);
  expect(answer.status).toBe(410);
  expect(await answer.json()).toMatchObject({ code: 'hidden' });
});

test('lets nobody keep a picture that nothing names yet', async () => {
  const { get, findStored, time } = start([wide], undefined, []);
  for (const _ of 'ab') {
    const answer = await get(wide);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('cache-tag')).toBe(`document-${cidOf(wide)}`);
  }
  expect(findStored).toHaveBeenCalledTimes(1);
  time.now += 300_001;
  findStored.mockResolvedValue(null);
  expect((await get(wide)).status).toBe(404);
});

/** A server with a scan, an empty store or one that has these bytes, and a gateway that has others. */
async function startWithScan({
  elsewhere = [],
  stored = [],
  submitted,
  ...hidden
}: {
  /** The document of a submission that was made before the server started. */
  readonly submitted?: WrittenDocument;
  readonly elsewhere?: readonly Uint8Array[];
  readonly stored?: readonly Uint8Array[];
  readonly hiddenUids?: readonly Hex[];
  readonly hiddenCids?: readonly string[];
} = {}) {
  const scan = await createFakeScan();
  onTestFinished(scan.close);
  const chains = [{ ...local, eas: { ...local.eas, graphQl: scan.url } }];
  const submit = ({ bytes, contentHash }: Pick<WrittenDocument, 'bytes' | 'contentHash'>) =>
    scan.attestAct(
      ORGANIZER,
      'entry',
      { uri: toRawUri(bytes), contentHash, replaces: null },
      scan.startContest(),
    );
  if (submitted) submit(submitted);
  const ipfsGateway = 'https://gateway.example';
  const fetchSafely = vi.fn<SafeFetch>(async (url) => {
    const found = elsewhere.find((each) => url === `${ipfsGateway}/ipfs/${cidOf(each)}`);
    if (!found) throw new UnusableError('404');
    return Buffer.from(found);
  });
  const documents = createContestDocuments({
    ...{ ipfsGateway, fetchSafely, ...hidden },
    fetchNamings: createNamings(chains),
    fetchNamed: createNamed(chains),
    store: {
      lookUp: async (cid) =>
        stored.some((each) => cidOf(each) === cid) ? { isText: false, parents: [] } : null,
      read: async (cid) => {
        const found = stored.find((each) => cidOf(each) === cid);
        return found ? new Uint8Array(found) : null;
      },
      listMissing: async (cids) => cids.filter((cid) => !stored.some((each) => cidOf(each) === cid)),
    },
  });
  const pictures = createPictures({ documents, ipfsGateway, fetchSafely });
  let address = '203.0.113.1';
  const app = servePictures(pictures, () => listNetworks(address));
  return {
    ...{ scan, fetchSafely },
    /** Makes a submission whose document is elsewhere. */
    submit,
    from: (next: string) => {
      address = next;
    },
    get: (of: Uint8Array | string, query: Record<string, string> = {}) =>
      app.request(`/api/pictures/${typeof of === 'string' ? of : cidOf(of)}?${new URLSearchParams(query)}`),
  };
}

test('fetches a picture from elsewhere only if an attestation names a document that names it', async () => {
  const [foreign, other] = [await paint(64, 48).jpeg().toBuffer(), await paint(32, 48).jpeg().toBuffer()];
  const document = writeNaming(foreign, wide);
  const { get, submit, fetchSafely } = await startWithScan({ elsewhere: [document.bytes, foreign, other] });
  const naming = { document: cidOf(document.bytes), attestation: submit(document) };
  const unproved: readonly [Uint8Array, Record<string, string>][] = [
    [foreign, {}],
    [foreign, { document: naming.document }],
    [foreign, { attestation: naming.attestation }],
    [foreign, { ...naming, attestation: `0x${'00'.repeat(32)}` }],
    [foreign, { ...naming, attestation: 'x' }],
    [foreign, { ...naming, document: cidOf(wide) }],
    [foreign, { ...naming, document: '../../x' }],
    [other, naming],
  ];
  const pictureUrl = `https://gateway.example/ipfs/${cidOf(foreign)}`;
  for (const [picture, query] of unproved) expect((await get(picture, query)).status).toBe(404);
  expect(fetchSafely.mock.calls.map(([url]) => url)).toEqual([
    `https://gateway.example/ipfs/${naming.document}`,
  ]);
  const answer = await get(foreign, naming);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400, immutable');
  expect(answer.headers.get('cache-tag')).toMatch(/^contest-0x[0-9a-f]{64},document-/);
  expect(fetchSafely.mock.calls.at(-1)?.[0]).toBe(pictureUrl);
  // The picture is cached for this attestation, not for requests without one.
  expect((await get(foreign, naming)).status).toBe(200);
  for (const [picture, query] of unproved) expect((await get(picture, query)).status).toBe(404);
  expect(fetchSafely).toHaveBeenCalledTimes(2);
  // The document names it, but the gateway does not have it.
  expect((await get(wide, naming)).status).toBe(404);
});

test('hides a picture from elsewhere by the UID or the CID of what names it', async () => {
  const [foreign, fresh] = [await paint(64, 48).jpeg().toBuffer(), await paint(48, 48).jpeg().toBuffer()];
  const document = writeNaming(foreign, fresh);
  const cid = cidOf(document.bytes);
  const [uid, contest] = await startWithScan().then(({ submit, scan }) => [
    submit(document),
    scan.startContest(),
  ]);
  for (const hidden of [
    { hiddenUids: [uid ?? '0x'] },
    { hiddenUids: [contest ?? '0x'] },
    { hiddenCids: [cid] },
    { hiddenCids: [cidOf(foreign), cidOf(fresh)] },
  ]) {
    const { get, submit } = await startWithScan({
      ...{ elsewhere: [document.bytes, foreign], stored: [fresh], submitted: document },
      ...hidden,
    });
    const naming = { document: cid, attestation: submit(document) };
    expect(naming.attestation).toBe(uid);
    // A picture that somebody has just stored again is hidden, too.
    expect((await get(fresh)).status).toBe(410);
    for (const picture of [foreign, fresh]) expect((await get(picture, naming)).status).toBe(410);
  }
});

test('answers 503 for a picture that nothing names while a scan cannot say what is hidden', async () => {
  const fresh = await paint(48, 48).jpeg().toBuffer();
  const { get, scan } = await startWithScan({ stored: [fresh], hiddenUids: [CONTEST] });
  scan.state.mode = 'fails';
  expect((await get(fresh)).status).toBe(503);
  const { get: getElsewhere } = await startWithScan({ stored: [fresh], hiddenUids: [CONTEST] });
  expect((await getElsewhere(fresh)).status).toBe(200);
});

test('says which contest names a picture that was shown before, and looks that up once', async () => {
  const fresh = await paint(48, 48).jpeg().toBuffer();
  const document = writeNaming(fresh);
  const { get, submit, scan } = await startWithScan({ elsewhere: [document.bytes], stored: [fresh] });
  expect((await get(fresh)).headers.get('cache-control')).toBe('no-cache');
  const naming = { document: cidOf(document.bytes), attestation: submit(document) };
  const asked: unknown[] = [];
  for (let i = 0; i < 2; i += 1) {
    const { headers } = await get(fresh, naming);
    expect(headers.get('cache-control')).toContain('immutable');
    expect(headers.get('cache-tag')).toMatch(/^contest-0x[0-9a-f]{64},document-/);
    asked.push(scan.state.asked);
  }
  expect(asked[1]).toBe(asked[0]);
});

test('serves only bytes with the hash in the CID, and answers 503 while the gateway or a scan is down', async () => {
  const foreign = await paint(64, 48).jpeg().toBuffer();
  const document = writeNaming(foreign);
  const open = async () => {
    const started = await startWithScan({ elsewhere: [document.bytes] });
    const naming = { document: cidOf(document.bytes), attestation: started.submit(document) };
    const { fetchSafely } = started;
    return {
      ...started,
      ask: () => started.get(foreign, naming),
      found: fetchSafely.getMockImplementation(),
    };
  };
  const forged = await open();
  forged.fetchSafely.mockImplementation(async (url, limits) =>
    url.endsWith(cidOf(foreign)) ? wide : ((await forged.found?.(url, limits)) ?? wide),
  );
  expect((await forged.ask()).status).toBe(404);
  const down = await open();
  down.fetchSafely.mockRejectedValue(new Error('no answer in time'));
  expect((await down.ask()).status).toBe(503);
  const lost = await open();
  lost.scan.state.mode = 'fails';
  expect((await lost.ask()).status).toBe(503);
});

test('shows pictures to others while a /48 asks for invented ones, and asks no gateway for these', async () => {
  const foreign = await paint(64, 48).jpeg().toBuffer();
  const document = writeNaming(foreign);
  const { get, from, submit, fetchSafely, scan } = await startWithScan({
    ...{ elsewhere: [document.bytes, foreign], stored: [wide] },
  });
  const naming = { document: cidOf(document.bytes), attestation: submit(document) };
  const invented = (n: number) => cidOf(createHash('sha256').update(`${n}`).digest());
  const statuses: number[] = [];
  for (let n = 0; n < 900; n += 1) {
    from(`2001:db8:1:${n.toString(16)}::1`);
    const [picture, document] = [invented(n), invented(n + 1_000)];
    statuses.push((await get(picture, { document, attestation: naming.attestation })).status);
  }
  expect(new Set(statuses)).toEqual(new Set([404, 429]));
  expect(fetchSafely).not.toHaveBeenCalled();
  expect(scan.state.asked).toBeLessThan(300);
  from('198.51.100.1');
  expect((await get(wide)).status).toBe(200);
  expect((await get(foreign, naming)).status).toBe(200);
});

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG that claims a size, with further chunks before its pixels. */
const createPng = (width: number, height: number, ...extra: readonly Buffer[]) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

const riff = (name: string, data: Buffer) => {
  const head = Buffer.alloc(8, name);
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
};

/** An animated WebP of many frames of one pixel. */
const animate = async (frames: number) => {
  const still = await paint(1, 1).webp().toBuffer();
  const frame = riff('ANMF', Buffer.concat([Buffer.alloc(16), still.subarray(12)]));
  const canvas = Buffer.alloc(10);
  canvas[0] = 2;
  const chunks = [riff('VP8X', canvas), riff('ANIM', Buffer.alloc(6)), ...Array<Buffer>(frames).fill(frame)];
  return riff('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
};

/** A JPEG with segments of application data behind its first two bytes. */
const withSegments = async (marker: number, count: number, content: string) => {
  const jpeg = await paint(8, 8).jpeg().toBuffer();
  const segment = Buffer.alloc(65_537, content);
  segment.writeUInt16BE(0xff00 + marker, 0);
  segment.writeUInt16BE(65_535, 2);
  return Buffer.concat([jpeg.subarray(0, 2), ...Array<Buffer>(count).fill(segment), jpeg.subarray(2)]);
};

/** A JPEG with further scans; `size`: the height and width that it claims. */
const repeatScans = async (more: number, size = 0x00080008) => {
  const jpeg = await paint(8, 8).jpeg().toBuffer();
  jpeg.writeUInt32BE(size, jpeg.indexOf(Buffer.from('ffc0', 'hex')) + 5);
  const scan = jpeg.subarray(jpeg.indexOf(Buffer.from('ffda', 'hex')), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(more).fill(scan), jpeg.subarray(-2)]);
};

const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)]);
const inflates = (before: string) =>
  Buffer.concat([Buffer.from(before), deflateSync(Buffer.alloc(60_000_000))]);

const HOSTILE: readonly (readonly [string, PictureFault, () => Buffer | Promise<Buffer>])[] = [
  ['an empty file', 'not-a-picture', () => Buffer.alloc(0)],
  ['HTML', 'not-a-picture', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG', 'not-a-picture', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['GIF', 'not-a-picture', () => paint(8, 8).gif().toBuffer()],
  ['AVIF', 'not-a-picture', () => paint(8, 8).avif().toBuffer()],
  ['TIFF', 'not-a-picture', () => paint(8, 8).tiff().toBuffer()],
  ['a GIF that is also a script', 'not-a-picture', () => Buffer.from('GIF89a=0;alert(1)//')],
  ['a sound in a RIFF file', 'not-a-picture', () => riff('RIFF', Buffer.from('WAVEfmt '))],
  ['a JPEG and a ZIP', 'other-data', async () => Buffer.concat([await paint(8, 8).jpeg().toBuffer(), zip])],
  ['a PNG and a ZIP', 'other-data', async () => Buffer.concat([await paint(8, 8).png().toBuffer(), zip])],
  ['a WebP and HTML', 'other-data', async () => Buffer.concat([wide, Buffer.from('<script>1</script>')])],
  ['a PNG of 50,000 × 50,000 pixels', 'too-many-pixels', () => createPng(50_000, 50_000)],
  [
    'a JPEG of 50,000 × 50,000 pixels',
    'too-many-pixels',
    async () => {
      const jpeg = await paint(8, 8).jpeg().toBuffer();
      const at = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
      jpeg.writeUInt32BE(0xc350c350, at + 5);
      return jpeg;
    },
  ],
  ['a line of 1 × 5,000 pixels', 'too-many-pixels', () => createPng(1, 5_000)],
  ['a picture without pixels', 'broken', () => createPng(0, 8)],
  ['a WebP of 10,000 frames', 'too-many-frames', () => animate(10_000)],
  [
    'a PNG of 10,000 frames',
    'too-many-frames',
    () => createPng(8, 8, ...Array<Buffer>(10_000).fill(chunk('fcTL', Buffer.alloc(26)))),
  ],
  ['EXIF of 200 kB', 'too-much-metadata', () => withSegments(0xe1, 3, 'Exif')],
  ['comments of 200 kB', 'too-much-metadata', () => withSegments(0xfe, 3, '*/alert(1)/*')],
  ['a color profile of 200 kB', 'too-much-metadata', () => withSegments(0xe2, 3, 'ICC_PROFILE')],
  ['a zTXt of 60 MB', 'too-much-metadata', () => createPng(8, 8, chunk('zTXt', inflates('x\0\0')))],
  [
    'an iTXt of 60 MB',
    'too-much-metadata',
    () => createPng(8, 8, chunk('iTXt', inflates('x\0\x01\0en\0x\0'))),
  ],
  ['an iCCP of 60 MB', 'too-much-metadata', () => createPng(8, 8, chunk('iCCP', inflates('x\0\0')))],
  [
    'a WebP with EXIF of 200 kB',
    'too-much-metadata',
    () =>
      riff(
        'RIFF',
        Buffer.concat([Buffer.from('WEBP'), wide.subarray(12), riff('EXIF', Buffer.alloc(200_000))]),
      ),
  ],
  ['a JPEG of 100 scans', 'broken', () => repeatScans(100)],
  ['a JPEG of 4,096 × 4,096 pixels in 13 scans', 'broken', () => repeatScans(12, 0x10001000)],
  ['a picture that ends early', 'broken', () => wide.subarray(0, 200)],
  ['a PNG whose pixels are missing', 'broken', () => createPng(4_096, 4_096)],
  [
    'a WebP with damaged pixels',
    'broken',
    () => riff('RIFF', Buffer.from('WEBPVP8 \x0a\0\0\0\x10\0\0\x9d\x01\x2a\x08\0\x08\0', 'latin1')),
  ],
];

test.each(HOSTILE)('refuses a hostile picture: %s: %s', async (_what, fault, create) => {
  const file = await create();
  const answer = await start([file]).get(file);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'unusable-picture', detail: PICTURE_FAULTS[fault] });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
});

/** Texts are what reviews name, and damaged pixels show only when they are decoded. */
const STORED = [
  'HTML',
  'SVG',
  'a GIF that is also a script',
  'a PNG whose pixels are missing',
  'a WebP with damaged pixels',
];

test.each(HOSTILE)('stores no bytes of %s, unless they may be a text: %s', async (what, fault, create) => {
  const body = new Uint8Array(await create());
  const save = vi.fn(async () => undefined);
  const { handle } = handleDocumentUploads({
    siwe: createServices(readSettings({ CHAINS: 'local', RATE_LIMITS: 'off' }), null).siwe,
    store: { save, lookUp: vi.fn(), read: vi.fn(), listMissing: vi.fn(), sweep: vi.fn() },
    fetchNamings: async () => ({ namings: [], failure: undefined }),
  });
  const headers = { origin: 'http://localhost:3000', 'content-type': 'application/octet-stream' };
  const request = new Request('http://localhost:3000/api/documents', { method: 'POST', body, headers });
  const answer = await handle(request, { clientAddress: '127.0.0.1' });
  const isStored = STORED.includes(what);
  expect(save).toHaveBeenCalledTimes(isStored ? 1 : 0);
  if (isStored) expect(answer.status).toBe(201);
  else if (body.length === 0 || body.length > 262_144)
    expect(answer.status).toBe(body.length === 0 ? 400 : 413);
  else expect(await answer.json()).toMatchObject({ status: 422, detail: PICTURE_FAULTS[fault] });
});

test('shows the first frame of a short animation', async () => {
  const red = await paint(8, 8, '#f00').png().toBuffer();
  const blue = await paint(8, 8, '#00f').png().toBuffer();
  const moving = await sharp([red, blue], { join: { animated: true } })
    .webp()
    .toBuffer();
  const answer = await start([moving]).get(moving);
  expect(answer.status).toBe(200);
  const shown = sharp(await answer.arrayBuffer());
  expect((await shown.metadata()).pages ?? 1).toBe(1);
  const { dominant } = await shown.stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
});
