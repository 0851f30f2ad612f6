import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ChainConfig, chainConfigs, getExplorerAddressUrl } from '@org/chain-config';
import { getResolverGenerations, type ResolverGeneration } from '@org/chain-config/resolvers';

/** chain-config's data about resolvers, relative to the repository. This command writes it, people review it. */
export const GENERATIONS_FILE = 'packages/chain-config/src/resolverGenerations.ts';

const HEAD = `/** By chain id, the newest first. Written by \`npm run protocol\`; only a status is changed by hand. */
export const resolverGenerations = {
`;

/** The file's entry of a chain. */
type ChainGenerations = {
  readonly config: ChainConfig;
  readonly generations: readonly ResolverGeneration[];
};

type Added = { readonly config: ChainConfig; readonly generation: ResolverGeneration };

/** The chains of chain-config with their resolvers, after this one was added. */
function listChains(added?: Added): readonly ChainGenerations[] {
  return chainConfigs.map((config) => {
    const known = getResolverGenerations(config.chain.id);
    const isNew =
      added?.config.chain.id === config.chain.id &&
      known.every(({ address }) => address !== added.generation.address);
    return { config, generations: isNew ? [added.generation, ...known] : known };
  });
}

/** The file as formatted by the repository's formatter. */
export function renderGenerations(chains: readonly ChainGenerations[] = listChains()): string {
  const blocks = chains
    .filter(({ generations }) => generations.length > 0)
    .sort((a, b) => a.config.chain.id - b.config.chain.id)
    .map(({ config, generations }) => {
      const { id, name } = config.chain;
      const items = generations.map((each) => renderGeneration(config, each)).join('');
      return `  // ${name}\n  ${id}: [\n${items}  ],\n`;
    });
  return `${HEAD}${blocks.join('')}} as const;\n`;
}

function renderGeneration(config: ChainConfig, generation: ResolverGeneration): string {
  const { status, address, eas, codeHash, schemas } = generation;
  const url = getExplorerAddressUrl(config, address);
  return [
    '    {',
    `      status: '${status}',`,
    ...(url ? [`      // ${url}`] : []),
    `      address: '${address}',`,
    `      eas: '${eas}',`,
    `      codeHash: '${codeHash}',`,
    '      schemas: {',
    ...Object.entries(schemas).map(([name, uid]) => `        ${name}: '${uid}',`),
    '      },',
    '    },',
    '',
  ].join('\n');
}

/**
 * Adds a resolver that was found on its chain. Returns the file's path, or undefined if the file had it already.
 *
 * @param root the repository
 */
export function addGeneration(root: string, added: Added): string | undefined {
  const path = join(root, GENERATIONS_FILE);
  const text = renderGenerations(listChains(added));
  if (readFileSync(path, 'utf8') === text) return undefined;
  writeFileSync(path, text);
  return GENERATIONS_FILE;
}
