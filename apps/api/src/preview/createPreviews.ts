import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ContestReader, ContestStanding } from '../contests/createContestReader.ts';
import { type ContestTarget, keyOfTarget } from '../contests/lookups.ts';
import { createMemory } from '../memory.ts';
import type { PublicConfig } from '../settings/settings.ts';
import { words } from '../words.ts';
import type { Drawer, Png } from './createDrawer.ts';
import { type ContestPicture, describeContest, type PictureContent, toDrawable } from './describeContest.ts';

/** A picture that can be drawn: `etag` says which without drawing it. */
export type Preview = {
  readonly etag: string;
  /** Stands for what it shows, in the picture's address. */
  readonly version: string;
  /** Whether the chain agrees with what it shows. */
  readonly isChecked: boolean;
  readonly draw: () => Promise<Png>;
};

export type Previews = {
  /** Null: there is no such contest. Undefined: the scan does not answer. */
  readonly findContest: (target: ContestTarget) => Promise<Preview | null | undefined>;
  /**
   * Which picture a contest had when somebody last asked for it, without waiting; undefined where nobody has. It is
   * renewed meanwhile, for the next who asks.
   */
  readonly findVersion: (target: ContestTarget) => string | undefined;
  readonly product: Preview;
};

export type PreviewOptions = {
  readonly config: PublicConfig;
  readonly reader: ContestReader;
  readonly drawer: Pick<Drawer, 'draw'>;
  readonly clock?: () => number;
};

const SECOND_MS = 1_000;
/** Those who fetch pictures for chats give up after a few seconds themselves. */
const MAX_WAIT_MS = 8 * SECOND_MS;
const MAX_VERSIONS = 2_000;
/** Enough to tell one standing of a contest from the last. */
const VERSION_CHARACTERS = 10;
const MAX_KEPT_BYTES = 16 * 1024 * 1024;
/** Goes up when pictures look different: then those that are kept elsewhere are old. */
const LOOK = 2;

/** Pictures of contests as they stand, and the product's own. What was drawn is kept, a few hundred pictures. */
export function createPreviews({ config, reader, drawer, clock = Date.now }: PreviewOptions): Previews {
  const versions = new LRUCache<string, string>({ max: MAX_VERSIONS });
  const checks = createChecks(reader, clock);
  const contents = createMemory<ContestTarget, ContestPicture | null>({
    keyOf: keyOfTarget,
    read: async (target) => {
      const contest = await reader.findContest(target);
      if (!contest) return null;
      const standing = await reader.fetchStanding(target, contest);
      // A result that the chain contradicted is not shown.
      const isPartial = standing.isPartial || checks.isDistrusted(target);
      const nowSeconds = BigInt(Math.floor(clock() / 1000));
      const content = describeContest({ ...standing, isPartial }, nowSeconds, config);
      versions.set(keyOfTarget(target), digestOf(content).slice(0, VERSION_CHARACTERS));
      if (!isPartial) checks.begin(target, standing, digestOf(content));
      return content;
    },
    freshMs: (content) => (content ? 15 * SECOND_MS : 5 * SECOND_MS),
    keptMs: (content) => (content ? 120 * SECOND_MS : 5 * SECOND_MS),
    maxEntries: 1_000,
    maxReads: 4,
    restMs: 5 * SECOND_MS,
    clock,
  });
  const keep = createPictureCache();
  const preview = (content: PictureContent): Preview => {
    const digest = digestOf(content);
    return {
      etag: `"${digest.slice(0, 22)}"`,
      version: digest.slice(0, VERSION_CHARACTERS),
      isChecked: checks.isChecked(digest),
      draw: () => keep(digest, () => drawer.draw(content)),
    };
  };
  const product = preview({
    kind: 'product',
    productName: toDrawable(config.productName, 40),
    host: new URL(config.publicOrigin).host,
    tagline: words.tagline,
  });
  return {
    product,
    findVersion: (target) => {
      const version = versions.get(keyOfTarget(target));
      if (version !== undefined) void contents.get(target, 0);
      return version;
    },
    findContest: async (target) => {
      if (config.hiddenUids.includes(target.uid)) return product;
      const content = await contents.get(target, MAX_WAIT_MS);
      return content ? preview(content) : content;
    },
  };
}

const digestOf = (content: PictureContent): string =>
  createHash('sha256')
    .update(JSON.stringify([LOOK, content]))
    .digest('base64url');

/** Caches pictures by what they show; requests for the same picture share one drawing. */
function createPictureCache() {
  type Draw = () => Promise<Png>;
  const pictures = new LRUCache<string, Png, Draw>({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ byteLength }) => Math.max(1, byteLength),
    // A drawing goes on for those who wait, also when its place in the cache is gone.
    ignoreFetchAbort: true,
    fetchMethod: (_digest, _stale, { context: draw }) => draw(),
  });
  return async (digest: string, draw: Draw) => (await pictures.fetch(digest, { context: draw })) ?? draw();
}

const MAX_REMEMBERED = 2_000;
/** A check takes up to a hundred requests of an RPC. */
const PAUSE_MS = 5_000;
const DISTRUST_MS = 600_000;

/** Compares what pictures show with the chain, one after another in the background. */
export function createChecks(reader: Pick<ContestReader, 'check'>, clock: () => number = Date.now) {
  const checked = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const distrustedUntil = new LRUCache<string, number>({ max: MAX_REMEMBERED });
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
    /** Whether the chain agreed with the content of this digest. */
    isChecked: (digest: string): boolean => checked.has(digest),
    /** Whether the chain contradicted the scan on this contest a short while ago. */
    isDistrusted: (target: ContestTarget): boolean =>
      (distrustedUntil.get(keyOfTarget(target)) ?? 0) > clock(),
    /** Begins a check, unless one is running or ended just now: then it is left to the next reading. */
    begin: (target: ContestTarget, standing: ContestStanding, digest: string): void => {
      if (isBusy || checked.has(digest) || clock() - endedAt < PAUSE_MS) return;
      isBusy = true;
      void check(target, standing, digest);
    },
  };
}
