import type { ChainConfig, ChainConfigInput, ChainData } from './chainConfig.ts';
import {
  chainConfigs,
  type KnownChainConfig,
  type KnownChainId,
  type KnownChainSlug,
} from './chainConfigs.ts';
import { ChainConfigError, type ChainConfigIssue } from './errors.ts';
import { createPlace, type Place } from './parse/place.ts';
import { readEntry } from './parse/readEntry.ts';
import { isRecord, readRecord } from './parse/readRecord.ts';
import { createTaken, type Taken } from './parse/taken.ts';

/** What an override may say: any part of an entry but its id and its slug, which say which chain it is. */
export type ChainConfigOverride = {
  readonly status?: ChainConfig['status'] | undefined;
  readonly chain?: Partial<Omit<ChainData, 'id'>> | undefined;
  readonly contracts?: Partial<ChainConfig['contracts']> | undefined;
  readonly eas?: Partial<ChainConfig['eas']> | undefined;
  readonly notes?: readonly string[] | undefined;
};

/** What {@link createChainConfigs} makes a list of. */
export type ChainConfigsOptions = {
  /** Slugs or ids of configured chains, the default first. Left out: all of them. */
  readonly include?: readonly (KnownChainSlug | KnownChainId)[] | undefined;
  /** Changes to included chains, by slug: objects are merged, lists and values replaced. */
  readonly override?: { readonly [slug in KnownChainSlug]?: ChainConfigOverride | undefined } | undefined;
  /** Chains of your own, behind the included ones. */
  readonly add?: readonly ChainConfigInput[] | undefined;
};

/**
 * Makes a list of your own: some of the configured chains, some of them changed, and others that nobody else knows.
 * Everything that you bring is checked as {@link parseChainConfigs} checks it.
 *
 * @throws {ChainConfigError} `chain-configs-invalid`, with every problem and its path (`add[0].eas.contract`);
 * `chain-config-not-found` when nothing is left
 * @example
 * import { createChainConfigs } from '@org/chain-config';
 *
 * const configs = createChainConfigs({
 *   include: ['base', 'base-sepolia'],
 *   override: { base: { chain: { rpcUrls: { default: { http: ['https://rpc.example.org'] } } } } },
 * });
 */
export function createChainConfigs(
  options: ChainConfigsOptions = {},
): readonly [ChainConfig, ...(readonly ChainConfig[])] {
  const issues: ChainConfigIssue[] = [];
  const root = createPlace(issues);
  const taken = createTaken();
  // Types end where JavaScript begins: what the options really hold is looked at like anything from outside.
  const { include, override, add } = readRecord(options, root, ['include', 'override', 'add']) ?? {};
  const included = readIncluded(include, root.at('include'));
  const changes = readChanges(override, root.at('override'), included);
  const configs = [
    ...included.flatMap((entry) => readChanged(entry, changes, root.at('override'), taken) ?? []),
    ...toItems(add, root.at('add')).flatMap(([item, place]) => readEntry(item, place, taken) ?? []),
  ];
  if (issues.length > 0) throw new ChainConfigError({ issues });
  const [first, ...others] = configs;
  if (!first) throw new ChainConfigError({});
  return [first, ...others];
}

type Included = { readonly config: KnownChainConfig; readonly place: Place };

function readIncluded(include: unknown, place: Place): readonly Included[] {
  if (include === undefined) return chainConfigs.map((config) => ({ config, place: place.at(config.slug) }));
  return toItems(include, place).flatMap(([wanted, itemPlace]) => {
    const config = chainConfigs.find(({ slug, chain }) => slug === wanted || chain.id === wanted);
    if (!config) itemPlace.report('must be the slug or the id of a configured chain');
    return config ? [{ config, place: itemPlace }] : [];
  });
}

function readChanges(override: unknown, place: Place, included: readonly Included[]) {
  if (override === undefined) return {};
  const slugs = included.map(({ config }) => config.slug);
  return readRecord(override, place, slugs) ?? {};
}

function readChanged(
  { config, place }: Included,
  changes: { readonly [slug: string]: unknown },
  overridePlace: Place,
  taken: Taken,
): ChainConfig | undefined {
  const change = own(changes, config.slug);
  if (change === undefined) {
    taken.id(config.chain.id, place);
    taken.slug(config.slug, place);
    return config;
  }
  const changePlace = overridePlace.at(config.slug);
  if (!readRecord(change, changePlace)) return undefined;
  const changed = merge(config, change);
  reportNewIdentity(changed, config, changePlace);
  return readEntry(changed, changePlace, taken);
}

function reportNewIdentity(changed: unknown, config: KnownChainConfig, place: Place) {
  if (!isRecord(changed)) return;
  if (changed.slug !== config.slug) place.at('slug').report('must stay as it is: add a chain instead');
  if (isRecord(changed.chain) && changed.chain.id !== config.chain.id) {
    place.at('chain').at('id').report('must stay as it is: add a chain instead');
  }
}

/** Objects merge key by key; anything else is replaced, unless the change is `undefined`. */
function merge(value: unknown, change: unknown): unknown {
  if (change === undefined) return value;
  if (!isRecord(value) || !isRecord(change)) return change;
  const keys = new Set([...Object.keys(value), ...Object.keys(change)]);
  // From entries, so that a key `__proto__` becomes a key like any other.
  return Object.fromEntries([...keys].map((key) => [key, merge(own(value, key), own(change, key))]));
}

function own(value: { readonly [key: string]: unknown }, key: string) {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function toItems(value: unknown, place: Place): readonly (readonly [item: unknown, place: Place])[] {
  if (value === undefined) return [];
  // Array.from sees the holes of a list, which map would skip.
  if (Array.isArray(value)) return Array.from(value, (item, index) => [item, place.at(index)]);
  place.report('must be a list');
  return [];
}
