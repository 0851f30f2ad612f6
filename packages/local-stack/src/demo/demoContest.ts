import { readFileSync } from 'node:fs';
import { readAnswer } from '@org/chain-config/rpc';
import { type ContestDocument, type DocumentPicture, type EntryDocument, toRawUri } from '@org/contests';
import { accounts, localAccounts } from '../base/accounts.ts';
import { LocalChainError } from '../base/errors.ts';

/** The people of the demo: the five local wallets, and other accounts. */
export const people = {
  organizer: localAccounts.organizer.address,
  judge1: localAccounts.judge1.address,
  judge2: localAccounts.judge2.address,
  judge3: localAccounts.judge3.address,
  visitor: localAccounts.visitor.address,
  hackHall: accounts[5].address,
  mara: accounts[6].address,
  tomas: accounts[7].address,
  ines: accounts[8].address,
  arcade: accounts[9].address,
  library: accounts[14].address,
  bakery: accounts[15].address,
} as const;

export type Person = keyof typeof people;

export type DemoKey =
  | 'closed'
  | 'judging'
  | 'started'
  | 'weighted'
  | 'submissions'
  | 'admission'
  | 'sealed'
  | 'revealing'
  | 'upcoming'
  | 'withdrawn';

/** A review of an entry: the points of each criterion, and a comment. */
type Review = { readonly entry: number; readonly points: readonly number[]; readonly comment: string };

/** An act in a contest, `hour` hours after its start. Submissions have a name, by which later acts refer to them. */
export type DemoAct = { readonly by: Person; readonly hour: number } & (
  | ({ readonly act: 'review' | 'seal' } & Review)
  | { readonly act: 'withdraw'; readonly entry: number }
  /** Reveals the actor's sealed review of the entry. */
  | { readonly act: 'reveal'; readonly entry: number }
  | { readonly act: 'recuse'; readonly entry: number }
  | { readonly act: 'disqualify'; readonly entry: number; readonly reason: string }
  | { readonly act: 'postpone'; readonly hours: number; readonly reason: string }
  | { readonly act: 'note'; readonly text: string }
  | { readonly act: 'withdraw-contest' }
  | { readonly act: 'submit'; readonly as: string; readonly replaces?: string; readonly entry: EntryDocument }
  | { readonly act: 'withdraw-submission'; readonly of: string }
  | { readonly act: 'admit'; readonly submissions: readonly string[] }
);

/** The pictures of the demo, in the folder `pictures`, with their size in pixels and their alternative text. */
export const demoPictures = {
  neighbors: {
    width: 800,
    height: 343,
    alt: 'A row of colorful houses on a street, with bunting above them and the sun behind.',
  },
  tools: {
    width: 800,
    height: 600,
    alt: 'A wall with a hammer, a saw and a wrench; the outline of a missing tool is dashed.',
  },
  rain: { width: 800, height: 600, alt: 'Rain falls from a roof into two barrels, which a pipe connects.' },
  bus: { width: 800, height: 600, alt: 'An orange bus with two passengers, below a large clock.' },
  map: {
    width: 800,
    height: 600,
    alt: 'A map with a river, three pins, and a dotted way between two of them.',
  },
  heat: {
    width: 800,
    height: 600,
    alt: 'Two footprints on a pavement whose slabs turn from blue to yellow with the heat.',
  },
  snow: {
    width: 800,
    height: 600,
    alt: 'Four houses with snow on their roofs; a shovel leans on the last one.',
  },
  foghorn: { width: 800, height: 600, alt: 'A lighthouse shines over foggy waves and a small boat.' },
  tide: {
    width: 800,
    height: 600,
    alt: 'Blue waves on a wall rise toward a yellow door; a sign with an arrow hangs above them.',
  },
  supper: { width: 720, height: 540, alt: 'Plates with food and two forks on a striped red tablecloth.' },
  lamp: { width: 800, height: 600, alt: 'A lamp on the wall of a red house shines into the night.' },
  birds: { width: 640, height: 480, alt: 'Nine birds sit on three wires in front of a pink sky.' },
} as const satisfies { readonly [name: string]: Pick<DocumentPicture, 'width' | 'height' | 'alt'> };

