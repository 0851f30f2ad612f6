import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { local } from '@org/chain-config';
import { toRawUri } from '@org/contests';
import { profileAbi } from '@org/contracts';
import { accounts, type LocalChain, startLocalChain } from '@org/local-stack';
import sharp from 'sharp';
import { createWalletClient, http, publicActions } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createFakeScan, makeDocument } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { readPng } from '../../test/readBodies.ts';
import { reencode } from '../pictures/reencode.ts';
import type { ContestPicture, PictureContent } from './describeContest.ts';
import { renderPicture } from './drawing/renderPicture.ts';

/** JPEG keeps a flat color to a shade. */
const ORANGES = ['#e05500', '#e05400', '#df5500', '#e05501', '#df5400', '#e15500', '#e05600'];
const toUri = (type: string, bytes: Uint8Array | string) =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const writeProfile = (picture: string, name: unknown = '') =>
  toUri('application/json', JSON.stringify({ name, picture }));
const makeFlat = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 224, g: 85, b: 0, alpha } } });

/** Accounts that nothing else uses, with one profile each. */
const JUDGES = accounts.slice(10, 17);
const judges = JUDGES.map(({ address }) => address);
let png: Buffer;
let chain: LocalChain;
let scan: Awaited<ReturnType<typeof createFakeScan>>;

const makeProfiles = async (): Promise<readonly string[]> => {
  png = await makeFlat(200, 100).png().toBuffer();
  // A few kB that would take 100 MB to decode.
  const wide = await makeFlat(5_000, 5_000).png({ compressionLevel: 9, palette: true }).toBuffer();
  return [
    writeProfile(toUri('image/png', png), ['not a name']),
    writeProfile(
      toUri('image/svg+xml', `<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`),
      'vitalik.eth',
    ),
    writeProfile(toUri('image/png', png.subarray(0, 60)), 'Mara\n\u202eLind'),
    writeProfile(toUri('image/png', wide)),
    'data:application/json,%7B%22picture%22:',
    writeProfile('https://127.0.0.1:1/picture.png', 'Jonas'),
    // There is space for six.
    writeProfile(toUri('image/png', png)),
  ];
};

beforeAll(async () => {
  chain = await startLocalChain();
  for (const [index, uri] of (await makeProfiles()).entries()) {
    const key = JUDGES[index]?.privateKey;
    if (!key) throw new Error('There is no such account.');
    const client = createWalletClient({
      account: privateKeyToAccount(key),
      chain: local.chain,
      transport: http(chain.rpcUrl),
    }).extend(publicActions);
    const contract = { address: local.contracts.profile, abi: profileAbi, functionName: 'setURI' } as const;
    const hash = await client.writeContract({ ...contract, args: [uri] });
    const { status } = await client.waitForTransactionReceipt({
      hash,
      pollingInterval: 50,
      checkReplacement: false,
    });
    if (status !== 'success') throw new Error(`The profile ${index} was not written.`);
  }
});
afterAll(() => chain?.stop());
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

/** A server whose drawings are kept. */
const create = (env: Record<string, string> = {}, onDraw = () => {}) => {
  const drawn: PictureContent[] = [];
  const draw = async (content: PictureContent) => {
    drawn.push(content);
    onDraw();
    return renderPicture(content) as Promise<Uint8Array<ArrayBuffer>>;
  };
  const settings = { SCAN_URL_31337: scan.url, RPC_URL_31337: chain.rpcUrl, ...env };
  return { drawn, ...createTestApp(settings, null, { draw }) };
};
/** The answer with all faces. On a slow machine a reading may fail: it is repeated after a rest. */
const findFaces = async ({ app, time }: ReturnType<typeof create>, uid: string): Promise<Response> => {
  let answer = new Response();
  const ask = async () => {
    answer = await app.request(`/contests/local/${uid}/faces.json`);
    const control = answer.headers.get('cache-control');
    if (control !== 'public, max-age=300') time.now += 31_000;
    return control;
  };
  await expect.poll(ask).toBe('public, max-age=300');
  return answer;
};
const readFaces = async (answer: Response) => (await answer.json()) as Record<string, string>;

