import { type Hex, keccak256, stringToBytes, toBytes } from 'viem';
import { expect, test } from 'vitest';
import { encodeNote } from '../src/acts/encodeNote.ts';
import { findRefusal } from '../src/acts/findRefusal.ts';
import { parseNote, readNotes } from '../src/acts/notes.ts';
import { replay } from '../src/acts/replay.ts';
import { parseSealedReview } from '../src/acts/sealedReview.ts';
import { computeAttestationUid } from '../src/base/attestationUid.ts';
import { toCanonicalJson } from '../src/base/canonicalJson.ts';
import { findDifferences } from '../src/cli/input/bundleFile.ts';
import { encodeActData } from '../src/contest/encode.ts';
import { toRawUri } from '../src/document/rawUri.ts';
import { readContestDocument, readEntriesDocument, readEntryDocument } from '../src/document/readDocument.ts';
import { parseContestDocument, parseEntriesDocument, parseEntryDocument } from '../src/index.ts';
import { toAttestation } from '../src/proof/proofBundle.ts';
import { verifyProof } from '../src/proof/verifyProof.ts';
import { hashBundle } from '../src/result/bundleJson.ts';
import {
  type AlteredDocument,
  type AlteredResult,
  type AlteredReview,
  alterDocuments,
  alterResults,
  alterReviews,
  changeText,
  readDocumentText,
} from './alterDocuments.ts';
import {
  type AlteredNote,
  alterNotes,
  listNoteRows,
  listUnusualNotes,
  toNoteText,
  type UnusualNote,
} from './alterNotes.ts';
import { readVector } from './vectors.ts';

const altered: {
  readonly documents: readonly AlteredDocument[];
  readonly sealedReviews: readonly AlteredReview[];
  readonly results: readonly AlteredResult[];
} = JSON.parse(readVector('documents.altered.json'));
const notes: { readonly cases: readonly AlteredNote[]; readonly unusual: readonly UnusualNote[] } =
  JSON.parse(readVector('notes.altered.json'));

test('the files have each case', () => {
  const documents = { documents: alterDocuments(), sealedReviews: alterReviews(), results: alterResults() };
  expect(altered).toEqual(documents);
  expect(notes).toEqual({ cases: alterNotes(), unusual: listUnusualNotes() });
});

const PARSERS = {
  'laurel-contest/1': { parse: parseContestDocument, read: readContestDocument },
  'laurel-entries/1': { parse: parseEntriesDocument, read: readEntriesDocument },
} as const;

const hashEntries = (text: string): readonly Hex[] =>
  JSON.parse(text).entries.map((entry: never) => keccak256(stringToBytes(toCanonicalJson(entry))));

test.each(altered.documents)('does not use the $document with $what: $reason', async (changed) => {
  const text = readDocumentText(changed.document);
  const bytes = changeText(text, changed);
  const { uri = toRawUri(bytes), contentHash = keccak256(bytes), reason } = changed;
  const fetchIpfs = () => Promise.resolve(bytes);
  if (changed.document === 'entry') {
    expect(await readEntryDocument({ uri, contentHash }, { fetchIpfs })).toBeNull();
    expect(parseEntryDocument(bytes).ok).toBe(reason === 'altered');
    expect(parseEntryDocument(stringToBytes(text)).ok).toBe(true);
    return;
  }
  const { parse, read } = PARSERS[changed.document as keyof typeof PARSERS];
  const place = { uri, contentHash, entries: changed.entries ?? hashEntries(text) };
  expect(await read(place, { fetchIpfs })).toEqual({ status: 'missing', reason });
  if (reason === 'altered') expect(parse(bytes).ok).toBe(true);
  // Without the change it would be read.
  const own = stringToBytes(text);
  const { path, repeat } = changed;
  const most = repeat && { path: path ?? [], repeat: { ...repeat, times: repeat.times - 1 } };
  if (most) expect(parse(changeText(text, most)).ok).toBe(true);
  const whole = { uri: toRawUri(own), contentHash: keccak256(own), entries: hashEntries(text) };
  expect(await read(whole, { fetchIpfs: () => Promise.resolve(own) })).toMatchObject({ status: 'read' });
});

