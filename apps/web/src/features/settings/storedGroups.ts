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
  ['appearance', /^laurel\.(theme|entries)$/],
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

/** The cache in which forms keep the pictures of drafts. */
const DRAFT_PICTURES = 'laurel-draft-pictures';

/** The number of databases and the sizes of pictures, which only asynchronous calls tell. */
export type StoredElsewhere = { readonly databases: number; readonly pictures: readonly number[] };

const NOTHING: StoredElsewhere = { databases: 0, pictures: [] };

/** The sizes of the pictures of drafts in bytes. */
const measurePictures = async (): Promise<readonly number[]> => {
  try {
    // Opening it would create it.
    if (!(await window.caches.has(DRAFT_PICTURES))) return [];
    const kept = await (await window.caches.open(DRAFT_PICTURES)).matchAll();
    return await Promise.all(kept.map(async (response) => (await response.blob()).size));
  } catch {
    // Without https, or with blocked storage, there are none.
    return [];
  }
};

/** The number of databases, which only wallets create, and the pictures of drafts. */
export async function findStoredElsewhere(): Promise<StoredElsewhere> {
  return { databases: (await listDatabases()).length, pictures: await measurePictures() };
}

/** The data stored for this site, without keys that are recreated; undefined if the storage is blocked. */
export function listStoredGroups({ databases, pictures } = NOTHING): readonly StoredGroup[] | undefined {
  let places: readonly Place[];
  try {
    places = listPlaces().filter(({ key }) => !BY_ITSELF.test(key));
  } catch {
    return undefined;
  }
  return NAMES.flatMap((name) => {
    const mine = places.filter((place) => place.group === name);
    const sizes = [...mine.map(({ bytes }) => bytes), ...(name === 'drafts' ? pictures : [])];
    const items = sizes.length + (name === 'wallet' ? databases : 0);
    return items > 0 ? [{ name, items, bytes: sizes.reduce((sum, bytes) => sum + bytes, 0) }] : [];
  });
}

/** Clears a group, or everything. */
export async function clearStored(group?: StoredGroupName): Promise<void> {
  for (const place of listPlaces()) {
    if (group === undefined || place.group === group) window[place.area].removeItem(place.key);
  }
  if (group === undefined || group === 'drafts')
    await globalThis.caches?.delete(DRAFT_PICTURES).catch(() => false);
  if (group !== undefined && group !== 'wallet') return;
  for (const name of await listDatabases()) window.indexedDB.deleteDatabase(name);
}
