import type { ChainConfig, ChainConfigInput, ChainData } from './base/chainConfig.ts';
import { ChainConfigError, type ChainConfigIssue } from './base/errors.ts';
import { chainConfigs, type KnownChainId, type KnownChainSlug } from './chainConfigs.ts';
import { list, optional, readText } from './parse/checkEntry.ts';
import { check, createField, type Field, readItems, readKeys } from './parse/field.ts';
import { merge, snapshot } from './parse/record.ts';
import { readEntries } from './parseChainConfigs.ts';

/**
 * An override: any part of an entry except its id and its slug, which identify the chain.
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
 * The options of {@link createChainConfigs}.
 *
 * @example
 * import type { ChainConfigsOptions } from '@org/chain-config';
 *
 * const options: ChainConfigsOptions = { include: ['base'] };
 */
export type ChainConfigsOptions = {
  /** Slugs or ids of configured chains, the default first. Default: all of them. */
  readonly include?: readonly (KnownChainSlug | KnownChainId)[] | undefined;
  /** Changes to included chains, by slug or id: objects are merged, lists and values replaced. */
  readonly override?:
    | { readonly [key in KnownChainSlug | KnownChainId]?: ChainConfigOverride | undefined }
    | undefined;
  /** Your own chains, appended to the included ones. */
  readonly add?: readonly ChainConfigInput[] | undefined;
};

/**
 * Creates your own list: a selection of the configured chains, with overrides, and chains of your own.
 * Overrides and additions are validated like the input of {@link parseChainConfigs}.
 *
 * @throws {ChainConfigError} `chain-configs-invalid`, with every problem and its path (`add[0].eas.contract`);
 * `chain-config-not-found` if the list is empty
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
  // Callers may use plain JavaScript, so the options are validated like untrusted input.
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
  // The cast is safe: the line above throws for an empty list.
  return configs as readonly [ChainConfig, ...ChainConfig[]];
}

/** The included chains, with the paths of the caller's options for error messages. */
function readIncluded(include: Field, issues: ChainConfigIssue[]): readonly Field[] {
  if (include.value === undefined) {
    return chainConfigs.map((config) => createField(config, issues, config.slug));
  }
  return readItems(include).flatMap((item) => {
    const config = chainConfigs.find(({ slug, chain }) => slug === item.value || chain.id === item.value);
    check(item, config !== undefined, 'is not a configured chain');
    return config ? createField(config, issues, item.path) : [];
  });
}

/** The entry with its override applied, if any; problems of a changed entry have the path of the override. */
function withChange(entry: Field, change: Field, issues: ChainConfigIssue[]): Field {
  if (change.value === undefined) return entry;
  for (const field of [change.at('slug'), change.at('chain').at('id')]) {
    if (field.value !== undefined) field.report('cannot be overridden');
  }
  return createField(merge(entry.value, change.value), issues, change.path);
}
