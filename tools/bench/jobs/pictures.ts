import { readdirSync, readFileSync } from 'node:fs';
import { local } from '@org/chain-config';
import {
  type ContestDocument,
  type DocumentPicture,
  encodeActData,
  getProtocol,
  placeDocument,
  SCHEMAS,
  toRawUri,
  writeDocument,
} from '@org/contests';
import { encodeAttestCall } from '@org/contests/write';
import {
  createTestClient,
  decodeAbiParameters,
  type Hex,
  http,
  publicActions,
  walletActions,
  zeroHash,
} from 'viem';
import { openProfile, openVisit } from '../web/openVisit.ts';
import { PAGES } from '../web/pages.ts';

const ENTRIES = 60;
const PICTURES = 4;
const RUNS = 5;

/** Anvil's accounts 0 and 1. */
const ORGANIZER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const JUDGE = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const DRAWINGS = new URL('../../../packages/local-stack/src/demo/pictures/', import.meta.url);

type Stack = { readonly origin: string; readonly rpcUrl: string };

/** A drawing that no other entry has: a chunk that readers of WebP skip makes it another file. */
function drawPicture(drawing: Buffer, index: number): Buffer {
  const chunk = Buffer.alloc(12);
  chunk.write('LAUR');
  chunk.writeUInt32LE(4, 4);
  chunk.writeUInt32LE(index, 8);
  const file = Buffer.concat([drawing, chunk]);
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

async function store({ origin }: Stack, bytes: Uint8Array): Promise<void> {
  const headers = { 'content-type': 'application/octet-stream', origin };
  const response = await fetch(`${origin}/api/documents`, {
    ...{ method: 'POST', headers, body: new Uint8Array(bytes) },
  });
  if (response.status !== 201) throw new Error(`A document was not stored: ${await response.text()}`);
}

/** Attests a contest in judging, and one review. Returns the address of its page. */
async function startContest(stack: Stack, pictures: readonly DocumentPicture[]): Promise<string> {
  const protocol = getProtocol(local);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const { schemas } = protocol;
  const client = createTestClient({ chain: local.chain, mode: 'anvil', transport: http(stack.rpcUrl) })
    .extend(publicActions)
    .extend(walletActions);
  const attest = async (account: Hex, name: 'contest' | 'evaluation', data: Hex, refUid: Hex = zeroHash) => {
    const { revocable } = SCHEMAS[name];
    const call = encodeAttestCall({ schemaUid: schemas[name], data, refUid, revocable });
    const hash = await client.sendTransaction({ account, to: local.eas.contract, data: call });
    const { logs, status } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
    const log = logs.find(({ address }) => address.toLowerCase() === local.eas.contract.toLowerCase());
    if (status !== 'success' || !log) throw new Error(`The ${name} was reverted.`);
    const [uid] = decodeAbiParameters([{ type: 'bytes32' }], log.data);
    return uid;
  };
  const document: ContestDocument = {
    ...{ format: 'laurel-contest/1', description: 'Which of these would you hang up?' },
    criteria: [{ label: 'Line', anchors: [] }],
    ...{ tracks: [], prizes: [] },
    entries: Array.from({ length: ENTRIES }, (_, index) => ({
      ...{ name: `Drawing ${index + 1}`, link: '', picture: '', about: '', track: 0 },
      pictures: pictures.slice(PICTURES * index, PICTURES * (index + 1)),
    })),
  };
  // In a file of the server, with and without pictures.
  const { uri, contentHash, toStore } = placeDocument(document);
  if (toStore) await store(stack, toStore);
  const { timestamp } = await client.getBlock();
  const closesAt = timestamp + 604_800n;
  const uid = await attest(
    ORGANIZER,
    'contest',
    encodeActData('contest', {
      ...{ title: `Drawings, ${pictures.length} pictures`, uri, contentHash, flags: 0, judges: [JUDGE] },
      ...{ submissionsUntil: 0n, opensAt: timestamp - 60n, closesAt, revealUntil: closesAt },
      ...{ maxPoints: [5], weights: [1] },
      entries: document.entries.map((entry) => writeDocument(entry).contentHash),
    }),
  );
  const review = { entry: 1, points: [4], comment: 'Drawn with a steady hand.', commentHash: null };
  await attest(JUDGE, 'evaluation', encodeActData('evaluation', review), uid);
  return `${stack.origin}/contests/local/${uid}`;
}

/** From the first byte to the drawn ranking, for a visitor with an empty cache on slow 4G. */
async function measureRanking(url: string): Promise<number> {
  const profile = await openProfile();
  try {
    const { watched } = PAGES.laurel;
    const { page, read } = await openVisit(profile.context, url, { network: 'slow', watched });
    await page.waitForFunction(() => window.benchWatch.contentAt !== null, undefined, {
      ...{ timeout: 120_000, polling: 100 },
    });
    const { contentAt } = await read();
    return contentAt ?? Number.NaN;
  } finally {
    await profile.close();
  }
}

const getMedian = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long the ranking of a contest takes on slow 4G, with four pictures for each of 60 entries and without, in ms. */
export async function measurePictures(
  stack: Stack,
): Promise<{ readonly with: number; readonly without: number }> {
  const drawings = readdirSync(DRAWINGS).map((name) => readFileSync(new URL(name, DRAWINGS)));
  const pictures: DocumentPicture[] = [];
  for (let index = 0; index < ENTRIES * PICTURES; index++) {
    const file = drawPicture(drawings[index % drawings.length] ?? Buffer.alloc(0), index);
    await store(stack, file);
    const size = { type: 'image/webp', size: file.length, width: 800, height: 600 } as const;
    pictures.push({ uri: toRawUri(file), ...size, alt: `Drawing ${index + 1}` });
  }
  const urls = [await startContest(stack, pictures), await startContest(stack, [])] as const;
  const times: [number[], number[]] = [[], []];
  // In turns, so that both meet the same machine.
  for (let run = 0; run < RUNS; run++)
    for (const place of [0, 1] as const) times[place].push(await measureRanking(urls[place]));
  return { with: getMedian(times[0]), without: getMedian(times[1]) };
}