export type PictureName = keyof typeof demoPictures;

export const readPictureFile = (name: PictureName): Uint8Array =>
  readFileSync(new URL(`./pictures/${name}.webp`, import.meta.url));

/** The fields of a picture in a document. */
function describePicture(name: PictureName): DocumentPicture {
  const bytes = readPictureFile(name);
  return { uri: toRawUri(bytes), type: 'image/webp', size: bytes.length, ...demoPictures[name] };
}

/** The times of a contest in hours after its start. */
type Schedule = {
  readonly submissionsUntil?: number;
  readonly opensAt: number;
  readonly closesAt: number;
  /** A contest with this time is sealed. */
  readonly revealUntil?: number;
};

export type DemoContest = {
  readonly key: DemoKey;
  readonly organizer: Person;
  readonly title: string;
  readonly document: Omit<ContestDocument, 'format' | 'criteria' | 'judges'>;
  /** Shown where a server stores them; those of entries and submissions by the name of the entry. */
  readonly pictures: {
    readonly cover: PictureName;
    readonly entries: { readonly [name: string]: PictureName };
  };
  readonly criteria: readonly (ContestDocument['criteria'][number] & {
    readonly maxPoints: number;
    readonly weight: number;
  })[];
  readonly judges: readonly Person[];
  /** Before seeding. */
  readonly startedHoursAgo: number;
  readonly schedule: Schedule;
  readonly acts: readonly DemoAct[];
};

/** `publicOrigin`: that of its pages. */
export type DocumentServer = { readonly url: string; readonly publicOrigin: string };

/** Stores a document or picture before an attestation names it. */
export async function store(server: DocumentServer | undefined, bytes: Uint8Array): Promise<void> {
  const response = await fetch(`${server?.url}/api/documents`, {
    method: 'POST',
    // The server takes documents from its own pages only.
    headers: { 'content-type': 'application/octet-stream', origin: server?.publicOrigin ?? '' },
    body: new Uint8Array(bytes),
  }).catch(() => null);
  const answer = response && (await readAnswer(response, 4_096).catch(() => ''));
  // A document whose pictures are not stored has `missing`, too.
  if (response?.status === 201 && answer === JSON.stringify({ uri: toRawUri(bytes) })) return;
  const why = response ? `status ${response.status}` : 'no answer';
  throw new LocalChainError(
    'demo-failed',
    `The demo failed: ${server?.url} did not store a document (${why}).`,
  );
}

/** The contest with its cover, and with the pictures of its entries and submissions. */
export function addPictures(contest: DemoContest): DemoContest {
  const { cover, entries } = contest.pictures;
  const addTo = (entry: EntryDocument): EntryDocument => {
    const name = entries[entry.name];
    return name === undefined ? entry : { ...entry, pictures: [describePicture(name)] };
  };
  const { document } = contest;
  return {
    ...contest,
    document: { ...document, cover: describePicture(cover), entries: document.entries.map(addTo) },
    acts: contest.acts.map((act) => (act.act === 'submit' ? { ...act, entry: addTo(act.entry) } : act)),
  };
}

/** An entry without pictures. */
export function makeEntry(
  name: string,
  { link, about = '', track = 0, ...more }: Pick<EntryDocument, 'link'> & Partial<EntryDocument>,
): EntryDocument {
  return { name, link, picture: '', about, track, ...more };
}

/** The classic six: yes or no for each, with weights. */
const classicWeights = {
  Presentation: 5,
  'Potential impact': 5,
  Creativity: 5,
  Difficulty: 5,
  'Open source': 3,
  Documentation: 3,
} as const;

const classicLabels = Object.keys(classicWeights) as (keyof typeof classicWeights)[];

export const classicSix = classicLabels.map((label) => ({
  ...{ label, anchors: [], maxPoints: 1, weight: classicWeights[label] },
}));

export const [presentation, impact, creativity, difficulty, openSource, documentation] = [0, 1, 2, 3, 4, 5];

/** The points of a review that ticks some of the classic six. */
export function tick(...ticked: readonly number[]): readonly number[] {
  return classicLabels.map((_, index) => (ticked.includes(index) ? 1 : 0));
}
