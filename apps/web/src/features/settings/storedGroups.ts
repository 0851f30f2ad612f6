/** What is stored here, by what it is for. */
export type StoredGroupName =
  | 'drafts'
  | 'signing'
  | 'transactions'
  | 'wallet'
  | 'appearance'
  | 'endpoints'
  | 'other';

export type StoredGroup = {
  readonly name: StoredGroupName;
  readonly items: number;
  /** As far as the browser tells: what it keeps in databases is not in it. */
  readonly bytes: number;
};

type Place = {
  readonly area: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly bytes: number;
  readonly group: StoredGroupName;
};

/** The first match says which group a key belongs to. Wallets and their libraries write under names of their own. */
const GROUPS: readonly (readonly [name: StoredGroupName, keys: RegExp])[] = [
  ['drafts', /^laurel\.draft\./],
  ['signing', /^laurel\.(intents$|schema )/],
  ['transactions', /^(wallet-kit\.transactions$|rk-transactions)/],
  [
    'wallet',
    /^(wallet-kit\.|laurel\.wallet\.|rk-|wagmi|wc@|walletconnect|w3m|@w3m|@appkit|-?walletlink|-?cbwsdk|base-acc|sps)/i,
  ],
  ['appearance', /^laurel\.theme$/],
  ['endpoints', /^laurel\.(endpoints|settings\.)/],
  ['other', /(?:)/],
];

/** What the router and RainbowKit write anew whenever a page is opened: it is cleared with the rest, and never gone. */
const BY_ITSELF = /^(laurel\.scroll|rk-version)$/;

const NAMES = GROUPS.map(([name]) => name);

const groupOf = (key: string): StoredGroupName => GROUPS.find(([, keys]) => keys.test(key))?.[0] ?? 'other';

const listPlaces = (): readonly Place[] =>
  (['localStorage', 'sessionStorage'] as const).flatMap((area) =>
    Object.keys(window[area]).map((key) => ({
      area,
      key,
      group: groupOf(key),
      bytes: new Blob([key, window[area].getItem(key) ?? '']).size,
    })),
  );

const listDatabases = async (): Promise<readonly string[]> => {
  try {
    const databases = await window.indexedDB.databases();
    return databases.flatMap(({ name }) => (name === undefined ? [] : [name]));
  } catch {
    // Not every browser lists them, and then there is nothing to be said of them.
    return [];
  }
};

/** How many databases there are: wallets' own, nobody else has any here. */
export async function countDatabases(): Promise<number> {
  return (await listDatabases()).length;
}

/** What is stored in this browser for this site and stays away once cleared, or undefined where its storage is blocked. */
export function listStoredGroups(databases = 0): readonly StoredGroup[] | undefined {
  let places: readonly Place[];
  try {
    places = listPlaces().filter(({ key }) => !BY_ITSELF.test(key));
  } catch {
    return undefined;
  }
  return NAMES.flatMap((name) => {
    const mine = places.filter((place) => place.group === name);
    const items = mine.length + (name === 'wallet' ? databases : 0);
    return items > 0 ? [{ name, items, bytes: mine.reduce((sum, { bytes }) => sum + bytes, 0) }] : [];
  });
}

/** Takes away what is stored in a group, or everything. */
export async function clearStored(group?: StoredGroupName): Promise<void> {
  for (const place of listPlaces()) {
    if (group === undefined || place.group === group) window[place.area].removeItem(place.key);
  }
  if (group !== undefined && group !== 'wallet') return;
  for (const name of await listDatabases()) window.indexedDB.deleteDatabase(name);
}
