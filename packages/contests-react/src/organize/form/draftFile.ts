import { DOCUMENT_LIMITS, type DocumentPicture, readPictures } from '@org/contests';
import { type ContestForm, EMPTY_CONTEST, readNumber, readRows } from './contestForm.ts';
import { parseForm } from './formDraft.ts';
import { writeJudgeLine } from './judgeLines.ts';
import { readTeam, toLinks } from './LinkFields.tsx';
import { readTimes } from './localTime.ts';

/** How much the command `contests start` reads. */
export const MAX_DRAFT_FILE_BYTES = 1_048_576;

/** A number as the file has it. What is no number stays the text that was typed, which the command refuses. */
const toNumber = (text: string): number | string => {
  const number = readNumber(text);
  return Number.isNaN(number) ? text : number;
};

const toTime = (seconds: bigint | null): string | undefined =>
  seconds === null ? undefined : new Date(Number(seconds) * 1000).toISOString();

/** The form as FILE of `contests start`. Times that follow others become moments. */
export function writeDraftFile(form: ContestForm, nowSeconds: bigint): string {
  const rows = readRows(form);
  const times = readTimes(form, nowSeconds);
  const { title, description, rules, tracks, publishesNames, minimumReviews } = form;
  const [[cover], [logo]] = [form.cover, form.logo];
  const file = {
    ...{ title, description, cover, logo, tracks },
    ...(rules.trim() !== '' && { rules }),
    ...(rows.links.length > 0 && { links: toLinks(form.links) }),
    prizes: rows.prizes.map(({ item }) => item),
    criteria: rows.criteria.map(({ item: { label, maxPoints, weight, anchors } }) => ({
      ...{ label, maxPoints: toNumber(maxPoints), weight: toNumber(weight) },
      anchors: anchors.map(({ points, text }) => ({ points: toNumber(points), text })),
    })),
    judges: rows.judges.map(({ item }) => (item.name === '' ? item.address : item)),
    publishNames: publishesNames,
    entries: rows.entries.map(({ item }) => ({
      ...item,
      team: readTeam(item.team),
      links: toLinks(item.links),
    })),
    submissionsUntil: toTime(times.submissionsUntil),
    ...{ opensAt: toTime(times.opensAt), closesAt: toTime(times.closesAt) },
    revealUntil: toTime(times.revealUntil),
    ...(minimumReviews.trim() !== '' && { minimumReviews: toNumber(minimumReviews) }),
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}

/** `field`: the place of the value that is not as it should be. */
export type DraftFileReading =
  | { readonly ok: true; readonly form: ContestForm }
  | { readonly ok: false; readonly reason: 'too-large' | 'unreadable' | 'not-json' }
  | { readonly ok: false; readonly reason: 'wrong-field'; readonly field: string };

/** Reads a file of a draft. Values may be missing or invalid, which the form reports, but not of another type. */
export async function readDraftFile(file: Blob, nowSeconds: bigint): Promise<DraftFileReading> {
  if (file.size > MAX_DRAFT_FILE_BYTES) return { ok: false, reason: 'too-large' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return { ok: false, reason: 'unreadable' };
  }
  try {
    return { ok: true, form: toForm(readFile(JSON.parse(text), ''), nowSeconds) };
  } catch (error) {
    if (error instanceof WrongFieldError) return { ok: false, reason: 'wrong-field', field: error.field };
    return { ok: false, reason: 'not-json' };
  }
}

class WrongFieldError extends Error {
  override name = 'WrongFieldError';
  readonly field: string;
  constructor(field: string) {
    super(field);
    this.field = field;
  }
}

/** Reads a value or throws its place. */
type Read<Value> = (value: unknown, at: string) => Value;

const fail = (at: string): never => {
  throw new WrongFieldError(at);
};
/** Longer than any field; what a field can have, the form says. */
const text: Read<string> = (value, at) =>
  typeof value === 'string' && value.length <= 200_000 ? value : fail(at);
const truth: Read<boolean> = (value, at) => (typeof value === 'boolean' ? value : fail(at));
const figure: Read<string> = (value, at) => (typeof value === 'number' ? `${value}` : text(value, at));
const place: Read<number> = (value, at) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 255 ? Number(value) : fail(at);
/** An ISO time, or seconds. */
const time: Read<string> = (value, at) => {
  const ms = typeof value === 'number' ? value * 1000 : Date.parse(text(value, at));
  return Math.abs(ms) <= 8_640_000_000_000_000 ? new Date(ms).toISOString() : fail(at);
};
const list =
  <Item>(read: Read<Item>, most = 1_000): Read<readonly Item[]> =>
  (value, at) =>
    Array.isArray(value) && value.length <= most
      ? value.map((item, index) => read(item, `${at}[${index}]`))
      : fail(at);

/** An object with these fields, each of which may be missing, and no others. */
const record =
  <Readers extends { readonly [name: string]: Read<unknown> }>(
    readers: Readers,
  ): Read<{ readonly [Name in keyof Readers]?: ReturnType<Readers[Name]> }> =>
  (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fail(at);
    const read = Object.entries(value).map(([name, field]) => {
      const path = at === '' ? name : `${at}.${name}`;
      const reader = Object.hasOwn(readers, name) ? readers[name] : undefined;
      return [name, reader ? reader(field, path.slice(0, 60)) : fail(path.slice(0, 60))];
    });
    // Object.fromEntries loses the names.
    return Object.fromEntries(read) as { [Name in keyof Readers]?: ReturnType<Readers[Name]> };
  };

const links = list(record({ label: text, href: text }), DOCUMENT_LIMITS.links);
const picture: Read<DocumentPicture> = (value, at) => {
  // The command takes pictures without a text, too.
  const [read] = typeof value === 'object' ? readPictures([{ alt: '', ...value }]) : [];
  return read ?? fail(at);
};

const judge = record({ address: text, name: text });
const readFile = record({
  ...{ title: text, description: text, rules: text, minimumReviews: figure, publishNames: truth },
  ...{ cover: picture, logo: picture },
  links,
  tracks: list(record({ name: text, about: text })),
  prizes: list(record({ name: text, about: text, track: place })),
  criteria: list(
    record({
      ...{ label: text, maxPoints: figure, weight: figure },
      anchors: list(record({ points: figure, text })),
    }),
  ),
  judges: list<{ readonly address?: string; readonly name?: string }>((value, at) =>
    typeof value === 'string' ? { address: text(value, at) } : judge(value, at),
  ),
  entries: list(
    record({
      ...{ name: text, link: text, about: text, track: place, place: text },
      ...{ team: list(text), links, pictures: list(picture, DOCUMENT_LIMITS.pictures) },
    }),
  ),
  ...{ submissionsUntil: time, opensAt: time, closesAt: time, revealUntil: time },
});

const toForm = (file: ReturnType<typeof readFile>, nowSeconds: bigint): ContestForm => {
  const {
    cover,
    logo,
    judges = [],
    criteria = [],
    entries = [],
    opensAt,
    submissionsUntil,
    closesAt,
    revealUntil,
  } = file;
  const line = (given: string | undefined) => (given ?? '').replace(/\s+/g, ' ').trim();
  // A start that has passed means at once; a start at the end of submissions means no start of its own.
  const isOwnStart =
    opensAt !== undefined && opensAt !== submissionsUntil && Date.parse(opensAt) > Number(nowSeconds) * 1000;
  const form = parseForm({
    ...EMPTY_CONTEST,
    ...file,
    ...{ cover: cover ? [cover] : [], logo: logo ? [logo] : [] },
    criteria: criteria.map((criterion) => ({ weight: '1', ...criterion })),
    judges: judges
      .map(({ address, name }) => writeJudgeLine({ address: line(address), name: line(name) }))
      .join('\n'),
    entries: entries.map(({ team = [], ...entry }) => ({ ...entry, team: team.map(line).join('\n') })),
    // Like the command, which publishes names unless the file says otherwise.
    publishesNames: file.publishNames ?? judges.some(({ name }) => name !== undefined),
    opensAt: isOwnStart ? opensAt : '',
    closesAt: closesAt ?? '',
    takesSubmissions: submissionsUntil !== undefined,
    isSealed: revealUntil !== undefined,
  });
  return form ?? EMPTY_CONTEST;
};
