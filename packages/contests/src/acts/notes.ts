import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import { type Attestation, normalizeAttestation } from '../base/attestation.ts';
import type { Answer } from '../base/errors.ts';
import { lowerCase } from '../base/hex.ts';
import { CanonicalReader, toText } from '../contest/canonicalReader.ts';
import { toDataBytes } from '../contest/decode.ts';
import { decide, refuseUnless } from '../contest/refusals.ts';
import { CONTEST_LIMITS, NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { address, integer, listOf, orNull, record, text } from '../document/documentFields.ts';

/** The subject of a note: the contest (null), a submission (its UID), or an entry (its number). */
export type NoteAbout = Hex | number | null;

/** The decoded data of a note. `kind` and `text` are untrusted. */
export type NoteValues = { readonly about: NoteAbout; readonly kind: string; readonly text: string };

/** A judge and the numbers of the entries that the organizer assigned to this judge. The contest may not have all of them. */
export type Assignment = { readonly judge: Address; readonly entries: readonly number[] };

/** A prize that the organizer awarded to an entry, and why. The entry may not lead the ranking, or not exist. */
export type Award = { readonly prize: string; readonly entry: number; readonly reason: string };

/**
 * A note of the organizer. `other` is shown as `text` is: its `name` is a kind that this code does not know, or that of
 * assignments or awards that cannot be parsed. `time` is in seconds. All texts are untrusted.
 */
export type Note = {
  readonly uid: Hex;
  readonly time: bigint;
  readonly about: NoteAbout;
  readonly text: string;
} & (
  | { readonly kind: 'text' | 'not-admitted' }
  | { readonly kind: 'assignments'; readonly assignments: readonly Assignment[] }
  | { readonly kind: 'awards'; readonly awards: readonly Award[] }
  | { readonly kind: 'other'; readonly name: string }
);

/**
 * The contest whose notes are read, such as a `ContestReplay`. A state without the log of submissions knows admitted submissions
 * only, so notes about others are ignored.
 */
export type NotedContest = {
  readonly attestation: Pick<Attestation, 'uid' | 'attester'>;
  readonly entries: { readonly length: number };
  readonly submissions: { readonly has: (uid: Hex) => boolean };
};

/** The limits of notes: a longer text is ignored, longer lists are shown as text. */
export const NOTE_LIMITS = {
  textBytes: 16_384,
  judges: CONTEST_LIMITS.judges,
  entriesOfJudge: CONTEST_LIMITS.entries,
  awards: 100,
} as const;

/** Entry numbers have 16 bits; no UID is that small. */
const NUMBERS = 1n << 16n;

const entryNumber = integer(1, CONTEST_LIMITS.entries);

/** `["0x…", 1, 2]`: field names would be a quarter of the note, and each byte is stored on the chain. */
const readAssignments = listOf((value): Assignment => {
  // Throws for a value that is not a list, as the other readers do.
  const [judge, ...entries] = value as Iterable<unknown>;
  return {
    judge: checksumAddress(address(judge)),
    entries: listOf(entryNumber, NOTE_LIMITS.entriesOfJudge)(entries),
  };
}, NOTE_LIMITS.judges);

const readAwards = listOf(record({ prize: text, entry: entryNumber, reason: text }), NOTE_LIMITS.awards);

/**
 * Decodes the data of a note: the canonical ABI encoding only, with a text of at most 16,384 bytes. Never throws.
 *
 * @example
 * ```ts
 * import { decodeNote } from '@org/contests';
 *
 * const note = decodeNote(attestation.data);
 * if (note.ok) console.log(note.value.kind, note.value.text);
 * ```
 */
export function decodeNote(data: Hex): Answer<NoteValues, 'Undecodable' | 'Oversized'> {
  const decoded = decide(() => {
    const reader = new CanonicalReader(toDataBytes(data), 3);
    const about = reader.word(0);
    const kind = reader.bytes(1);
    const text = reader.bytes(2);
    reader.close();
    refuseUnless(text.length <= NOTE_LIMITS.textBytes, 'Oversized');
    return { about: toAbout(about), kind: toText(kind), text: toText(text) };
  });
  if (decoded.ok) return decoded;
  return { ok: false, reason: decoded.reason === 'Oversized' ? 'Oversized' : 'Undecodable' };
}

function toAbout(word: Hex): NoteAbout {
  const value = BigInt(word);
  if (value === 0n) return null;
  return value < NUMBERS ? Number(value) : word;
}

/**
 * The notes of a contest that count, by time and then by UID: those of its organizer that are not revoked. All of
 * kind `text` count, of each other kind only the newest about each thing. Rows of other contests, schemas and
 * accounts are ignored. Never throws.
 *
 * @param rows attestations whose UID has been checked, in any order
 * @example
 * ```ts
 * import { baseSepolia } from '@org/chain-config';
 * import { createActsScan, readNotes } from '@org/contests';
 *
 * const scan = createActsScan({ config: baseSepolia });
 * const lookup = await scan.fetchActs(uid);
 * if (lookup.status === 'found') {
 *   const { contest, state } = lookup.reading;
 *   const { rows } = await scan.fetchNotes(contest);
 *   for (const { time, about, text } of readNotes(state, rows)) console.log(time, about, text);
 * }
 * ```
 * @see docs/protocol/contests.md, section Notes
 */
export function readNotes(contest: NotedContest, rows: readonly Attestation[]): readonly Note[] {
  const newest = new Map<string, NoteRow>();
  const all: NoteRow[] = [];
  for (const note of findNotes(contest, rows)) {
    if (note.kind === 'text') {
      all.push(note);
      continue;
    }
    const key = `${note.kind} ${note.about}`;
    const other = newest.get(key);
    if (!other || compare(note, other) > 0) newest.set(key, note);
  }
  return [...all, ...newest.values()].toSorted(compare).map(parseNote);
}

type NoteRow = NoteValues & { readonly uid: Hex; readonly time: bigint };

/** By time, then by UID. */
function compare(a: NoteRow, b: NoteRow): number {
  if (a.time !== b.time) return a.time < b.time ? -1 : 1;
  return a.uid < b.uid ? -1 : Number(a.uid > b.uid);
}

/** The organizer's notes about the contest, each once. A row that is there twice is revoked if one of them is. */
function findNotes(contest: NotedContest, rows: readonly Attestation[]): readonly NoteRow[] {
  const contestUid = lowerCase(contest.attestation.uid);
  const organizer = checksumAddress(contest.attestation.attester);
  const notes = new Map<Hex, NoteRow | null>();
  for (const row of rows) {
    const { uid, schema, attester, refUID, time, revocationTime, data, isOffchain } =
      normalizeAttestation(row);
    if (isOffchain || schema !== NOTE_SCHEMA_UID || refUID !== contestUid || attester !== organizer) continue;
    const decoded = decodeNote(data);
    if (!decoded.ok || !isPartOf(contest, decoded.value.about)) continue;
    if (revocationTime !== 0n) notes.set(uid, null);
    else if (!notes.has(uid)) notes.set(uid, { ...decoded.value, uid, time });
  }
  return [...notes.values()].filter((note) => note !== null);
}

function isPartOf({ entries, submissions }: NotedContest, about: NoteAbout): boolean {
  if (about === null) return true;
  return typeof about === 'number' ? about <= entries.length : submissions.has(about);
}

/** A note whose JSON is parsed; of kind `other` if that fails. */
export function parseNote({ kind, ...note }: NoteRow): Note {
  if (kind === 'text' || kind === 'not-admitted') return { ...note, kind };
  if (kind === 'assignments') {
    const assignments = parseJson(note.text, readAssignments);
    if (assignments) return { ...note, kind, assignments };
  }
  if (kind === 'awards') {
    const awards = parseJson(note.text, readAwards);
    if (awards) return { ...note, kind, awards };
  }
  return { ...note, kind: 'other', name: kind };
}

function parseJson<Value>(json: string, read: (value: unknown) => Value): Value | null {
  return orNull(() => read(JSON.parse(json)));
}
