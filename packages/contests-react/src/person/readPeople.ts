import type { ChainConfig } from '@org/chain-config';
import { toLine } from '@org/contests';
import { getUriAbi } from '@org/contests/chain';
import { findImitation, findSimilarTexts, type Imitation } from '@org/contests/names';
import type { QueryClient } from '@tanstack/react-query';
import type { Address } from 'viem';
import { loadChainAccess } from '../base/provider/loadChainAccess.ts';
import { readProfile } from './readProfile.ts';

/** The accounts that share a name with another account, or have one that looks the same. */
export function findSameNames(
  people: readonly { readonly account: Address; readonly name: string | undefined }[],
): ReadonlySet<Address> {
  const names = new Map(
    people.flatMap(({ account, name }) => (name === undefined ? [] : [[account, toBareName(name)]])),
  );
  return new Set([...findSimilarTexts([...names], ([, name]) => name)].map(([account]) => account));
}

/** Without punctuation, which is easily overlooked. */
const toBareName = (name: string): string => name.normalize('NFKD').replace(/[^\p{L}\p{N}\p{S}]/gu, '');

/** An account's name and picture from its profile. They are not verified: only the address identifies the account. */
export type PersonFacts = {
  readonly name?: string | undefined;
  /** A data URI. */
  readonly picture?: string | undefined;
  /** `same-name`: another account on the page has a name that looks the same. */
  readonly warning?: Imitation | 'same-name' | undefined;
};

/** The length of a profile's longest name. */
const GIVEN_CHARACTERS = 60;
/** A larger batch may exceed the gas limit of an `eth_call`. */
const MOST_AT_ONCE = 50;
/** Collects the requests of one page in a batch. */
const COLLECT_MS = 50;

export type PersonRequest = {
  readonly chainConfig: ChainConfig;
  readonly account: Address;
  /** The name that a contest gives the account; as little verified as the profile's. */
  readonly given?: string | undefined;
  readonly queryClient: QueryClient;
};

export type WalletPicture = {
  readonly account: Address;
  /** The picture's URL. */
  readonly picture: string;
  /** The app's client. */
  readonly queryClient: QueryClient;
};

const walletPictures = new WeakMap<QueryClient, Map<Address, string>>();

/** Keeps the picture that a wallet shows of an account, for everything that shows the account and finds none in its profile. */
export function keepWalletPicture({ account, picture, queryClient }: WalletPicture): void {
  const kept = walletPictures.get(queryClient) ?? new Map<Address, string>();
  walletPictures.set(queryClient, kept);
  kept.set(account, picture);
  for (const [key, person] of queryClient.getQueriesData<PersonFacts>({ queryKey: ['profile'] })) {
    const isIt = key[2] === account && key[3] === 'person';
    if (isIt && person && !person.picture) queryClient.setQueryData(key, { ...person, picture });
  }
}

type Account = Pick<PersonRequest, 'account' | 'given'>;
type Batch = { readonly accounts: Account[]; readonly people: Promise<readonly PersonFacts[]> };

const batches = new WeakMap<QueryClient, Map<string, Batch>>();

/** Reads an account's name and picture, batched with all accounts that are requested at about the same time. */
export async function readPerson(request: PersonRequest): Promise<PersonFacts> {
  const { chainConfig, account, given, queryClient } = request;
  const open = batches.get(queryClient) ?? new Map<string, Batch>();
  batches.set(queryClient, open);
  let batch = open.get(chainConfig.slug);
  if (!batch || batch.accounts.length >= MOST_AT_ONCE) {
    batch = startBatch(
      chainConfig,
      queryClient,
      () => open.get(chainConfig.slug) === batch && open.delete(chainConfig.slug),
    );
    open.set(chainConfig.slug, batch);
  }
  const index = batch.accounts.push({ account, given }) - 1;
  const person = (await batch.people)[index] ?? {};
  const picture = person.picture ?? walletPictures.get(queryClient)?.get(account);
  return picture === undefined ? person : { ...person, picture };
}

const startBatch = (chainConfig: ChainConfig, queryClient: QueryClient, close: () => void): Batch => {
  const accounts: Account[] = [];
  const people = new Promise((resolve) => setTimeout(resolve, COLLECT_MS)).then(async () => {
    close();
    const addresses = accounts.map(({ account }) => account);
    const uris = await fetchUris(chainConfig, addresses);
    const people = uris.map((uri, index) => toPerson(uri, accounts[index]?.given));
    return warnOfSameNames(chainConfig, queryClient, addresses, people);
  });
  return { accounts, people };
};

/** Empty texts for accounts without a profile, and on chains without the Profile contract. */
const fetchUris = async (
  chainConfig: ChainConfig,
  accounts: readonly Address[],
): Promise<readonly string[]> => {
  const { client } = await loadChainAccess(chainConfig);
  const contract = {
    address: chainConfig.contracts.profile,
    abi: getUriAbi,
    functionName: 'getURI',
  } as const;
  const answers = await client.multicall({
    contracts: accounts.map((account) => ({ ...contract, args: [account] as const })),
    // The whole batch takes one request.
    batchSize: 0,
  });
  return answers.map((answer) => (answer.status === 'success' ? answer.result : ''));
};

const toPerson = (uri: string, given = ''): PersonFacts => {
  const reading = readProfile(uri);
  const { picture, ...profile } = reading.status === 'read' ? reading.profile : {};
  const name = toLine(given, GIVEN_CHARACTERS) || profile.name;
  if (name === undefined && !picture) return {};
  return {
    name,
    picture: picture?.kind === 'inside' ? picture.src : undefined,
    warning: name === undefined ? undefined : findImitation(name),
  };
};

/** Flags accounts whose names look the same, including accounts that were read earlier. */
const warnOfSameNames = (
  chainConfig: ChainConfig,
  queryClient: QueryClient,
  accounts: readonly Address[],
  people: readonly PersonFacts[],
): readonly PersonFacts[] => {
  const shown = queryClient
    .getQueriesData<PersonFacts>({ queryKey: ['profile', chainConfig.slug] })
    .filter(([key, person]) => key[3] === 'person' && person && !accounts.includes(key[2] as Address));
  const names = [
    ...accounts.map((account, index) => ({ account, name: people[index]?.name })),
    ...shown.map(([key, person]) => ({ account: key[2] as Address, name: person?.name })),
  ];
  const same = findSameNames(names);
  const warn = (person: PersonFacts): PersonFacts => ({ ...person, warning: person.warning ?? 'same-name' });
  for (const [key, person] of shown) {
    if (person && !person.warning && same.has(key[2] as Address)) queryClient.setQueryData(key, warn(person));
  }
  return people.map((person, index) => (same.has(accounts[index] as Address) ? warn(person) : person));
};
