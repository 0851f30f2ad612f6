import type { Award, ContestDocument, RankedEntry, Result } from '@org/contests';
import { useMemo } from 'react';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';

/** The place of the prizes in the page, for links. */
export const PRIZES_ID = 'prizes';

/** A prize of the contest, and whom the ranking would give it to. */
export type RankedPrize = {
  readonly prize: string;
  /** From 1 on: the second prize of a track is for its second place, or for the first if two entries share that. */
  readonly place: number;
  /** The track's place in the contest's list, from 1 on; 0 for a prize of all entries. */
  readonly track: number;
  /** Null for a prize of all entries, and for a track above the number of tracks. */
  readonly trackName: string | null;
  /** Several if they share the place; none if nobody is ranked there. */
  readonly entries: readonly number[];
};

/** The prizes of a contest in its order, by the ranking. Prizes of the same track are for its places, one after the other. */
export function rankPrizes(
  { prizes, tracks }: Pick<ContestDocument, 'prizes' | 'tracks'>,
  ranking: readonly Pick<RankedEntry, 'entry' | 'rank'>[],
  getTrack: (entry: string) => number | undefined,
): readonly RankedPrize[] {
  const ranked = ranking.filter(({ rank }) => rank !== null);
  return prizes.map(({ name, track }, index) => {
    const ordinal = prizes.slice(0, index + 1).filter((other) => other.track === track).length;
    const candidates = ranked.filter(({ entry }) => track === 0 || getTrack(entry) === track);
    const winner = candidates[ordinal - 1];
    const place = winner ? candidates.findIndex(({ rank }) => rank === winner.rank) + 1 : ordinal;
    return {
      ...{ prize: name, place, track, trackName: tracks[track - 1]?.name ?? null },
      entries: candidates.flatMap(({ entry, rank }) => (rank === winner?.rank ? Number(entry) : [])),
    };
  });
}

/** The first place of each track; nobody where no entry of it is ranked. */
export function rankTracks(
  { tracks }: Pick<ContestDocument, 'tracks'>,
  ranking: readonly Pick<RankedEntry, 'entry' | 'rank'>[],
  getTrack: (entry: string) => number | undefined,
): readonly Pick<RankedPrize, 'entries'>[] {
  const prizes = tracks.map((_, index) => ({ name: '', about: '', track: index + 1 }));
  return rankPrizes({ prizes, tracks }, ranking, getTrack);
}

/**
 * How an award compares with the ranking: the prize if the ranking has another entry in its place, 'same' if not, and null if
 * the contest has no such prize or nobody is ranked there.
 */
export function compareAward(
  { prize, entry }: Pick<Award, 'prize' | 'entry'>,
  ranked: readonly RankedPrize[],
): RankedPrize | 'same' | null {
  const named = ranked.filter((each) => each.prize === prize && each.entries.length > 0);
  if (named.some(({ entries }) => entries.includes(entry))) return 'same';
  return named[0] ?? null;
}

/** The contest's prizes by the ranking; none without a document. */
export function useRankedPrizes(
  result: Result | undefined,
  texts: ContestTexts | undefined,
): readonly RankedPrize[] {
  return useMemo(() => {
    if (!result || texts?.document.status !== 'read') return [];
    return rankPrizes(texts.document.document, result.ranking, (entry) => texts.entries.get(entry)?.track);
  }, [result, texts]);
}
