import type { ChainConfig, ChainConfigInput, ChainData } from './chainConfig.ts';
import { chainConfigs, type KnownChainId, type KnownChainSlug } from './chainConfigs.ts';
import { ChainConfigError, type ChainConfigIssue } from './errors.ts';
import { list, optional, readText } from './parse/checks.ts';
import { check, createField, type Field, readItems, readKeys } from './parse/field.ts';
import { readEntries } from './parse/readEntries.ts';
import { merge } from './parse/record.ts';
import { snapshot } from './parse/snapshot.ts';

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
  /** Changes to included chains, by slug or id: objects are merged, lists and values replaced. */
  readonly override?:
    | { readonly [key in KnownChainSlug | KnownChainId]?: ChainConfigOverride | undefined }
    | undefined;
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
  const root = createField(snapshot(options, issues), issues);
  readKeys(root, ['include', 'override', 'add']);
  const [include, override, add] = [root.at('include'), root.at('override'), root.at('add')];
  const included = readIncluded(include, issues);
  const namesOf = (entry: Field) => [readText(entry.at('slug')), `${entry.at('chain').at('id').value}`];
  optional((changes) => readKeys(changes, included.flatMap(namesOf)))(override, false);
  const entries = included.map((entry) =>
    namesOf(entry).reduce((changed, name) => withChange(changed, override.at(name), issues), entry),
  );
  optional(list((entry) => entries.push(entry)))(add, false);
  const configs = readEntries(entries, issues);
  if (configs.length === 0) throw new ChainConfigError({});
  // The cast says what the line above has checked.
  return configs as readonly [ChainConfig, ...ChainConfig[]];
}

/** Configured chains, with the paths that whoever included them understands. */
function readIncluded(include: Field, issues: ChainConfigIssue[]): readonly Field[] {
  if (include.value === undefined) {
    return chainConfigs.map((config) => createField(config, issues, config.slug));
  }
  return readItems(include).flatMap((item) => {
    const config = chainConfigs.find(({ slug, chain }) => slug === item.value || chain.id === item.value);
    check(item, config !== undefined, 'is no configured chain');
    return config ? createField(config, issues, item.path) : [];
  });
}

/** The entry as it is, or changed; a problem of a changed entry has the path of the change. */
function withChange(entry: Field, change: Field, issues: ChainConfigIssue[]): Field {
  if (change.value === undefined) return entry;
  for (const field of [change.at('slug'), change.at('chain').at('id')]) {
    if (field.value !== undefined) field.report('must stay as it is');
  }
  return createField(merge(entry.value, change.value), issues, change.path);
}
