import type { Address, Hex } from 'viem';
import { checksumAddress } from '../../abi/address.ts';
import type { Attestation } from '../../attestation/attestation.ts';
import type { ContestStateR2, GenerationR2 } from '../../r2/contestState.ts';
import { encodeDataR2 } from '../../r2/encode.ts';
import { getSealedCommitment, type SealedReview } from '../../r2/sealedReview.ts';
import type { ActsReading } from '../../r2-chain/createActsReader.ts';
import { UnusableInput } from '../terminal.ts';
import type { PlannedAct } from './checkAct.ts';
import { readContestFile, readEntryFile } from './documentFile.ts';
import { readTextFile } from './jsonFields.ts';
import { keepSealedReview, readSealedReview, sealReview } from './sealedReview.ts';

/** A contest as it is on the chain, and who acts; null if that is not known. */
type Situation = {
  readonly generation: GenerationR2;
  readonly contest: Hex;
  readonly from: Address | null;
};

/** An act that was read from the command line and its files. */
export type ActPlan = {
  /** Equal for equal commands: what the user asked for, without anything that the chain or chance adds. */
  readonly asked: unknown;
  /** The submissions that the act names. */
  readonly submissions: readonly Hex[];
  /** Null if there is nothing to withdraw. */
  readonly plan: (at: Situation, reading: ActsReading) => PlannedAct | null | Promise<PlannedAct | null>;
  /** Called once the act is accepted, before it is sent. */
  readonly keep?: () => Promise<void>;
};

/** The values of the options of all acts. */
export type ActValues = {
  readonly [Name in 'uri' | 'document' | 'replaces' | 'points' | 'comment' | 'comment-file' | 'secret']?:
    | string
    | undefined;
};

/** The words after the chain and the contest, and the options of an act. */
type Input = { readonly words: readonly string[]; readonly values: ActValues };

/** @throws {UnusableInput} */
export async function planStart({ words: [path = ''], values }: Input): Promise<Hex> {
  return encodeDataR2('contest', await readContestFile(path, readPublishing(values)));
}

/**
 * The plans of the acts in a contest.
 *
 * @throws {UnusableInput}
 */
export const PLANS = {
  async enter({ words: [path = ''], values }: Input): Promise<ActPlan> {
    const replaces = values.replaces === undefined ? null : readUid(values.replaces);
    const submission = await readEntryFile(path, readPublishing(values));
    const data = encodeDataR2('entry', { ...submission, replaces });
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
        return { kind: 'attest', name: 'admit', data: encodeDataR2('admit', { first, submissions }) };
      },
    };
  },

  async recuse({ words: [word] }: Input): Promise<ActPlan> {
    const data = encodeDataR2('recusal', { entry: readEntryNumber(word) });
    return { asked: data, submissions: [], plan: () => ({ kind: 'attest', name: 'recusal', data }) };
  },

  async review({ words: [word], values }: Input): Promise<ActPlan> {
    const entry = readEntryNumber(word);
    const points = readPoints(values.points);
    const comment = await readComment(values);
    const review = { entry, points, comment };
    const { secret } = values;
    if (secret === undefined) {
      const data = encodeDataR2('evaluation', { ...review, commentHash: null });
      return { asked: review, submissions: [], plan: () => ({ kind: 'attest', name: 'evaluation', data }) };
    }
    let sealed: SealedReview | undefined;
    return {
      asked: review,
      submissions: [],
      plan: async ({ generation, contest, from: judge }) => {
        if (judge === null) throw new UnusableInput('A sealed review names its judge: pass --from 0x….');
        const { chainId } = generation;
        sealed = await sealReview(secret, { ...review, chainId, contest, judge });
        const commitment = getSealedCommitment(generation.resolver, sealed);
        return { kind: 'attest', name: 'commit', data: encodeDataR2('commit', { entry, commitment }) };
      },
      keep: async () => {
        if (sealed) await keepSealedReview(secret, sealed);
      },
    };
  },

  async reveal({ words: [path = ''] }: Input): Promise<ActPlan> {
    const { chainId, contest, ...review } = await readSealedReview(path);
    const data = encodeDataR2('reveal', review);
    return {
      asked: data,
      submissions: [],
      plan: (at) => {
        if (chainId === at.generation.chainId && contest === at.contest)
          return { kind: 'attest', name: 'reveal', data };
        throw new UnusableInput(`The file ${path} is a review in contest ${contest} on chain ${chainId}.`);
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
      plan: ({ from }, reading) => {
        const attestation = uid === null ? findReview(reading.state, entry, from) : findRow(reading, uid);
        return attestation && { kind: 'revoke', attestation };
      },
    };
  },
} as const satisfies Record<string, (input: Input) => Promise<ActPlan>>;

function findReview(state: ContestStateR2, entry: number, from: Address | null): Attestation | null {
  if (from === null)
    throw new UnusableInput(
      'Whose review? Pass the account that will sign (--from 0x…), or the UID of the review.',
    );
  const review = state.reviews.find(
    (each) => each.entry === entry && each.judge === from && each.ending === null,
  );
  return review?.attestation ?? null;
}

function findRow({ contest, acts, submissionActs, submissions }: ActsReading, uid: Hex): Attestation | null {
  const rows = [contest, ...acts, ...(submissionActs ?? []), ...submissions];
  const row = rows.find((each) => each.uid === uid);
  return row ? { ...row, attester: checksumAddress(row.attester) } : null;
}

function readPublishing({ uri, document }: ActValues) {
  if (uri !== undefined && !/^ipfs:\/\/\w+$/.test(uri))
    throw new UnusableInput('--uri must be ipfs:// and a CID: nothing else is read.');
  return { uri, document };
}

/** @throws {UnusableInput} which does not repeat the word: it could be a key */
export function readUid(word: string | undefined): Hex {
  // Checked to be hex.
  if (word !== undefined && /^0x[0-9a-f]{64}$/i.test(word)) return word.toLowerCase() as Hex;
  throw new UnusableInput('A UID must be 0x and 64 hex digits.');
}

function readEntryNumber(word = ''): number {
  if (/^[1-9]\d{0,3}$/.test(word)) return Number(word);
  throw new UnusableInput('An entry must be its number, from 1 on.');
}

function readPoints(list: string | undefined): readonly number[] {
  if (list === undefined)
    throw new UnusableInput('A review needs the points of each criterion: --points 4,9,3');
  const points = list.split(',').map((each) => each.trim());
  if (points.every((each) => /^\d{1,3}$/.test(each) && Number(each) <= 255)) return points.map(Number);
  throw new UnusableInput('--points must be whole numbers with commas between them: --points 4,9,3');
}

async function readComment({ comment, 'comment-file': path }: ActValues): Promise<string> {
  if (comment !== undefined && path !== undefined)
    throw new UnusableInput('Choose --comment or --comment-file, not both.');
  // Editors end a file with a line break, which is not part of the comment.
  if (path !== undefined) return (await readTextFile(path)).replace(/\r?\n$/, '');
  return comment ?? '';
}
