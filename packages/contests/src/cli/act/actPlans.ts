import { randomBytes } from 'node:crypto';
import { access, writeFile } from 'node:fs/promises';
import type { Address, Hex } from 'viem';
import type { ContestReplay } from '../../acts/contestReplay.ts';
import {
  formatSealedReview,
  getSealedCommitment,
  parseSealedReview,
  type SealedReview,
  type SealedReviewAnswer,
} from '../../acts/sealedReview.ts';
import { checksumAddress } from '../../base/address.ts';
import type { Attestation } from '../../base/attestation.ts';
import { toCanonicalJson } from '../../base/canonicalJson.ts';
import { bytesToHex } from '../../base/hex.ts';
import type { ActsReading } from '../../chain/createActsReader.ts';
import { encodeActData } from '../../contest/encode.ts';
import { CONTEST_LIMITS, NOTE_SCHEMA_UID } from '../../contest/schemas.ts';
import { toPlainText, UnusableInputError } from '../input/terminal.ts';
import { readEntryNumber, readPublishing, readText, readUid } from './actValues.ts';
import { readEntryFile } from './documentFile.ts';
import { readJsonFile } from './jsonFields.ts';
import { type ActPlan, type Input, ORGANIZER_PLANS } from './organizerPlans.ts';

/** The same as on a judge's page: a review of each entry, with a comment of which JSON escapes each byte as six characters. */
const MAX_SEALED_BYTES = CONTEST_LIMITS.entries * (6 * CONTEST_LIMITS.textBytes + 1_024);

/**
 * The sealed review of a file: of one review, or of a list, from which an entry's number chooses.
 *
 * @throws {UnusableInputError}
 */
async function chooseSealedReview(path: string, entry: number | undefined): Promise<SealedReview> {
  const value = await readJsonFile(path, (given) => given, MAX_SEALED_BYTES);
  const reviews = Array.isArray(value)
    ? value.map(parseSealedReview).flatMap((each) => (each.ok ? each.value : []))
    : [toSealedReview(path, parseSealedReview(value))];
  const found = reviews.filter((each) => entry === undefined || each.entry === entry);
  const [review] = found;
  if (review && found.length === 1) return review;
  const ofEntry = entry === undefined ? '' : ` of entry ${entry}`;
  if (!review) throw new UnusableInputError(`The file ${path} has no sealed review${ofEntry}.`);
  throw new UnusableInputError(
    `The file ${path} has ${found.length} sealed reviews${ofEntry}. ${
      entry === undefined
        ? 'They are revealed one by one: pass the number of an entry after the file.'
        : 'Put the one to reveal into a file of its own.'
    }`,
  );
}

/** @throws {UnusableInputError} */
async function readSealedReview(path: string): Promise<SealedReview> {
  return toSealedReview(path, await readJsonFile(path, parseSealedReview));
}

/** @throws {UnusableInputError} */
function toSealedReview(path: string, parsed: SealedReviewAnswer): SealedReview {
  if (parsed.ok) return parsed.value;
  const field = toPlainText(JSON.stringify(parsed.field));
  const flaw =
    parsed.reason === 'unknown-field'
      ? `it has an unknown field ${field}`
      : `its field ${field} is missing or wrong`;
  throw new UnusableInputError(`The file ${path} is not a sealed review: ${flaw}.`);
}

/**
 * The review with its salt: that of the file if it has the same review, so that a repeated command makes the same
 * commitment; otherwise new random bytes.
 *
 * @throws {UnusableInputError} if the file has something else, which is not overwritten
 */
async function sealReview(path: string, review: Omit<SealedReview, 'salt'>): Promise<SealedReview> {
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (!exists) return { ...review, salt: bytesToHex(randomBytes(32)) };
  const kept = await readSealedReview(path);
  if (toCanonicalJson({ ...review, salt: kept.salt }) === toCanonicalJson(kept)) return kept;
  throw new UnusableInputError(
    `The file ${path} has another review, and is not overwritten. Choose another name.`,
  );
}

/**
 * Writes the review that reveals a commitment, for its owner only. Without it a commitment opens for nobody, so it is on
 * the disk before anything is sent.
 *
 * @throws {UnusableInputError}
 */
async function keepSealedReview(path: string, review: SealedReview): Promise<void> {
  await writeFile(path, formatSealedReview(review), { flag: 'wx', mode: 0o600, flush: true }).catch(
    (cause) => {
      // The same review is there already.
      if (Object(cause).code === 'EEXIST') return;
      throw new UnusableInputError(`The file ${path} cannot be written.`, { cause });
    },
  );
}

/**
 * The plans of the acts in a contest.
 *
 * @throws {UnusableInputError}
 */
