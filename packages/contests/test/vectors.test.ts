import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Hex, keccak256, stringToBytes, zeroHash } from 'viem';
import { expect, test } from 'vitest';
import { encodeNote } from '../src/acts/encodeNote.ts';
import { getSealedCommitment, parseSealedReview } from '../src/acts/sealedReview.ts';
import { toRawUri } from '../src/document/rawUri.ts';
import { parseContestDocument, parseEntriesDocument, parseEntryDocument } from '../src/index.ts';
import { PROOF_REASONS } from '../src/proof/proofReasons.ts';
import { verifyProof } from '../src/proof/verifyProof.ts';
import { verifyRanking } from '../src/proof/verifyRanking.ts';
import { hashBundle, toBundleJson } from '../src/result/bundleJson.ts';
import { createResultBundle } from '../src/result/resultBundle.ts';
import { findSlot, findSlotsOfLibrary, proveSlots, SLOT_NAMES, type Slots } from './slots.ts';
import {
  type AlteredCase,
  alterBundle,
  describeHistory,
  describeProtocol,
  readVector,
  VECTORS,
} from './vectors.ts';

const { blockHashes, cases } = JSON.parse(readVector('altered.json')) as {
  readonly blockHashes: Readonly<Record<string, Hex>>;
  readonly cases: readonly AlteredCase[];
};
const getBlockHash = (file: string): Hex => blockHashes[file] ?? '0x';
const verify = (file: string, text: string, blockHash: Hex) =>
  file.includes('ranking') ? verifyRanking({ text, blockHash }) : verifyProof({ text, blockHash });

/** The keccak256 of each file: a frozen one does not change, and another one changes here as well. */
const FILES = {
  'altered.json': '0x7f6aa0d7912ec1a65a808a99d7c4d610c2ab4ca1aa1981ea137eaaf990f6b5a3',
  'documents.altered.json': '0x35243935a9c0828e34c6a7a14beceb6656b798b288d3147c506cdd04aa14c4f1',
  'documents.json': '0x02f6fee24c9c2ec37034c841f16f74e9ccb1ff6bbe2afcb59d721b3281504486',
  'late.ranking.json': '0xc27f54db408b048a9fd1839fe98e8ed23415d329f375337db3bcdf6108695d87',
  'notes.altered.json': '0x08d809f05336ecde9f0d5192c38d48423a6bd3796e132c6e214d1834b040684f',
  'notes.rows.json': '0x73ae082ade7517d95352d653edb55eddc3cbfe46e2565a1147fdafcb7f64c75b',
  'open.bundle.json': '0x3bb50043078f2ef24c8ab99680c208e7c7194b5e94dd3ff9ba7d1d926aae213f',
  'open.history.json': '0xb85f896a7bb9ab3336b38fe82b66fc23fd4b9a2bb8a4ed04d8c7bd2b9af4b162',
  'open.ranking.json': '0x9c7fd4fd3bcf27b7c714be132fb2e7f5e5dd3de5c86d2e2dc88bc9b44261212b',
  'open.result.json': '0xdf3b253d2775961c04c3b321ea6a0162b318e5cb4244b8cda01216d4577e6c6b',
  'protocol.json': '0x0f8e6faed81ba9ab4def1fd60da21e47a9dc986ff7b6c059a4a2eb56b495f98f',
  'revoked.bundle.json': '0x16e210d58cf0482549f06055d6226eb74f29015686562cbdeb7be20747936db3',
  'revoked.history.json': '0xcc99da04039c06843c34edc68aeb7332abb43185704984743d7e2c2c5062fb84',
  'sealed.bundle.json': '0xf0ebaf0ce45cfd6c842082285a962ac0c2c5b6334eb874c5c5c941e604f33d23',
  'sealed.history.json': '0xfbe864fefdbaf9332ed177e6cf205e94dd7979a04c10f2859e1717c314412226',
  'slots.json': '0x495d657036a6f4d6be845ae2a6659104364c744e2bdfebb94a7cbe5e0f827f4d',
};

test('no file of the vectors changes by accident', () => {
  const names = readdirSync(VECTORS).filter((name) => name.endsWith('.json'));
  const hashes = names.map((name) => [name, keccak256(readFileSync(`${VECTORS}${name}`))]);
  expect(Object.fromEntries(hashes)).toEqual(FILES);
});

test('the addresses, hashes, schemas and kinds are those of the code', () => {
  expect(JSON.parse(readVector('protocol.json'))).toEqual(describeProtocol());
});

test.each(['open', 'sealed', 'revoked'])('the %s history is what its bundle leads to', (name) => {
  const file = `${name}.bundle.json`;
  const history = JSON.parse(readVector(`${name}.history.json`));
  expect(describeHistory(readVector(file), getBlockHash(file))).toEqual(history);
});

const allSlots: Readonly<Record<string, Slots>> = JSON.parse(readVector('slots.json'));

