import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getAddress, type Hex, keccak256, stringToBytes, zeroHash } from 'viem';
import { beforeAll, expect, test } from 'vitest';
import { installFromDebian } from '../../../tools/test/debian.ts';
import { encodeNote } from '../src/acts/encodeNote.ts';
import { getSealedCommitment, parseSealedReview } from '../src/acts/sealedReview.ts';
import { toRawUri } from '../src/document/rawUri.ts';
import { parseContestDocument, parseEntriesDocument, parseEntryDocument } from '../src/index.ts';
import { listProofProtocols } from '../src/proof/proofProtocols.ts';
import { PROOF_REASONS } from '../src/proof/proofReasons.ts';
import { verifyProof } from '../src/proof/verifyProof.ts';
import { verifyRanking } from '../src/proof/verifyRanking.ts';
import { hashBundle, toBundleJson } from '../src/result/bundleJson.ts';
import { createResultBundle } from '../src/result/resultBundle.ts';
import { findSlot, findSlotsOfLibrary, proveSlots, SLOT_NAMES, type Slots } from './slots.ts';
import { type AlteredCase, alterBundle, describeHistory, describeProtocol, readVector } from './vectors.ts';

const { blockHashes, cases } = JSON.parse(readVector('altered.json')) as {
  readonly blockHashes: Readonly<Record<string, Hex>>;
  readonly cases: readonly AlteredCase[];
};
const getBlockHash = (file: string): Hex => blockHashes[file] ?? '0x';
const verify = (file: string, text: string, blockHash: Hex) =>
  file.includes('ranking') ? verifyRanking({ text, blockHash }) : verifyProof({ text, blockHash });

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
  // The file has the resolver with its checksum, as the chain's config has it.
  const protocols = listProofProtocols().map((each) => ({ ...each, resolver: getAddress(each.resolver) }));
  const verdict = verifyProof({ text: readVector(file), blockHash: getBlockHash(file), protocols });
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
beforeAll(() => {
  if (!hasPython()) installFromDebian('python3');
});

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
