import {
  CONTEST_FLAGS,
  type ContestDocument,
  decodeActData,
  parseContestDocument,
  writeDocument,
} from '@org/contests';
import type { NewContest } from '@org/contests/write';
import type { Hex } from 'viem';

const PREFIX = 'data:application/json;base64,';

/** The contest that bytes to be signed say, with its document; undefined if it cannot be read from them alone. */
export function readSigned(data: Hex): NewContest | undefined {
  const decoded = decodeActData('contest', data);
  if (!decoded.ok) return undefined;
  const { title, uri, flags, submissionsUntil, opensAt, closesAt, revealUntil, ...terms } = decoded.value;
  const document = readInline(uri);
  if (!document || writeDocument(document).contentHash !== terms.contentHash) return undefined;
  const { description, criteria, tracks, prizes, entries, judges = [] } = document;
  const nameOf = (judge: string): string =>
    judges.find(({ address }) => address.toLowerCase() === judge.toLowerCase())?.name ?? '';
  return {
    ...{ title, description, tracks, prizes, entries },
    criteria: terms.maxPoints.map((maxPoints, index) => ({
      label: criteria[index]?.label ?? '',
      maxPoints,
      weight: terms.weights[index] ?? 0,
      anchors: criteria[index]?.anchors ?? [],
    })),
    judges: terms.judges.map((address) => ({ address, name: nameOf(address) })),
    submissionsUntil: (flags & CONTEST_FLAGS.submissions) === 0 ? null : submissionsUntil,
    ...{ opensAt, closesAt },
    revealUntil: (flags & CONTEST_FLAGS.sealed) === 0 ? null : revealUntil,
  };
}

const readInline = (uri: string): ContestDocument | undefined => {
  if (!uri.startsWith(PREFIX)) return undefined;
  const characters = atob(uri.slice(PREFIX.length));
  const parsed = parseContestDocument(Uint8Array.from(characters, (each) => each.charCodeAt(0)));
  return parsed.ok ? parsed.value : undefined;
};
