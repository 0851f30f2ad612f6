import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createCache } from '../base/cache.ts';
import { messages } from '../base/messages.ts';
import type { ContestReader, ContestStanding } from '../contests/createContestReader.ts';
import { type ContestTarget, createLookups, keyOfTarget, type LookupLimits } from '../contests/lookups.ts';
import type { PublicConfig } from '../settings/settings.ts';
import type { Drawer, Png } from './createDrawer.ts';
import type { Faces } from './createFaces.ts';
import {
  type ContestPicture,
  describeContest,
  describeEntry,
  describeJudges,
  type EntryFacts,
  type JudgeFaces,
  listEntryFacts,
  type PictureContent,
  toDrawable,
} from './describeContest.ts';

/** A picture to draw; `etag` identifies it without drawing. */
export type Preview = {
  readonly etag: string;
  /** Identifies the content in the picture's address. */
  readonly version: string;
  /** True if the content was verified against the chain. */
  readonly isChecked: boolean;
  readonly draw: () => Promise<Png>;
};

export type Previews = {
  /** Null: there is no such contest. Undefined: the scan does not answer. */
  readonly findContest: (target: ContestTarget) => Promise<Preview | null | undefined>;
  /** The preview image of the contest's entry `n`, counted from 1; null if the contest has no such entry. */
  readonly findEntry: (target: ContestTarget, n: number) => Promise<Preview | null | undefined>;
  /**
   * The last requested version of a contest's picture, without waiting; undefined if it was never requested. It is
   * refreshed in the background.
   */
  readonly findVersion: (target: ContestTarget) => string | undefined;
  readonly product: Preview;
};

type Described = {
  /** Without the profiles of judges: they do not follow from the acts that are compared with the chain. */
  readonly contest: ContestPicture;
  readonly entries: readonly EntryFacts[];
  readonly judges: JudgeFaces;
};

export type PreviewOptions = {
  readonly config: PublicConfig;
  readonly reader: ContestReader;
  readonly faces: Faces;
  readonly drawer: Pick<Drawer, 'draw'>;
  readonly clock?: () => number;
};

const SECOND_MS = 1_000;
/** Link preview fetchers give up after a few seconds. */
const MAX_WAIT_MS = 8 * SECOND_MS;
/** Until then the profiles of judges are read beside the standing; later ones are in the next version. */
const FACES_WAIT_MS = 1.5 * SECOND_MS;
const MAX_VERSIONS = 2_000;
/** Enough to tell versions of one contest apart. */
const VERSION_CHARACTERS = 10;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Pictures a minute: two threads can draw 1,200. Those of one network leave half of the time to others. */
const DRAWINGS: LookupLimits = { unknown: { total: 600, each: 60 } };
/** Increase when the design changes, to invalidate cached pictures. */
const LOOK = 5;

