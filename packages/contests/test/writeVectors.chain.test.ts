import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Hex, hexToBytes, keccak256, numberToHex, stringToBytes, toHex } from 'viem';
import { expect, test } from 'vitest';
import { encodeAssignments, encodeNote } from '../src/acts/encodeNote.ts';
import { formatSealedReview, getSealedCommitment, type SealedReview } from '../src/acts/sealedReview.ts';
import { computeAttestationUid } from '../src/base/attestationUid.ts';
import { createActsReader } from '../src/chain.ts';
import { writeDocument } from '../src/document/contestDocument.ts';
import type { DocumentPicture } from '../src/document/documentFields.ts';
import { toRawUri } from '../src/document/rawUri.ts';
import { encodeBlockHeader } from '../src/proof/blockHeader.ts';
import { findContestSlots } from '../src/proof/contestSlots.ts';
import { type ProofAttestation, toAttestation, toProofJson } from '../src/proof/proofBundle.ts';
import { toTrieKey } from '../src/proof/stateProof.ts';
import { takeProof } from '../src/proof/takeProof.ts';
import { arrangeNodes } from '../src/proof/trie.ts';
import { toBundleJson } from '../src/result/bundleJson.ts';
import { createResultBundle } from '../src/result/resultBundle.ts';
import { type NewContest, toTerms } from '../src/write/newContest.ts';
import { alterDocuments, alterResults, alterReviews } from './alterDocuments.ts';
import { alterNotes, listNoteRows, listUnusualNotes } from './alterNotes.ts';
import { alterBundles, type Evidence } from './alterVectors.ts';
import { JUDGE, ORGANIZER, OTHER_JUDGE, useLocalChain, VISITOR } from './localChain.ts';
import { createWriter } from './localContest.ts';
import { word } from './make.ts';
import { takeSlots } from './slots.ts';
import { describeHistory, describeProtocol, VECTORS } from './vectors.ts';

// Writes docs/protocol/vectors from contests on the real contract, when a format changes before it is released.

const chain = useLocalChain();
const { attest, revoke, protocol } = createWriter(chain);

/** A picture that a document names: a WebP of one pixel. */
const image = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const picture: DocumentPicture = {
  ...{ uri: toRawUri(image), type: 'image/webp', width: 1, height: 1, size: image.length, alt: 'A dot' },
};

/** Texts outside ASCII: a letter with an accent, one outside the basic plane, and an escape of JSON. */
const input: NewContest = {
  title: 'Tools for small libraries',
  description: 'Which of these would a *librarian* keep? 𝕃é\u0007',
  tracks: [{ name: 'Catalogs', about: 'Finding things' }],
  prizes: [{ name: 'Best of show', about: '', track: 0 }],
  cover: picture,
  rules: 'One entry each.',
  links: [{ label: 'Handbook', href: 'https://example.org/handbook' }],
  minimumReviews: 2,
  criteria: [
    { label: 'Useful', maxPoints: 10, weight: 1, anchors: [{ points: 10, text: 'Every day' }] },
    { label: 'Clear', maxPoints: 5, weight: 3, anchors: [] },
  ],
  judges: [
    { address: JUDGE, name: 'Ada' },
    { address: OTHER_JUDGE, name: '' },
  ],
  entries: [
    {
      name: 'Shelf',
      link: 'https://example.org/shelf',
      about: 'Finds books.',
      track: 1,
      team: ['Ann'],
      place: 'Table 12',
    },
    { name: 'Stamp', link: '', about: '', track: 0, pictures: [picture] },
  ],
  ...{ submissionsUntil: null, opensAt: 0n, closesAt: 0n, revealUntil: null },
};

const submissionOf = (name: string) => {
  const written = writeDocument({ name, link: '', picture: '', about: '', track: 0 });
  return { contentHash: written.contentHash, uri: written.dataUri ?? '', replaces: null };
};