test.each(Object.entries(allSlots))(
  'the slots of %s are where the specification and the library say, and proven',
  (file, ofFile) => {
    const bundle = JSON.parse(readVector(file));
    const { slots } = ofFile;
    const places = slots.map(({ slot }) => slot);
    expect(places).toEqual(slots.map((each) => findSlot(bundle.contest.uid, each)));
    expect(places).toEqual(expect.arrayContaining([...findSlotsOfLibrary(bundle, slots)]));
    expect(proveSlots(bundle, getBlockHash(file), ofFile)).toEqual(slots.map(({ value }) => value));
  },
);

test('each row of the table of storage has a slot with a value', () => {
  const filled = Object.values(allSlots).flatMap(({ slots }) =>
    slots.filter(({ value }) => value !== zeroHash),
  );
  expect(new Set(filled.map(({ name }) => name))).toEqual(new Set(SLOT_NAMES));
});

test.each(['open', 'late'])('the %s ranking without acts is proven', (name) => {
  const file = `${name}.ranking.json`;
  expect(verify(file, readVector(file), getBlockHash(file)).status).toBe('verified');
});

test.each(cases)('refuses the vector $file with $what: $reason', (changed) => {
  const { file, reason, blockHash = getBlockHash(file) } = changed;
  const verdict = verify(file, alterBundle(changed), blockHash);
  expect('reason' in verdict && verdict.reason).toBe(reason);
});

/** Reasons that no bundle of this contract has, as long as its code keeps the rules that the readers have, too. */
const UNREACHABLE = [
  'missing-eas', // the resolver's constructor needs EAS, whose code is never removed
  'refused-contest', // the contract would have to store a contest that it refuses
  'refused-act',
  'refused-submission',
  'wrong-submission', // the record of a submission is proven by its UID: another one is `wrong-storage-proof`
];

test('each reason has a case, or cannot happen', () => {
  const covered = new Set([...cases.map(({ reason }) => reason), ...UNREACHABLE]);
  expect(Object.keys(PROOF_REASONS).filter((reason) => !covered.has(reason))).toEqual([]);
});

test('the result is that of the proven acts, byte by byte, and has its hash', async () => {
  const file = 'open.bundle.json';
  const verdict = verifyProof({ text: readVector(file), blockHash: getBlockHash(file) });
  if (verdict.status !== 'verified') throw new Error(verdict.reason);
  const { bundle, state, block } = verdict.value;
  const result = await createResultBundle({
    ...{ chainId: bundle.chainId, state, block, order: 'confirmed', hasSubmissionLog: true },
  });
  expect(toBundleJson(result)).toBe(readVector('open.result.json'));
  const { hash, ...rest } = JSON.parse(readVector('open.result.json'));
  expect(hashBundle(rest)).toBe(hash);
});

test('the documents, notes and the sealed review have their bytes, hashes and URIs', () => {
  const { documents, notes, picture, sealedReview } = JSON.parse(readVector('documents.json'));
  const parsers = [parseContestDocument, parseEntryDocument, parseEntriesDocument];
  for (const [index, { text, uri, keccak256: hash }] of documents.entries()) {
    const bytes = stringToBytes(text);
    expect([toRawUri(bytes), keccak256(bytes)]).toEqual([uri, hash]);
    expect(parsers[index]?.(bytes)).toMatchObject({ ok: true });
  }
  expect(toRawUri(Buffer.from(picture.base64, 'base64'))).toBe(picture.uri);
  for (const { data, about, kind, text } of notes) expect(encodeNote({ about, kind, text })).toBe(data);
  const review = parseSealedReview(JSON.parse(sealedReview.text));
  if (!review.ok) throw new Error('Not a sealed review.');
  expect(getSealedCommitment(sealedReview.resolver, review.value)).toBe(sealedReview.commitment);
});

const hasPython = () => spawnSync('python3', ['--version']).status === 0;

test('a reader in Python finds each vector that it checks to be right', ({ skip }) => {
  skip(!hasPython() && !process.env.CI, 'Python 3 is not installed.');
  const cwd = fileURLToPath(new URL('../../../examples/python-reader', import.meta.url));
  const { status, stdout } = spawnSync('python3', ['-B', 'vectors.py'], { cwd, encoding: 'utf8' });
  expect(stdout.split('\n').filter((line) => !line.startsWith('ok  '))).toEqual(['']);
  expect(stdout).toContain('open.ranking.json is proven');
  expect(status).toBe(0);
});

test('the reader in Python gives a reason for files that are no bundles', ({ skip }) => {
  skip(!hasPython() && !process.env.CI, 'Python 3 is not installed.');
  const cwd = fileURLToPath(new URL('../../../examples/python-reader', import.meta.url));
  for (const file of ['README.md', '../../package.json', '../../docs/protocol/vectors/protocol.json']) {
    const { stderr } = spawnSync('python3', ['-B', 'reader.py', file, zeroHash], { cwd, encoding: 'utf8' });
    expect(stderr).toBe('Refused: not-canonical\n');
  }
});