export const PLANS = {
  ...ORGANIZER_PLANS,

  async enter({ words: [path = ''], values }: Input): Promise<ActPlan> {
    const replaces = values.replaces === undefined ? null : readUid(values.replaces);
    const submission = await readEntryFile(path, readPublishing(values));
    const data = encodeActData('entry', { ...submission, replaces });
    const submissions = replaces === null ? [] : [replaces];
    return { asked: data, submissions, plan: () => ({ kind: 'attest', name: 'entry', data }) };
  },

  async admit({ words }: Input): Promise<ActPlan> {
    const submissions = words.map(readUid);
    return {
      asked: submissions,
      submissions,
      plan: (_at, { state }) => {
        const first = state.entries.length + 1;
        return { kind: 'attest', name: 'admit', data: encodeActData('admit', { first, submissions }) };
      },
    };
  },

  async recuse({ words: [word] }: Input): Promise<ActPlan> {
    const data = encodeActData('recusal', { entry: readEntryNumber(word) });
    return { asked: data, submissions: [], plan: () => ({ kind: 'attest', name: 'recusal', data }) };
  },

  async review({ words: [word], values }: Input): Promise<ActPlan> {
    const entry = readEntryNumber(word);
    const points = readPoints(values.points);
    const comment = (await readText(values, 'comment')) ?? '';
    const review = { entry, points, comment };
    const { secret } = values;
    if (secret === undefined) {
      const data = encodeActData('evaluation', { ...review, commentHash: null });
      return { asked: review, submissions: [], plan: () => ({ kind: 'attest', name: 'evaluation', data }) };
    }
    let sealed: SealedReview | undefined;
    return {
      asked: review,
      submissions: [],
      plan: async ({ protocol, contest, from: judge }) => {
        if (judge === null) throw new UnusableInputError('A sealed review names its judge: pass --from 0x….');
        const { chainId } = protocol;
        sealed = await sealReview(secret, { ...review, chainId, contest, judge });
        const commitment = getSealedCommitment(protocol.resolver, sealed);
        return { kind: 'attest', name: 'commit', data: encodeActData('commit', { entry, commitment }) };
      },
      keep: async () => {
        if (sealed) await keepSealedReview(secret, sealed);
      },
    };
  },

  async reveal({ words: [path = '', word] }: Input): Promise<ActPlan> {
    const entry = word === undefined ? undefined : readEntryNumber(word);
    const { chainId, contest, ...review } = await chooseSealedReview(path, entry);
    const data = encodeActData('reveal', review);
    return {
      asked: data,
      submissions: [],
      plan: (at) => {
        if (chainId === at.protocol.chainId && contest === at.contest)
          return { kind: 'attest', name: 'reveal', data };
        throw new UnusableInputError(
          `The file ${path} is a review in contest ${contest} on chain ${chainId}.`,
        );
      },
    };
  },

  async withdraw({ words: [word = ''] }: Input): Promise<ActPlan> {
    const isUid = word.startsWith('0x');
    const uid = isUid ? readUid(word) : null;
    const entry = isUid ? 0 : readEntryNumber(word);
    return {
      asked: word,
      submissions: uid === null ? [] : [uid],
      plan: async ({ from, contest, fetchAttestation }, reading) => {
        const attestation =
          uid === null
            ? findReview(reading.state, entry, from)
            : (findRow(reading, uid) ?? toNote(await fetchAttestation(uid), contest));
        return attestation && { kind: 'revoke', attestation };
      },
    };
  },
} as const satisfies Record<string, (input: Input) => Promise<ActPlan>>;

function findReview(state: ContestReplay, entry: number, from: Address | null): Attestation | null {
  if (from === null)
    throw new UnusableInputError(
      'Whose review? Pass the account that will sign (--from 0x…), or the UID of the review.',
    );
  const review = state.reviews.find(
    (each) => each.entry === entry && each.judge === from && each.status === 'in-force',
  );
  return review?.attestation ?? null;
}

function findRow({ contest, acts, submissionActs, submissions }: ActsReading, uid: Hex): Attestation | null {
  const rows = [contest, ...acts, ...(submissionActs ?? []), ...submissions];
  const row = rows.find((each) => each.uid === uid);
  return row ? { ...row, attester: checksumAddress(row.attester) } : null;
}

/** The row of a note about this contest: no resolver logs it. */
function toNote(row: Attestation | null, contest: Hex): Attestation | null {
  if (row?.schema !== NOTE_SCHEMA_UID || row.refUID !== contest) return null;
  return { ...row, attester: checksumAddress(row.attester) };
}

function readPoints(list: string | undefined): readonly number[] {
  if (list === undefined)
    throw new UnusableInputError('A review needs the points of each criterion: --points 4,9,3');
  const points = list.split(',').map((each) => each.trim());
  if (points.every((each) => /^\d{1,3}$/.test(each) && Number(each) <= 255)) return points.map(Number);
  throw new UnusableInputError('--points must be whole numbers with commas between them: --points 4,9,3');
}