async function start(times: Pick<NewContest, 'submissionsUntil' | 'revealUntil'>) {
  const { timestamp: now } = await chain.client.getBlock();
  const shift = (seconds: bigint | null) => (seconds === null ? null : now + seconds);
  const dates = {
    ...{ submissionsUntil: shift(times.submissionsUntil), revealUntil: shift(times.revealUntil) },
    ...{ opensAt: now + 2_000n, closesAt: now + 3_000n },
  };
  const { values } = toTerms({ ...input, ...dates });
  const uid = await attest(ORGANIZER, 'contest', values);
  const moveTo = async (seconds: number) => {
    await chain.test.setNextBlockTimestamp({ timestamp: now + BigInt(seconds) });
    await chain.test.mine({ blocks: 1 });
  };
  return { uid, values, moveTo, of: { refUID: uid } };
}

/** A closed contest with each act of open judging, in the middle of which it is postponed. */
async function playOpen(): Promise<Hex> {
  const { uid, values, moveTo, of } = await start({ submissionsUntil: 1_000n, revealUntil: null });
  const first = await attest(VISITOR, 'entry', submissionOf('First'), of);
  const second = await attest(VISITOR, 'entry', submissionOf('Second'), of);
  const third = await attest(VISITOR, 'entry', submissionOf('Third'), of);
  const fourth = await attest(VISITOR, 'entry', { ...submissionOf('Fourth'), replaces: third }, of);
  await revoke(VISITOR, 'entry', fourth);
  await attest(ORGANIZER, 'admit', { first: 3, submissions: [first, second] }, of);
  const edited = await attest(VISITOR, 'entry', { ...submissionOf('First, edited'), replaces: first }, of);
  await attest(ORGANIZER, 'admit', { first: 5, submissions: [edited] }, of);
  await revoke(VISITOR, 'entry', second);
  await attest(ORGANIZER, 'judges', { judges: [VISITOR, ORGANIZER], listed: true }, of);
  await attest(ORGANIZER, 'judges', { judges: [ORGANIZER], listed: false }, of);
  await moveTo(2_000);
  const review = { comment: 'Nobody else thought of it. 𝕃é', commentHash: null };
  await attest(JUDGE, 'evaluation', { ...review, entry: 1, points: [9, 5] }, of);
  // Two equal reviews in one transaction: the bump of the second is 1, and it replaces the first.
  await attest(JUDGE, 'evaluation', { ...review, entry: 1, points: [7, 5] }, { ...of, times: 2 });
  const long = { comment: `ipfs://${'b'.repeat(59)}`, commentHash: word(0xc0) };
  await attest(OTHER_JUDGE, 'evaluation', { ...long, entry: 1, points: [6, 5] }, of);
  const withdrawn = await attest(OTHER_JUDGE, 'evaluation', { ...review, entry: 5, points: [1, 1] }, of);
  await revoke(OTHER_JUDGE, 'evaluation', withdrawn);
  await attest(JUDGE, 'recusal', { entry: 5 }, of);
  await attest(VISITOR, 'evaluation', { ...review, entry: 5, points: [10, 5] }, of);
  await attest(VISITOR, 'evaluation', { ...review, entry: 2, points: [10, 5] }, of);
  const late = writeDocument({
    format: 'laurel-entries/1',
    entries: [{ name: 'Late', link: '', picture: '', about: '', track: 0 }],
  });
  const hash = keccak256(writeDocument({ name: 'Late', link: '', picture: '', about: '', track: 0 }).bytes);
  const list = { first: 6, uri: late.dataUri ?? '', contentHash: late.contentHash, entries: [hash] };
  await attest(ORGANIZER, 'list', list, of);
  const closesAt = values.closesAt + 600n;
  const { submissionsUntil, opensAt } = values;
  const postponed = { submissionsUntil, opensAt, closesAt, revealUntil: closesAt, reason: 'Power cut.' };
  await attest(ORGANIZER, 'postpone', postponed, of);
  await attest(VISITOR, 'evaluation', { ...review, entry: 6, points: [8, 5] }, of);
  await attest(ORGANIZER, 'disqualify', { entry: 2, reason: 'Not its own work.' }, of);
  await moveTo(3_600);
  return uid;
}