/** Pictures of contests and of the product, cached. */
export function createPreviews(options: PreviewOptions): Previews {
  const { config, reader, faces, drawer, clock = Date.now } = options;
  const versions = new LRUCache<string, string>({ max: MAX_VERSIONS });
  const checks = createChecks(reader, clock);
  const contents = createCache<ContestTarget, Described | null>({
    keyOf: keyOfTarget,
    read: async (target) => {
      const contest = await reader.findContest(target);
      if (typeof contest === 'string') return null;
      const [standing, found] = await Promise.all([
        reader.fetchStanding(target),
        faces.find(target, FACES_WAIT_MS),
      ]);
      // Results that the chain contradicts are not shown.
      const isPartial = standing.isPartial || checks.isDistrusted(target);
      const nowSeconds = BigInt(Math.floor(clock() / 1000));
      const content = describeContest({ ...standing, isPartial }, nowSeconds, config);
      const described: Described = {
        contest: content,
        entries: listEntryFacts({ ...standing, isPartial }),
        judges: describeJudges(standing.result, typeof found === 'string' ? undefined : found),
      };
      versions.set(keyOfTarget(target), digestOf(confirm(described)).slice(0, VERSION_CHARACTERS));
      if (!isPartial) checks.begin(target, standing, digestOf(content));
      return described;
    },
    size: { of: (described) => JSON.stringify(described).length, max: MAX_KEPT_BYTES },
    freshMs: (content) => (content ? 15 * SECOND_MS : 5 * SECOND_MS),
    keptMs: (content) => (content ? 120 * SECOND_MS : 5 * SECOND_MS),
    maxEntries: 1_000,
    maxReads: 4,
    admit: reader.admit,
    networksOf: ({ networks }) => networks,
    restMs: 5 * SECOND_MS,
    clock,
  });
  const drawings = createLookups(clock, DRAWINGS);
  const keep = createPictureCache();
  const isChecked = (content: ContestPicture) => checks.isChecked(digestOf(content));
  /** The chain has confirmed the order of acts, too. Until then nobody has won: a scan may not know of a postponement. */
  const confirm = ({ contest, judges }: Described): ContestPicture => {
    const content = { ...contest, judges };
    if (isChecked(contest)) return { ...content, orderNote: '' };
    if (contest.orderNote === '') return content;
    return { ...content, rows: contest.rows.map((row) => ({ ...row, isWinner: false })) };
  };
  const preview = (content: PictureContent, networks?: readonly string[]): Omit<Preview, 'isChecked'> => {
    const digest = digestOf(content);
    return {
      etag: `"${digest.slice(0, 22)}"`,
      version: digest.slice(0, VERSION_CHARACTERS),
      draw: () =>
        keep(digest, async () => {
          if (!drawings.admit(digest, networks)) throw new Error('too many pictures for one network');
          return drawer.draw(content, networks);
        }),
    };
  };
  const product: Preview = {
    ...preview({
      kind: 'product',
      productName: toDrawable(config.productName, 40),
      host: new URL(config.publicOrigin).host,
      tagline: messages.tagline,
    }),
    isChecked: false,
  };
  /** The product's picture for a hidden contest. */
  const describe = async (target: ContestTarget): Promise<Described | Preview | null | undefined> => {
    if (config.hiddenUids.includes(target.uid)) return product;
    const content = await contents.get(target, MAX_WAIT_MS);
    return typeof content === 'string' ? undefined : content;
  };
  return {
    product,
    findVersion: (target) => {
      const version = versions.get(keyOfTarget(target));
      if (version !== undefined) void contents.get(target, 0);
      return version;
    },
    findContest: async (target) => {
      const found = await describe(target);
      if (!isDescribed(found)) return found;
      return {
        ...preview(confirm(found), target.networks),
        isChecked: isChecked(found.contest),
      };
    },
    findEntry: async (target, n) => {
      const found = await describe(target);
      if (!isDescribed(found)) return found;
      const facts = found.entries[n - 1];
      if (!facts) return null;
      const contest = confirm(found);
      const { version } = preview(contest);
      // The picture's address names the contest's standing, which changes with every review.
      return {
        ...preview(describeEntry(contest, facts), target.networks),
        version,
        isChecked: isChecked(found.contest),
      };
    },
  };
}

const isDescribed = (found: Described | Preview | null | undefined): found is Described =>
  typeof found === 'object' && found !== null && 'contest' in found;

const digestOf = (content: PictureContent): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, content]))
    .digest('base64url');

/** Caches pictures by content; concurrent requests share one drawing. */
function createPictureCache() {
  type Draw = () => Promise<Png>;
  const pictures = new LRUCache<string, Png>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
  });
  const drawing = new Map<string, Promise<Png>>();
  return async (digest: string, draw: Draw): Promise<Png> => {
    const known = pictures.get(digest) ?? drawing.get(digest);
    if (known) return known;
    const drawn = draw().finally(() => drawing.delete(digest));
    drawing.set(digest, drawn);
    const png = await drawn;
    pictures.set(digest, png);
    return png;
  };
}

const MAX_REMEMBERED = 2_000;
/** A check takes up to 100 RPC requests. */
const PAUSE_MS = 5_000;
/** Checks a minute: the pause allows twelve. */
const CHECKS: LookupLimits = { unknown: { total: 12, each: 3 } };
const DISTRUST_MS = 600_000;

/** Verifies the content of pictures against the chain, one at a time in the background. */
export function createChecks(reader: Pick<ContestReader, 'check'>, clock: () => number = Date.now) {
  const checked = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const distrustedUntil = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const budget = createLookups(clock, CHECKS);
  let isBusy = false;
  let endedAt = Number.NEGATIVE_INFINITY;

  const check = async (target: ContestTarget, standing: ContestStanding, digest: string) => {
    const verdict = await reader.check(target, standing).catch(() => 'unknown' as const);
    const key = keyOfTarget(target);
    if (verdict === 'agrees') {
      checked.set(digest, true);
      distrustedUntil.delete(key);
    }
    if (verdict === 'differs') distrustedUntil.set(key, clock() + DISTRUST_MS);
    isBusy = false;
    endedAt = clock();
  };

  return {
    /** True if the content with this digest was verified. */
    isChecked: (digest: string): boolean => checked.has(digest),
    /** True if the chain recently contradicted the scan about this contest. */
    isDistrusted: (target: ContestTarget): boolean =>
      (distrustedUntil.get(keyOfTarget(target)) ?? 0) > clock(),
    /** Starts a check, unless one is running or has just ended; a later request tries again. */
    begin: (target: ContestTarget, standing: ContestStanding, digest: string): void => {
      if (isBusy || checked.has(digest) || clock() - endedAt < PAUSE_MS) return;
      if (!budget.admit(digest, target.networks)) return;
      isBusy = true;
      void check(target, standing, digest);
    },
  };
}
