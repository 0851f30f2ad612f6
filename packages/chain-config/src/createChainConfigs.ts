import type { ChainConfig, ChainConfigInput, ChainData } from './chainConfig.ts';
import {
  chainConfigs,
  type KnownChainConfig,
  type KnownChainId,
  type KnownChainSlug,
} from './chainConfigs.ts';
import { ChainConfigError, type ChainConfigIssue } from './errors.ts';
import { checkKeys, checkObject, createField, type Field, readItems } from './parse/field.ts';
import { merge } from './parse/merge.ts';
import { readEntry } from './parse/readEntry.ts';
import { createTaken } from './parse/taken.ts';

/**
 * What an override may say: any part of an entry but its id and its slug, which say which chain it is.
 *
 * @example
 * import type { ChainConfigOverride } from '@org/chain-config';
 *
 * const ownScan: ChainConfigOverride = { eas: { graphQl: 'https://scan.example.org/graphql', scanUrl: null } };
 */
export type ChainConfigOverride = {
  readonly status?: ChainConfig['status'] | undefined;
  readonly chain?: Partial<Omit<ChainData, 'id'>> | undefined;
  readonly contracts?: Partial<ChainConfig['contracts']> | undefined;
  readonly eas?: Partial<ChainConfig['eas']> | undefined;
  readonly notes?: readonly string[] | undefined;
};

/**
 * What {@link createChainConfigs} makes a list of.
 *
 * @example
 * import type { ChainConfigsOptions } from '@org/chain-config';
 *
 * const options: ChainConfigsOptions = { include: ['base'] };
 */
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
  // Types end where JavaScript begins: what the options really hold is looked at like anything from outside.
  const root = createField(options, issues);
  checkKeys(root, ['include', 'override', 'add']);
  const override = root.at('override');
  const included = readIncluded(root.at('include'));
  if (override.value !== undefined)
    checkKeys(
      override,
      included.map(({ config }) => config.slug),
    );
  const entries = [
    ...included.map((entry) => withChange(entry, override, issues)),
    ...readOptionalItems(root.at('add')),
  ];
  const taken = createTaken();
  const configs = entries.flatMap((entry) => readEntry(entry, taken) ?? []);
  if (issues.length > 0) throw new ChainConfigError({ issues });
  const [first, ...others] = configs;
  if (!first) throw new ChainConfigError({});
  return [first, ...others];
}

/** A configured chain, and the path that whoever included it understands. */
type Included = { readonly config: KnownChainConfig; readonly path: string };

function readIncluded(include: Field): readonly Included[] {
  if (include.value === undefined) return chainConfigs.map((config) => ({ config, path: config.slug }));
  return readItems(include).flatMap((item) => {
    const config = chainConfigs.find(({ slug, chain }) => slug === item.value || chain.id === item.value);
    if (!config) item.report('must be the slug or the id of a configured chain');
    return config ? [{ config, path: item.path }] : [];
  });
}

function readOptionalItems(list: Field): readonly Field[] {
  return list.value === undefined ? [] : readItems(list);
}

/** The entry as it is, or changed; a problem of a changed entry has the path of the change. */
function withChange({ config, path }: Included, override: Field, issues: ChainConfigIssue[]): Field {
  const change = override.at(config.slug);
  if (change.value === undefined || !checkObject(change)) return createField(config, issues, path);
  const changed = createField(merge(config, change.value), issues, change.path);
  for (const field of [changed.at('slug'), changed.at('chain').at('id')]) {
    const isSame = field.value === config.slug || field.value === config.chain.id;
    if (!isSame) field.report('must stay as it is: add a chain instead');
  }
  return changed;
}
