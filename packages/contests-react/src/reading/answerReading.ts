import { type Attestation, rankAdditively, readResult } from '@org/contests';
import { PER_PART, type ReadingPart, type ResultPart } from './reading.ts';

/** The worker's side of a reading: collects the parts, computes the result, and posts it in parts. */
export function answerReading(post: (part: ResultPart) => void): (part: ReadingPart) => void {
  const attestations: Attestation[] = [];
  return (part) => {
    attestations.push(...part.attestations);
    if (!part.last) return;
    const { counted, ignored, ...rest } = readResult({ ...part.last, attestations });
    const last = { ...rest, additive: rankAdditively(rest.contest, counted) };
    for (let from = 0; from < Math.max(counted.length, ignored.length); from += PER_PART)
      post({
        counted: counted.slice(from, from + PER_PART),
        ignored: ignored.slice(from, from + PER_PART),
      });
    post({ counted: [], ignored: [], last });
  };
}