/** The sealed contest before its first reveal, and the time of that. */
function replaySealed() {
  const text = readVector('sealed.bundle.json');
  const { blockHashes } = JSON.parse(readVector('altered.json'));
  const verdict = verifyProof({ text, blockHash: blockHashes['sealed.bundle.json'] });
  if (verdict.status !== 'verified') throw new Error('The vector is not proven.');
  const { bundle, protocol } = verdict.value;
  const until = bundle.acts.findIndex(({ kind }) => kind === 14);
  const times = new Map(bundle.acts.flatMap((act) => ('uid' in act ? [[act.uid, act.time]] : [])));
  const made = new Map(
    bundle.acts.flatMap((act) => ('attestation' in act ? [[act.attestation.uid, act.attestation]] : [])),
  );
  const acts = bundle.acts.slice(0, until).map((act) => {
    const attestation = 'attestation' in act ? act.attestation : made.get(act.uid);
    if (!attestation) throw new Error('The vector has no such act.');
    return { ...toAttestation(attestation), revocationTime: BigInt(times.get(attestation.uid) ?? 0) };
  });
  const replayed = replay({ protocol, contest: toAttestation(bundle.contest), acts });
  if (!replayed.ok) throw new Error(replayed.fault.reason);
  return { state: replayed.value, time: BigInt(bundle.acts[until]?.time ?? 0) };
}
const sealed = replaySealed();
const { text: sealedText } = JSON.parse(readVector('documents.json')).sealedReview;

function reveal(bytes: Uint8Array): string | null {
  const parsed = parseSealedReview(JSON.parse(new TextDecoder().decode(bytes)));
  if (!parsed.ok) return `${parsed.reason} ${parsed.field}`;
  const data = encodeActData('reveal', parsed.value);
  const act = { kind: 'attest', name: 'reveal', data } as const;
  return findRefusal(sealed.state.clone(), act, { from: null, time: sealed.time });
}

test('the sealed review opens its commitment, in any spelling', () => {
  expect(reveal(stringToBytes(sealedText))).toBeNull();
  expect(reveal(stringToBytes(toCanonicalJson(JSON.parse(sealedText))))).toBeNull();
});

test.each(altered.sealedReviews)('does not reveal a review with $what: $reason', (changed) => {
  expect(reveal(changeText(sealedText, changed))).toBe(changed.reason);
});

test.each(altered.results)('finds $what of a result', ({ differs, hasOwnHash, isHashKept, ...changed }) => {
  const text = readVector('open.result.json');
  const told = JSON.parse(new TextDecoder().decode(changeText(text, changed)));
  const { hash, ...rest } = told;
  const isRehashed = !isHashKept && changed.path?.[0] !== 'hash';
  const result = isRehashed ? { ...rest, hash: hashBundle(rest) } : told;
  expect(findDifferences(result, JSON.parse(text)).map(({ path }) => path)).toEqual(differs);
  expect(hashBundle(rest) === result.hash).toBe(hasOwnHash);
});

/** The open contest of the vectors. */
function replayOpen() {
  const { blockHashes } = JSON.parse(readVector('altered.json'));
  const text = readVector('open.bundle.json');
  const verdict = verifyProof({ text, blockHash: blockHashes['open.bundle.json'] });
  if (verdict.status !== 'verified') throw new Error('The vector is not proven.');
  return verdict.value.state;
}
const open = replayOpen();

test.each(notes.cases)(
  'a note with $what: $reason',
  ({ about = null, kind = 'text', reason, ...changed }) => {
    const text = toNoteText(changed);
    if (reason === 'other') {
      expect(toBytes(text).length).toBeLessThanOrEqual(16_384);
      expect(parseNote({ uid: '0x', time: 0n, about, kind, text })).toMatchObject({
        kind: 'other',
        name: kind,
        text,
      });
      return;
    }
    const data = changed.data ?? encodeNote({ about, kind, text });
    expect(findRefusal(open, { kind: 'attest', name: 'note', data }, { from: null, time: 0n })).toBe(reason);
  },
);

test.each(notes.unusual)('a note with $what is read', ({ kind, text, value }) => {
  expect(parseNote({ uid: '0x', time: 0n, about: null, kind, text })).toMatchObject({ kind, [kind]: value });
});

test('the notes that count are those of the list, in its order', () => {
  const vector: ReturnType<typeof listNoteRows> = JSON.parse(readVector('notes.rows.json'));
  expect(vector).toEqual(listNoteRows());
  const contest = {
    attestation: { uid: vector.contest, attester: vector.organizer },
    entries: { length: vector.entries },
    submissions: new Set(vector.submissions),
  };
  const rows = vector.rows.map(({ time, expirationTime, revocationTime, ...row }) => ({
    ...{ ...row, time: BigInt(time), expirationTime: BigInt(expirationTime) },
    ...{ revocationTime: BigInt(revocationTime), isOffchain: false },
  }));
  for (const row of rows) expect(computeAttestationUid(row)).toBe(row.uid);
  for (const given of [rows, rows.toReversed()])
    expect(readNotes(contest, given).map(({ uid }) => uid)).toEqual(vector.notes);
});
