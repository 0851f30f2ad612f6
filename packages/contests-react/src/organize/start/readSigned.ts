import {
  CONTEST_FLAGS,
  type ContestDocument,
  decodeActData,
  parseContestDocument,
  toRawUri,
  writeDocument,
} from '@org/contests';
import type { NewContest } from '@org/contests/write';
import type { Hex } from 'viem';

const PREFIX = 'data:application/json;base64,';

/**
 * The contest that bytes to be signed say, with its document: the one in them, or the bytes to store, if these are what the
 * URI and the hash name. Undefined if it cannot be read from them alone.
 */
export function readSigned(data: Hex, toStore: Uint8Array | null = null): NewContest | undefined {
  const decoded = decodeActData('contest', data);
  if (!decoded.ok) return undefined;
  const { title, uri, flags, submissionsUntil, opensAt, closesAt, revealUntil, ...terms } = decoded.value;
  const document = readDocument(uri, toStore);
  if (!document || writeDocument(document).contentHash !== terms.contentHash) return undefined;
  const { description, criteria, tracks, prizes, entries, judges = [], ...others } = document;
  const { rules, links, minimumReviews, cover, logo } = others;
  const nameOf = (judge: string): string => judges.find(({ address }) => isSame(address, judge))?.name ?? '';
  return {
    ...{ title, description, tracks, prizes, entries, rules, links, minimumReviews, cover, logo },
    criteria: terms.maxPoints.map((maxPoints, index) => ({
      label: criteria[index]?.label ?? '',
      maxPoints,
      weight: terms.weights[index] ?? 0,
      anchors: criteria[index]?.anchors ?? [],
    })),
    judges: terms.judges.map((address) => ({ address, name: nameOf(address) })),
    laterJudges: judges.filter(({ address }) => !terms.judges.some((judge) => isSame(judge, address))),
    submissionsUntil: (flags & CONTEST_FLAGS.submissions) === 0 ? null : submissionsUntil,
    ...{ opensAt, closesAt },
    revealUntil: (flags & CONTEST_FLAGS.sealed) === 0 ? null : revealUntil,
  };
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

const readDocument = (uri: string, toStore: Uint8Array | null): ContestDocument | undefined => {
  const bytes = uri.startsWith(PREFIX) ? readInline(uri) : toStore && toRawUri(toStore) === uri && toStore;
  const parsed = bytes ? parseContestDocument(bytes) : undefined;
  return parsed?.ok ? parsed.value : undefined;
};

const readInline = (uri: string): Uint8Array =>
  Uint8Array.from(atob(uri.slice(PREFIX.length)), (each) => each.charCodeAt(0));
