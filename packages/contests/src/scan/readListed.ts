import type { Hex } from 'viem';
import { type ContestReplay, openReplay, type Protocol } from '../acts/contestReplay.ts';
import { areOrdered } from '../acts/openContest.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { max } from '../base/bigint.ts';
import type { Contest } from '../contest/contest.ts';
import { decodeActData, type Schedule, TIME_NAMES } from '../contest/decode.ts';
import { ACT_LIMITS } from '../contest/schemas.ts';
import { readContestDocument } from '../document/readDocument.ts';
import { toContest } from '../result/readResult.ts';
import type { ScanConnection } from './askScan.ts';
import { fetchFirstRows, fetchRows } from './queries.ts';
import type { AskOptions, GivenReview } from './scanReader.ts';

/** Contests are postponed a few times at most. With more postponements in a page, only the newest of each is read. */
const MOST_POSTPONEMENTS = 500;

type ListedOptions = AskOptions & {
  readonly connection: ScanConnection;
  readonly protocol: Protocol;
};

/**
 * The contests among rows of a list, with the times in force; omits those that the resolver would have refused.
 *
 * @throws {ScanError}
 */
export async function readListedContests(
  rows: readonly Attestation[],
  { connection, signal, protocol }: ListedOptions,
): Promise<readonly Contest[]> {
  const opened = rows.flatMap((row) => {
    const state = openReplay(protocol, row);
    return state.ok ? { row, state: state.value } : [];
  });
  if (opened.length === 0) return [];
  const where = {
    schemaId: { equals: protocol.schemas.postpone },
    ...{ isOffchain: { equals: false }, refUID: { in: opened.map(({ row }) => row.uid) } },
  };
  const page = { where, skip: 0, take: MOST_POSTPONEMENTS, signal };
  const newest = await fetchFirstRows(connection, { ...page, distinct: [] });
  const isFull = newest.length === MOST_POSTPONEMENTS;
  const newestOfEach = isFull ? await fetchFirstRows(connection, { ...page, distinct: ['refUID'] }) : [];
  const postponements = await filterSelfConsistent([...newest, ...newestOfEach], { signal });
  return Promise.all(opened.map(({ row, state }) => toListedContest(state, row, postponements)));
}

async function toListedContest(
  state: ContestReplay,
  row: Attestation,
  postponements: readonly Attestation[],
): Promise<Contest> {
  const document = await readContestDocument(state.values);
  const contest = toContest({
    chainId: state.chainId,
    state,
    order: 'not-confirmed',
    hasSubmissionLog: false,
    document,
  });
  const { terms } = contest;
  const times = postponements.reduce((latest, each) => readPostponement(state, each, latest), state.times);
  return {
    ...contest,
    terms: {
      ...terms,
      submissionsUntil: terms.submissionsUntil === null ? null : times.submissionsUntil,
      opensAt: times.opensAt,
      revealUntil: terms.revealUntil === null ? null : times.revealUntil,
    },
    endsAt: times.closesAt,
    revokedAt: row.revocationTime === 0n ? null : row.revocationTime,
  };
}

/** The later of each time: postponements only move times later, so their order does not matter. */
function readPostponement(
  { attestation, values }: ContestReplay,
  { attester, refUID, data, expirationTime }: Attestation,
  latest: Schedule,
): Schedule {
  const decoded = decodeActData('postpone', data);
  if (!decoded.ok || attester !== attestation.attester || refUID !== attestation.uid) return latest;
  if (expirationTime !== 0n) return latest;
  const { value } = decoded;
  const isWithinLimit = TIME_NAMES.every((name) => value[name] <= values[name] + ACT_LIMITS.postponement);
  if (!isWithinLimit || !areOrdered(value, values.flags)) return latest;
  return {
    submissionsUntil: max(latest.submissionsUntil, value.submissionsUntil),
    opensAt: max(latest.opensAt, value.opensAt),
    closesAt: max(latest.closesAt, value.closesAt),
    revealUntil: max(latest.revealUntil, value.revealUntil),
  };
}

/**
 * Reviews, or reveals of sealed ones by their judge, with their scores, in the order of the rows; `of-another` if somebody
 * else revealed it, null for other data, and for reviews whose contest the scan does not have.
 *
 * @throws {ScanError}
 */
export async function readGivenReviews(
  rows: readonly Attestation[],
  { connection, signal, protocol }: ListedOptions,
): Promise<readonly (GivenReview | 'of-another' | null)[]> {
  const uids = [...new Set(rows.map(({ refUID }) => refUID))];
  const page = { where: { id: { in: uids } }, skip: 0, take: uids.length, signal };
  const contests = await filterSelfConsistent(await fetchRows(connection, page), { signal });
  const weights = new Map<Hex, readonly number[]>();
  for (const { uid, data } of contests) {
    const contest = decodeActData('contest', data);
    if (contest.ok) weights.set(uid, contest.value.weights);
  }
  return rows.map((row) => {
    const ofContest = weights.get(row.refUID);
    return ofContest ? readGivenReview(protocol, row, ofContest) : null;
  });
}

function readGivenReview(
  { schemas }: Protocol,
  row: Attestation,
  weights: readonly number[],
): GivenReview | 'of-another' | null {
  const decoded = row.schema === schemas.reveal ? readReveal(row) : readOpenReview(row);
  if (decoded === null || decoded === 'of-another') return decoded;
  const { entry, points: given, comment, commentHash } = decoded;
  const { uid, refUID: contest, time, revocationTime } = row;
  return {
    ...{ uid, contest, entry: String(entry), given, comment },
    points: given.reduce((score, points, index) => score + points * (weights[index] ?? 0), 0),
    ...(commentHash && { commentHash }),
    ...{ time, revokedAt: revocationTime === 0n ? null : revocationTime },
  };
}

function readOpenReview({ data }: Attestation) {
  const review = decodeActData('evaluation', data);
  return review.ok ? review.value : null;
}

/** The hash of a reveal is that of its own comment. */
function readReveal({ data, attester }: Attestation) {
  const reveal = decodeActData('reveal', data);
  if (!reveal.ok) return null;
  return reveal.value.judge === attester ? { ...reveal.value, commentHash: null } : 'of-another';
}
