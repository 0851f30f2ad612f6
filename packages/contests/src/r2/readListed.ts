import type { Attestation } from '../attestation/attestation.ts';
import type { Contest } from '../contest/contest.ts';
import type { GivenReview } from '../scan/scanReader.ts';
import { type GenerationR2, openContestR2 } from './contestState.ts';
import { decodeDataR2 } from './decode.ts';
import { readContestDocument } from './readDocument.ts';
import { toContestR2 } from './readResultR2.ts';

/** A contest as its attestation says; null if the resolver would have refused it. */
export async function readListedContest(generation: GenerationR2, row: Attestation): Promise<Contest | null> {
  const { chainId } = generation;
  const opened = openContestR2(generation, row);
  if (!opened.ok) return null;
  const state = opened.value;
  if (row.revocationTime !== 0n) state.revoke(row);
  const document = await readContestDocument(state.values);
  return toContestR2({ chainId, state, order: 'not-confirmed', hasSubmissionLog: false, document });
}

/** An evaluation, or the reveal of a sealed one by its judge; `of-another` if somebody else revealed it, null for other data. */
export function readGivenReview(
  { schemas }: GenerationR2,
  row: Attestation,
): GivenReview | 'of-another' | null {
  const decoded = row.schema === schemas.reveal ? readReveal(row) : readEvaluation(row);
  if (decoded === null || decoded === 'of-another') return decoded;
  const { entry, points: given, comment, commentHash } = decoded;
  const { uid, refUID: contest, time, revocationTime } = row;
  return {
    ...{ uid, contest, entry: String(entry), tags: [], given, comment },
    points: given.reduce((sum, points) => sum + points, 0),
    ...(commentHash && { commentHash }),
    ...{ time, revokedAt: revocationTime === 0n ? null : revocationTime },
  };
}

function readEvaluation({ data }: Attestation) {
  const evaluation = decodeDataR2('evaluation', data);
  return evaluation.ok ? evaluation.value : null;
}

/** The hash of a reveal is that of its own comment. */
function readReveal({ data, attester }: Attestation) {
  const reveal = decodeDataR2('reveal', data);
  if (!reveal.ok) return null;
  return reveal.value.judge === attester ? { ...reveal.value, commentHash: null } : 'of-another';
}
