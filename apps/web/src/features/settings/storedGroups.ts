/** The groups of stored data, by purpose. */
export type StoredGroupName =
  | 'drafts'
  | 'sealed'
  | 'signing'
  | 'transactions'
  | 'wallet'
  | 'appearance'
  | 'endpoints'
  | 'other';

export type StoredGroup = {
  readonly name: StoredGroupName;
  readonly items: number;
  /** Does not include databases, whose size the browser does not report. */
  readonly bytes: number;
};

type Place = {
  readonly area: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly bytes: number;
  readonly group: StoredGroupName;
};

/** The first match decides the group of a key. Wallets and their libraries use their own key names. */
const GROUPS: readonly (readonly [name: StoredGroupName, keys: RegExp])[] = [
  ['drafts', /^laurel\.draft\./],
  ['sealed', /^laurel\.sealed /],
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

/** Keys that pages and RainbowKit write by themselves. They are cleared too, but not counted. */
const BY_ITSELF = /^(laurel\.(desk|scroll|typeface)|rk-version)$/;

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
    // Not every browser can list its databases.
    return [];
  }
};

/** The number of databases; only wallets create any. */
export async function countDatabases(): Promise<number> {
  return (await listDatabases()).length;
}

/** The data stored for this site, without keys that are recreated; undefined if the storage is blocked. */
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

/** Clears a group, or everything. */
export async function clearStored(group?: StoredGroupName): Promise<void> {
  for (const place of listPlaces()) {
    if (group === undefined || place.group === group) window[place.area].removeItem(place.key);
  }
  if (group !== undefined && group !== 'wallet') return;
  for (const name of await listDatabases()) window.indexedDB.deleteDatabase(name);
}
