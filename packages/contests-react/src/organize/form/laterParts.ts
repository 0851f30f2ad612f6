import { type ContestReplay, type EntriesDocument, parseEntriesDocument, writeDocument } from '@org/contests';
import { type LaterPart, toEntriesDocument } from '@org/contests/write';
import { type Address, type Hex, isAddress } from 'viem';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';

/**
 * What is to be added to a contest right after its start, because one act cannot hold it. The browser keeps it from before the start
 * until the chain has it all.
 */
export type LaterParts = {
  readonly lists: readonly EntriesDocument[];
  readonly judges: readonly (readonly Address[])[];
};

export type LaterPlace = {
  readonly chainId: number;
  /** The title of the contest, trimmed, as its pending write has it. */
  readonly title: string;
};

const PREFIX = 'laurel.later ';
const toKey = (chainId: number, uid: Hex) => `${PREFIX}${chainId} ${uid.toLowerCase()}`;
/** Until the contest has a UID. */
const toStartKey = ({ chainId, title }: LaterPlace) => `${PREFIX}${chainId} start ${title}`;

/** More than a contest can have. */
const MOST_PARTS = 20;

/** Keeps what follows a start that is about to be signed. `false`: the browser keeps nothing, so nothing may be signed. */
export function keepLater(place: LaterPlace, later: readonly LaterPart[]): boolean {
  const key = toStartKey(place);
  removeStored(key);
  if (later.length === 0) return true;
  const decoder = new TextDecoder();
  const lists = later.flatMap((part) =>
    part.kind === 'list' ? [decoder.decode(writeDocument(toEntriesDocument(part.entries)).bytes)] : [],
  );
  const judges = later.flatMap((part) =>
    part.kind === 'judges' ? [part.judges.map(({ address }) => address.trim())] : [],
  );
  return writeStored(key, { lists, judges });
}

/** The contest of this title has started. Returns whether something is to be added to it. */
export function startLater(place: LaterPlace, uid: Hex): boolean {
  const key = toStartKey(place);
  const stored = readStored(key);
  if (stored === undefined || !writeStored(toKey(place.chainId, uid), stored)) return false;
  removeStored(key);
  return true;
}

const readArray = (value: unknown, name: string): readonly unknown[] => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return Array.isArray(field) ? field.slice(0, MOST_PARTS) : [];
};

/** What is to be added to a contest. Anything may be stored there. */
export function readLater(chainId: number, uid: Hex): LaterParts {
  const stored = readStored(toKey(chainId, uid));
  const encoder = new TextEncoder();
  return {
    lists: readArray(stored, 'lists').flatMap((text) => {
      const parsed = typeof text === 'string' ? parseEntriesDocument(encoder.encode(text)) : undefined;
      return parsed?.ok ? [parsed.value] : [];
    }),
    judges: readArray(stored, 'judges').flatMap((part) => {
      const addresses = Array.isArray(part) ? part.filter((each) => isAddress(each)) : [];
      return addresses.length > 0 ? [addresses] : [];
    }),
  };
}

export function forgetLater(chainId: number, uid: Hex): void {
  removeStored(toKey(chainId, uid));
}

/** The parts that the contest does not have yet. */
export function listLeft(
  { lists, judges }: LaterParts,
  state: Pick<ContestReplay, 'entries' | 'judges'>,
): LaterParts {
  const hashes = new Set(state.entries.map(({ contentHash }) => contentHash));
  const listed = new Set([...state.judges].map((judge) => judge.toLowerCase()));
  return {
    lists: lists.filter(
      ({ entries }) => !entries.every((entry) => hashes.has(writeDocument(entry).contentHash)),
    ),
    judges: judges
      .map((part) => part.filter((judge) => !listed.has(judge.toLowerCase())))
      .filter((part) => part.length > 0),
  };
}
