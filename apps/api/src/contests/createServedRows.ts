import { brotliCompressSync, constants } from 'node:zlib';
import type { Attestation } from '@org/contests';
import { createCache, type NoAnswer } from '../base/cache.ts';
import type { PublicConfig } from '../settings/settings.ts';
import type { ContestReader } from './createContestReader.ts';
import { type ContestTarget, keyOfTarget } from './lookups.ts';

/** A scan's answer about a contest and its reviews, for the contest's page. */
export type ServedRows = {
  /** In milliseconds. */
  readonly readAt: number;
  /** JSON as the scan's GraphQL API answers: `{ data: { attestation, attestations, aggregateAttestation } }`. */
  readonly text: string;
};

export type ServedRowsFinder = {
  /** Undefined without rows that are recent, complete, small and not hidden, at hand or read within 50 ms. */
  readonly find: (target: ContestTarget) => Promise<ServedRows | undefined>;
};

const SECOND_MS = 1_000;
/** A page waits no longer for its rows; it can ask the scan itself. */
const MAX_WAIT_MS = 50;
/** The page ignores older rows. */
const MAX_AGE_MS = 240 * SECOND_MS;
const MAX_COMPRESSED_BYTES = 64 * 1024;
/** Rows compress to a third or less; compressing more than this would take too long. */
const MAX_CHARACTERS = 512 * 1024;
const MAX_KEPT_CHARACTERS = 32 * 1024 * 1024;

/** A contest that is too large stays so. */
const UNFIT_MS = 600 * SECOND_MS;

/** Null: none at the moment. `unfit`: too large, or with a hidden review. */
type Read = ServedRows | null | 'unfit';

/** Caches what the pages of contests ask a scan first, so that these can be drawn without asking. */
export function createServedRows(
  reader: Pick<ContestReader, 'admit' | 'findContest' | 'fetchRows'>,
  { hiddenUids }: Pick<PublicConfig, 'hiddenUids'>,
  clock: () => number = Date.now,
): ServedRowsFinder {
  const cache = createCache<ContestTarget, Read>({
    keyOf: keyOfTarget,
    read: async (target) => {
      if (typeof (await reader.findContest(target)) === 'string') return null;
      const { readAt, attestation, rows, isComplete } = await reader.fetchRows(target);
      if (rows.some(({ uid }) => hiddenUids.includes(uid))) return 'unfit';
      if (countCharacters(rows) > MAX_CHARACTERS) return 'unfit';
      if (!isComplete) return null;
      const text = writeAnswer(attestation, rows);
      return isSmall(text) ? { readAt, text } : 'unfit';
    },
    freshMs: (rows) => (rows === 'unfit' ? UNFIT_MS : 10 * SECOND_MS),
    keptMs: (rows) => (rows === 'unfit' ? UNFIT_MS : 60 * SECOND_MS),
    maxEntries: 1_000,
    size: { of: (rows) => (isRows(rows) ? rows.text.length : 1), max: MAX_KEPT_CHARACTERS },
    maxReads: 4,
    admit: reader.admit,
    networksOf: ({ networks }) => networks,
    restMs: 10 * SECOND_MS,
    clock,
  });
  return {
    find: async (target) => {
      if (hiddenUids.includes(target.uid)) return undefined;
      const rows = await cache.get(target, MAX_WAIT_MS);
      return isRows(rows) && clock() - rows.readAt < MAX_AGE_MS ? rows : undefined;
    },
  };
}

const isRows = (read: Read | NoAnswer): read is ServedRows => typeof read === 'object' && read !== null;

/** The characters of the data alone, known before anything is serialized. */
const countCharacters = (rows: readonly Attestation[]): number =>
  rows.reduce((sum, { data }) => sum + data.length, 0);

const writeAnswer = (contest: Attestation, rows: readonly Attestation[]): string =>
  JSON.stringify({
    data: {
      attestation: toRow(contest),
      aggregateAttestation: { _count: { _all: rows.length } },
      attestations: rows.map(toRow),
    },
  });

/** A row as a scan answers it. */
const toRow = ({ uid, schema, time, expirationTime, revocationTime, ...same }: Attestation) => ({
  id: uid,
  schemaId: schema,
  ...same,
  time: Number(time),
  expirationTime: Number(expirationTime),
  revocationTime: Number(revocationTime),
});

const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
const isSmall = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && brotliCompressSync(text, { params }).byteLength <= MAX_COMPRESSED_BYTES;
