import {
  base,
  type ChainConfig,
  type ChainConfigInput,
  chainConfigs,
  createChainConfigs,
  defineChainConfig,
  findChainConfig,
  findChainConfigBySlug,
  getChainConfig,
  getChainConfigBySlug,
  getDefaultChainConfig,
  getExplorerAddressUrl,
  parseChainConfigs,
} from '@org/chain-config';
import { type Chain, createPublicClient, http } from 'viem';
import { celo } from 'viem/chains';
import { createConfig } from 'wagmi';
import type { Chain as WagmiChain } from 'wagmi/chains';

/** Compiles if both types are identical, including literals and modifiers. */
type Equal<a, b> = (<t>() => t extends a ? 1 : 2) extends <t>() => t extends b ? 1 : 2 ? true : false;
const holds = <condition extends true>(_?: condition) => undefined;
/** Compiles if the value is assignable to the type. */
const standsFor = <type>(_: type) => undefined;

declare const anyId: number;
declare const anySlug: string;
declare const anyConfig: ChainConfig;

// Literal types are preserved.
holds<Equal<ReturnType<typeof getChainConfig<84532>>['chain']['id'], 84532>>();
const baseSepolia = getChainConfig(84532);
holds<Equal<(typeof baseSepolia)['chain']['id'], 84532>>();
holds<Equal<(typeof baseSepolia)['slug'], 'base-sepolia'>>();
holds<Equal<(typeof baseSepolia)['eas']['contract'], '0x4200000000000000000000000000000000000021'>>();
const optimism = getChainConfigBySlug('optimism');
holds<Equal<(typeof optimism)['chain']['id'], 10>>();
const either = getChainConfig(anyId > 0 ? 10 : 8453);
holds<Equal<(typeof either)['chain']['id'], 10 | 8453>>();
holds<Equal<(typeof chainConfigs)[0]['slug'], 'base-sepolia'>>();
holds<Equal<(typeof chainConfigs)['length'], 7>>();
const first = getDefaultChainConfig();
holds<Equal<(typeof first)['chain']['id'], 84532>>();
const firstOfMine = getDefaultChainConfig([base]);
holds<Equal<(typeof firstOfMine)['chain']['id'], 8453>>();

// An unknown literal does not compile; a plain `number` or `string` does, and selects any chain.
// @ts-expect-error no such chain
getChainConfig(5);
// @ts-expect-error one of them is not a configured chain
getChainConfig(anyId > 0 ? 10 : 5);
// @ts-expect-error an id is a number
getChainConfig('10');
// @ts-expect-error no such chain
getChainConfigBySlug('goerli');
const anyOfThem = getChainConfig(anyId);
holds<Equal<(typeof anyOfThem)['chain']['id'], 84532 | 8453 | 10 | 11155111 | 1 | 84531 | 31337>>();
const anyBySlug = getChainConfigBySlug(anySlug);
holds<Equal<typeof anyBySlug, typeof anyOfThem>>();

// The result type of a search depends on its argument.
const found = findChainConfig(8453);
holds<Equal<(typeof found)['slug'], 'base'>>();
const notFound = findChainConfig(5);
holds<Equal<typeof notFound, undefined>>();
const maybe = findChainConfig(anyId);
holds<Equal<typeof maybe, typeof anyOfThem | undefined>>();
const maybeBySlug = findChainConfigBySlug(anySlug);
holds<Equal<typeof maybeBySlug, typeof anyOfThem | undefined>>();

// The data is assignable to viem's and wagmi's Chain, literal or not.
standsFor<readonly Chain[]>(chainConfigs.map(({ chain }) => chain));
standsFor<Chain>(anyConfig.chain);
standsFor<readonly WagmiChain[]>([base.chain, anyConfig.chain]);
const client = createPublicClient({ chain: base.chain, transport: http() });
holds<Equal<(typeof client)['chain']['id'], 8453>>();
const wagmiConfig = createConfig({
  chains: [base.chain, baseSepolia.chain],
  transports: { [base.chain.id]: http(), [baseSepolia.chain.id]: http() },
});
holds<Equal<(typeof wagmiConfig)['chains'][0]['id'], 8453>>();
const [firstConfig, ...otherConfigs] = createChainConfigs();
createConfig({
  chains: [firstConfig.chain, ...otherConfigs.map(({ chain }) => chain)],
  client: ({ chain }) => createPublicClient({ chain, transport: http() }),
});

// Conversely, a chain of viem is accepted in an entry.
const celoConfig = defineChainConfig({
  chain: celo,
  contracts: { profile: base.contracts.profile },
  eas: {
    contract: '0x72E1d8ccf5299fb36fEfD8CC4394B8ef7e98Af92',
    contestSchemaUid: base.eas.contestSchemaUid,
    evaluationSchemaUid: base.eas.evaluationSchemaUid,
    graphQl: 'https://celo.easscan.org/graphql',
  },
});
holds<Equal<(typeof celoConfig)['chain']['id'], 42220>>();
holds<Equal<(typeof celoConfig)['eas']['graphQl'], 'https://celo.easscan.org/graphql'>>();
standsFor<ChainConfigInput>(celoConfig);
createChainConfigs({
  include: ['base', 10],
  override: { base: { eas: { graphQl: 'https://a.org' } } },
  add: [celoConfig],
});
// @ts-expect-error no such chain
createChainConfigs({ include: ['goerli'] });
// @ts-expect-error an id identifies the chain
createChainConfigs({ override: { base: { chain: { id: 2 } } } });
// @ts-expect-error the profile is missing
defineChainConfig({ chain: celo, contracts: {}, eas: celoConfig.eas });

// A parsed list has the general type.
const parsed = parseChainConfigs([]);
holds<Equal<typeof parsed, readonly ChainConfig[]>>();
standsFor<string | null>(getExplorerAddressUrl(anyConfig, anyConfig.contracts.profile));
// @ts-expect-error the list is read-only
base.eas.contract = optimism.eas.contract;