/** A closed sealed contest: a withdrawn, a replaced, two revealed commitments and one that is withheld. */
async function playSealed(): Promise<{ uid: Hex; review: SealedReview }> {
  const { uid, moveTo, of } = await start({ submissionsUntil: null, revealUntil: 4_000n });
  const sealed = (judge: Hex, entry: number, salt: number): SealedReview => ({
    ...{ chainId: protocol.chainId, contest: uid, entry, judge },
    ...{ points: [8, 4], comment: 'Sealed. 𝕃é', salt: word(salt) },
  });
  const commit = ({ entry, judge }: SealedReview, commitment: Hex) =>
    attest(judge, 'commit', { entry, commitment }, of);
  const send = (review: SealedReview) => commit(review, getSealedCommitment(protocol.resolver, review));
  await moveTo(2_000);
  await revoke(JUDGE, 'commit', await send(sealed(JUDGE, 1, 1)));
  await send(sealed(JUDGE, 1, 2));
  const review = sealed(JUDGE, 1, 3);
  await send(review);
  const other = sealed(OTHER_JUDGE, 2, 4);
  await send(other);
  await send(sealed(OTHER_JUDGE, 1, 5));
  await moveTo(3_000);
  for (const { entry, judge, points, comment, salt } of [review, other])
    await attest(VISITOR, 'reveal', { entry, judge, points, comment, salt }, of);
  await moveTo(4_000);
  return { uid, review };
}

async function playRevoked(): Promise<Hex> {
  const { uid } = await start({ submissionsUntil: null, revealUntil: null });
  await revoke(ORGANIZER, 'contest', uid);
  return uid;
}

/** A contest that ends so late that its times are text in JSON. */
async function playLate(): Promise<Hex> {
  const { values } = toTerms({
    ...input,
    submissionsUntil: null,
    opensAt: 0n,
    closesAt: 2n ** 60n,
    revealUntil: null,
  });
  return attest(ORGANIZER, 'contest', values);
}

/** The header of a block and the proof of the resolver in it, which may not be there. */
async function takeResolver(block: 'earliest' | 'latest'): Promise<Evidence> {
  const raw = await chain.client.request({ method: 'eth_getBlockByNumber', params: [block, false] });
  const header = encodeBlockHeader(raw as never);
  if (!header) throw new Error('The header has unknown fields.');
  const { accountProof } = await chain.client.request({
    ...{ method: 'eth_getProof', params: [protocol.resolver, [], block] },
  });
  const bytes = accountProof.map((node) => hexToBytes(node));
  const nodes =
    arrangeNodes((raw as { stateRoot: Hex }).stateRoot, bytes, [toTrieKey(protocol.resolver)]) ?? [];
  return { header, accountProof: nodes.map((node) => toHex(node)), blockHash: keccak256(header) };
}

/** A contest that was never started, with the proof that the contract does not know it. */
async function invent(contest: ProofAttestation, blockHash: Hex) {
  const { number } = await chain.client.getBlock({ blockHash });
  const fields = { ...contest, time: contest.time - 1 };
  const invented = { ...fields, uid: computeAttestationUid(toAttestation(fields), fields.bump) };
  const slots = findContestSlots(invented.uid)([]);
  const { storageProof, storageHash } = await chain.client.request({
    ...{ method: 'eth_getProof', params: [protocol.resolver, [...slots], numberToHex(number)] },
  });
  const bytes = storageProof.flatMap(({ proof }) => proof).map((node) => hexToBytes(node));
  const nodes = arrangeNodes(storageHash, bytes, slots.map(toTrieKey)) ?? [];
  return { contest: invented, storageProof: nodes.map((node) => toHex(node)) };
}

const take = async (uid: Hex, options: Parameters<typeof takeProof>[2]) => {
  const taken = await takeProof(chain, uid, options);
  if (taken.status !== 'taken') throw new Error(taken.status);
  return { text: taken.text, blockHash: taken.block.hash };
};

const save = (name: string, text: string) => writeFileSync(join(VECTORS, name), text);
const saveJson = (name: string, value: unknown) => save(name, `${JSON.stringify(value, null, 2)}\n`);