test('shows the picture of a profile, or a generated face if there is no usable picture', async () => {
  const uid = scan.startContest({ judges: [...judges] });
  const server = create();
  const { app, drawn } = server;
  const answer = await findFaces(server, uid);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-tag')).toBe(`contest-${uid}`);
  const faces = await readFaces(answer.clone());
  expect(Object.keys(faces)).toEqual([judges[0]]);
  const [face = ''] = Object.values(faces);
  expect(face).toMatch(/^data:image\/jpeg;base64,/);
  const { width, height, format } = await sharp(Buffer.from(face.split(',')[1] ?? '', 'base64')).metadata();
  expect([width, height, format]).toEqual([96, 96, 'jpeg']);
  const etag = answer.headers.get('etag') ?? '';
  const again = await app.request(`/contests/local/${uid}/faces.json`, {
    headers: { 'if-none-match': etag },
  });
  expect(again.status).toBe(304);

  const picture = await app.request(`/contests/local/${uid}/og.png`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=60');
  const content = drawn.findLast(({ kind }) => kind === 'contest') as ContestPicture;
  expect(content.judges.addresses).toEqual(judges.slice(0, 6));
  expect(content.judges.pictures).toEqual([face, '', '', '', '', '']);
  // The pages would warn of the second name; the other profiles have no usable name.
  expect(content.judges.names).toBe('Judged by Mara Lind, Jonas and 5 more');
  const given = [2, 5].map((index) => ({
    address: judges[index] ?? '0x',
    name: index === 2 ? 'Dr. Lind' : ' ',
  }));
  const document = { ...makeDocument('Which?', 'first'), judges: given };
  const named = scan.startContest({ judges: [...judges], document });
  await findFaces(server, named);
  await app.request(`/contests/local/${named}/og.png`);
  expect((drawn.findLast(({ kind }) => kind === 'contest') as ContestPicture).judges.names).toBe(
    'Judged by Dr. Lind, Jonas and 5 more',
  );
  const withFace = readPng(new Uint8Array(await picture.arrayBuffer()));
  const generated = { ...content, judges: { ...content.judges, pictures: [] } };
  const without = readPng(await renderPicture(generated));
  const count = ({ countColor }: typeof without) =>
    ORANGES.reduce((sum, color) => sum + countColor(color), 0);
  expect(count(withFace)).toBeGreaterThan(500);
  expect(count(without)).toBe(0);
});

test('shows a picture in the next version if it is read too late for the first', async () => {
  const uid = scan.startContest({ judges: [...judges] });
  const opened = Promise.withResolvers<void>();
  const rpc = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    // The node holds every answer back until the first picture is drawn.
    await opened.promise;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(chain.rpcUrl, { method: 'POST', headers, body });
    response.setHeader('content-type', 'application/json');
    response.end(await answer.text());
  });
  rpc.listen(0, '127.0.0.1');
  await once(rpc, 'listening');
  onTestFinished(() => {
    rpc.closeAllConnections();
    rpc.close();
  });
  const { port } = rpc.address() as AddressInfo;
  const server = create({ RPC_URL_31337: `http://127.0.0.1:${port}` }, opened.resolve);
  const { app, drawn, time } = server;
  const path = `/contests/local/${uid}`;
  const first = await app.request(`${path}/og.png`);
  expect(first.headers.get('cache-control')).toBe('public, max-age=60');
  expect((drawn.at(-1) as ContestPicture).judges.pictures.join('')).toBe('');
  time.now += 6_000;
  const later = await readFaces(await findFaces(server, uid));
  expect(Object.keys(later)).toEqual([judges[0]]);
  time.now += 121_000;
  const second = await app.request(`${path}/og.png`);
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
  expect((drawn.at(-1) as ContestPicture).judges.pictures[0]).toBe(Object.values(later)[0]);
});

test('answers without pictures if no RPC answers, and asks again soon', async () => {
  const uid = scan.startContest({ judges: [...judges] });
  const { app } = create({ RPC_URL_31337: 'http://127.0.0.1:1' });
  const answer = await app.request(`/contests/local/${uid}/faces.json`);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  expect((await app.request(`/contests/local/${uid}/og.png`)).status).toBe(200);
});

/** Keeps the decoder of pictures busy until the test has ended: one picture is decoded, all others wait. */
const keepDecoding = async (pictures: number) => {
  const large = await makeFlat(1_000, 1_000).png().toBuffer();
  await reencode(large);
  let isDone = false;
  const decode = async () => {
    while (!isDone) await reencode(large).catch(() => setTimeout(1));
  };
  const running = Array.from({ length: pictures }, decode);
  const end = async () => {
    isDone = true;
    await Promise.all(running);
  };
  onTestFinished(end);
  return end;
};
/** The picture that is decoded, and those that may wait. */
const DECODER_PLACES = 17;

test('has browsers ask again soon for a picture that a busy decoder left out', async () => {
  const uid = scan.startContest({ judges: [...judges] });
  const server = create();
  const { app, time } = server;
  const end = await keepDecoding(DECODER_PLACES + 3);
  const busy = await app.request(`/contests/local/${uid}/faces.json`);
  expect([busy.status, await busy.json()]).toEqual([200, {}]);
  expect(busy.headers.get('cache-control')).toBe('public, max-age=5');
  await end();
  time.now += 6_000;
  expect(Object.keys(await readFaces(await findFaces(server, uid)))).toEqual([judges[0]]);
});

test('takes one place of the decoder for all faces of a contest', async () => {
  const [first, last] = [judges[0], judges[6]] as const;
  if (!first || !last) throw new Error('There are no such accounts.');
  const uid = scan.startContest({ judges: [first, last] });
  await keepDecoding(DECODER_PLACES - 1);
  expect(Object.keys(await readFaces(await findFaces(create(), uid)))).toEqual([first, last]);
});

test('leaves out what the operator hides', async () => {
  const uid = scan.startContest({ judges: [...judges] });
  const hidden = create({ HIDDEN_UIDS: uid });
  expect((await hidden.app.request(`/contests/local/${uid}/faces.json`)).status).toBe(404);
  const cid = toRawUri(png).replace('ipfs://', '');
  expect(await readFaces(await findFaces(create({ HIDDEN_UIDS: cid }), uid))).toEqual({});
});

test('serves faces of contests only', async () => {
  const { app } = create();
  for (const path of [`/contests/local/0x${'12'.repeat(32)}/faces.json`, '/contests/none/0x12/faces.json'])
    expect((await app.request(path)).status, path).toBe(404);
});
