import type { Hex } from 'viem';
import type { ContestReplay, ReviewAct } from '../acts/contestReplay.ts';
import type { Attestation, Block } from '../base/attestation.ts';
import type { Contest, Criterion } from '../contest/contest.ts';
import type { DocumentReading } from '../document/readDocument.ts';
import { rankEntries } from './rankEntries.ts';
import type { IgnoredReview, Result, Review } from './result.ts';
import type { ActOrder, ResultDetails } from './resultDetails.ts';

/** How many of the contest's entries each judge has reviewed, in the contest's order of judges. */
function countProgress(contest: Contest, counted: readonly Review[]): Result['progress'] {
  const reviewed = new Map<Hex, number>();
  for (const { judge } of counted) reviewed.set(judge, (reviewed.get(judge) ?? 0) + 1);
  return contest.judges.map((judge) => ({
    judge,
    reviewed: reviewed.get(judge) ?? 0,
    total: contest.entries.length,
  }));
}

/** The input of `readResult`. */
export type ResultReading = {
  readonly chainId: number;
  readonly state: ContestReplay;
  readonly block: Block;
  readonly order: ActOrder;
  /** True if the log of submissions was read. */
  readonly hasSubmissionLog: boolean;
  readonly document?: DocumentReading;
};

const NOT_ASKED: DocumentReading = { status: 'missing', reason: 'not-asked' };

/**
 * The contest at a block. Entries are their numbers as text; the
 * texts of criteria and the description come from the contest document.
 *
 * @example
 * ```ts
 * import { toContest } from '@org/contests';
 *
 * const { title, judges, terms } = toContest(reading);
 * ```
 */
export function toContest({ chainId, state, document = NOT_ASKED }: Omit<ResultReading, 'block'>): Contest {
  const { attestation, values, times } = state;
  const about = document.status === 'read' ? document.document : null;
  return {
    chainId,
    uid: attestation.uid,
    schemaUid: attestation.schema,
    organizer: attestation.attester,
    title: values.title,
    description: about?.description ?? '',
    judges: [...state.judges],
    entries: state.entries.filter(({ status }) => status === 'standing').map(({ number }) => String(number)),
    criteria: values.maxPoints.map((maxPoints, index): Criterion => {
      const label = about?.criteria[index]?.label ?? '';
      return { id: String(index + 1), label, maxPoints, weight: values.weights[index] ?? 1 };
    }),
    terms: {
      resolver: state.resolver,
      uri: values.uri,
      contentHash: values.contentHash,
      submissionsUntil: state.hasSubmissions ? times.submissionsUntil : null,
      opensAt: times.opensAt,
      revealUntil: state.isSealed ? times.revealUntil : null,
    },
    time: attestation.time,
    endsAt: times.closesAt,
    revokedAt: state.isRevoked ? (state.acts.acts.at(-1)?.time ?? null) : null,
  };
}

/**
 * The result of a contest. A score is Σ points × weight, an entry's mean the fraction Σ scores / reviews. Only entries that
 * stand are ranked.
 *
 * @example
 * ```ts
 * import { replay, readResult } from '@org/contests';
 *
 * const replayed = replay({ protocol, contest: row, acts, submissions });
 * if (!replayed.ok) throw new Error(replayed.fault.reason);
 * const reading = { chainId: 31337, state: replayed.value, block, order: 'confirmed', hasSubmissionLog: false } as const;
 * for (const { rank, entry, points } of readResult(reading).ranking) console.log(rank, entry, points);
 * ```
 * @see docs/protocol/contests.md, section Result
 */
export function readResult(reading: ResultReading): Result {
  const { state, block } = reading;
  const contest = toContest(reading);
  const standing = new Set(contest.entries);
  const isStanding = ({ entry }: ReviewAct) => standing.has(String(entry));
  const counted = state.reviews.flatMap((review) =>
    review.status === 'in-force' && isStanding(review) ? toReview(state, review) : [],
  );
  return {
    contest,
    block,
    details: describe(reading, isStanding),
    counted,
    ignored: state.reviews.flatMap((review) => toIgnored(contest, state, review)),
    ranking: rankEntries(contest, counted),
    progress: countProgress(contest, counted),
  };
}

function describe(reading: ResultReading, isStanding: (review: ReviewAct) => boolean): ResultDetails {
  const { state, block, order, document = NOT_ASKED } = reading;
  const { submissionsUntil, opensAt, closesAt, revealUntil } = state.values;
  const isOver = block.time >= state.times.revealUntil;
  const unrevealed = state.reviews.filter(
    ({ kind, status }) => kind === 'commitment' && status === 'in-force',
  );
  const submissions = [...state.submissions.values()].filter(({ status }) => status !== 'admitted');
  return {
    order,
    acts: { count: state.acts.acts.length, head: state.acts.head },
    isFinal: order === 'confirmed' && isOver && !state.isRevoked,
    entries: state.entries,
    submissions: reading.hasSubmissionLog ? submissions : null,
    reviews: state.reviews,
    recusals: state.recusals,
    start: { submissionsUntil, opensAt, closesAt, revealUntil },
    postponements: state.postponements,
    withheld: isOver ? unrevealed.filter(isStanding) : [],
    document,
  };
}

function toReview(state: ContestReplay, review: ReviewAct): Review | readonly [] {
  const { attestation, judge, entry, points, comment, commentHash } = review;
  if (!points) return [];
  const { uid, time, txid } = attestation;
  return {
    ...{ uid, judge, entry: String(entry), points: state.getScore(points), given: points },
    ...{ comment, time, ...(commentHash && { commentHash }), ...(txid && { txid }) },
  };
}

/** Reviews that were replaced, withdrawn, or ended by a recusal. Commitments have nothing to count. */
function toIgnored(contest: Contest, state: ContestReplay, review: ReviewAct): IgnoredReview | readonly [] {
  const { kind, points, status, entry, comment } = review;
  if (kind !== 'review' || !points || status === 'in-force') return [];
  const attestation: Attestation = review.attestation;
  const reason = status === 'superseded' ? 'superseded' : 'withdrawn';
  const content = { contest: contest.uid, entry: String(entry), comment };
  return { attestation, reason, review: { ...content, points: state.getScore(points) } };
}