function describeDocuments(review: SealedReview) {
  const entry = {
    name: 'Shelf',
    link: '',
    picture: '',
    about: 'Finds books.',
    track: 0,
    team: ['Ann', 'Bo'],
  };
  const { document } = toTerms(input);
  const describe = (name: string, bytes: Uint8Array) => ({
    ...{ name, text: new TextDecoder().decode(bytes), keccak256: keccak256(bytes), uri: toRawUri(bytes) },
  });
  const documents = [document, entry, { format: 'laurel-entries/1', entries: [entry] }] as const;
  const notes = [
    { about: null, kind: 'text', text: 'The power is back.' },
    { about: 2, kind: 'text', text: 'Its table is 14 now.' },
    { about: null, kind: 'assignments', text: encodeAssignments([{ judge: JUDGE, entries: [1, 2] }]) },
    {
      about: null,
      kind: 'awards',
      text: JSON.stringify([{ prize: 'Best of show', entry: 1, reason: 'Clear.' }]),
    },
  ] as const;
  return {
    documents: documents.map((each, at) =>
      describe(['laurel-contest/1', 'entry', 'laurel-entries/1'][at] ?? '', writeDocument(each).bytes),
    ),
    picture: { base64: image.toString('base64'), uri: picture.uri },
    notes: notes.map((note) => ({ ...note, data: encodeNote(note) })),
    sealedReview: {
      text: formatSealedReview(review),
      commentHash: keccak256(stringToBytes(review.comment)),
      resolver: protocol.resolver,
      commitment: getSealedCommitment(protocol.resolver, review),
    },
  };
}

test.runIf(process.env.LAUREL_WRITE_VECTORS)('writes the vectors of the protocol', async () => {
  mkdirSync(VECTORS, { recursive: true });
  const open = await playOpen();
  const lookup = await createActsReader(chain).fetchActs(open);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const ofOpen = [await take(open, { submissions: true }), await take(open, { rankingOnly: true })] as const;
  const { uid: sealed, review } = await playSealed();
  const ofSealed = await take(sealed, {});
  const bundles = [
    { file: 'open.bundle.json', ...ofOpen[0] },
    { file: 'sealed.bundle.json', ...ofSealed },
    { file: 'revoked.bundle.json', ...(await take(await playRevoked(), {})) },
    { file: 'open.ranking.json', ...ofOpen[1] },
    { file: 'late.ranking.json', ...(await take(await playLate(), { rankingOnly: true })) },
  ];
  for (const { file, text } of bundles) save(file, text);
  for (const { file, text, blockHash } of bundles.slice(0, 3))
    saveJson(file.replace('bundle', 'history'), describeHistory(text, blockHash));
  saveJson('notes.rows.json', listNoteRows());
  const slots = bundles.slice(0, 2).map(async ({ file, text, blockHash }) => {
    return [file, await takeSlots(chain, JSON.parse(text), blockHash)] as const;
  });
  saveJson('slots.json', Object.fromEntries(await Promise.all(slots)));
  save('open.result.json', toBundleJson(await createResultBundle(lookup.reading)));
  saveJson('protocol.json', describeProtocol());
  saveJson('documents.json', describeDocuments(review));
  saveJson('documents.altered.json', {
    ...{ documents: alterDocuments(), sealedReviews: alterReviews(), results: alterResults() },
  });
  saveJson('notes.altered.json', { cases: alterNotes(), unusual: listUnusualNotes() });
  const [first, , , ranking] = bundles.map(({ text }) => JSON.parse(text));
  const invented = await invent(first.contest, ofOpen[0].blockHash);
  const before = await takeResolver('earliest');
  await chain.test.setCode({ address: protocol.resolver, bytecode: '0x6001' });
  await chain.test.mine({ blocks: 1 });
  const evidence = { before, otherCode: await takeResolver('latest'), invented, sealed };
  saveJson('altered.json', {
    blockHashes: Object.fromEntries(bundles.map(({ file, blockHash }) => [file, blockHash])),
    cases: alterBundles(first, ranking, evidence),
  });
  expect(toProofJson(first)).toBe(bundles[0]?.text);
});
