import { DOCUMENT_LISTS, splitLines } from '@org/contests';
import type { Messages } from '../../messages/messages.ts';
import {
  type ContestForm,
  countLines,
  EMPTY_ENTRY,
  type EntryRow,
  isBlankEntry,
} from '../form/contestForm.ts';
import {
  IMPORT_LIMITS,
  type ImportChoice,
  type ImportItem,
  type ImportKind,
  type ImportReading,
} from '../form/importReading.ts';
import { readJudgeLine, writeJudgeLine } from '../form/judgeLines.ts';
import { readImport, splitTracks } from './readImport.ts';

type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'no-text' | 'unreadable' };

/** Decodes a text file in the encodings that spreadsheets write. */
export async function readTextFile(file: Blob): Promise<FileText> {
  if (file.size > IMPORT_LIMITS.bytes) return { ok: false, reason: 'too-large' };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    // A folder, or a file that was moved, deleted or made unreadable.
    return { ok: false, reason: 'unreadable' };
  }
  const text = decode(bytes);
  // A binary file: text contains no NUL.
  return text.includes('\0') ? { ok: false, reason: 'no-text' } : { ok: true, text };
}

const decode = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

type RefusedReason = Extract<FileText, { ok: false }>['reason'] | 'too-many-lines';

/** The state of an import. */
export type ImportState =
  | { readonly status: 'empty' | 'reading' }
  | {
      readonly status: 'refused';
      readonly reason: RefusedReason;
      /** The number of lines, if there are too many. */
      readonly lines: number;
    }
  | {
      readonly status: 'read';
      readonly reading: ImportReading;
      readonly merged: MergedItems;
    };

/** The outcome of an import. */
export type Imported = {
  /** The form after the import. */
  readonly form: ContestForm;
  readonly added: number;
  /** Items that the form already had. */
  readonly known: number;
  /** The invalid lines, unchanged. */
  readonly rest: readonly string[];
  /** The files of pictures that were not added. */
  readonly withoutPicture?: readonly string[];
};

export type ReadImportStateOptions = {
  readonly text: string;
  readonly kind: ImportKind;
  readonly choice: ImportChoice;
  /** The form before the import. */
  readonly form: ContestForm;
  readonly messages: Messages['startContest'];
  /** The site looks up names on ENS. Default: no, they are invalid. */
  readonly resolvesNames?: boolean | undefined;
};

/** Reads a text as an import. */
export function readImportState(options: ReadImportStateOptions): ImportState {
  const { text, kind, choice, form, messages, resolvesNames } = options;
  if (text.trim() === '') return { status: 'empty' };
  if (text.length > IMPORT_LIMITS.bytes) return { status: 'refused', reason: 'too-large', lines: 0 };
  const lines = countRows(text);
  if (lines > IMPORT_LIMITS.lines) return { status: 'refused', reason: 'too-many-lines', lines };
  const reading = readImport(text, kind, messages, { ...choice, resolvesNames });
  const merged = mergeItems(
    form,
    reading.good.map(({ item }) => item),
    kind,
  );
  return { status: 'read', reading, merged };
}

/** The number of lines that are not blank, where a quoted text of several lines is one. */
function countRows(text: string): number {
  let isQuoted = false;
  let count = 0;
  for (const line of splitLines(text)) {
    if (!isQuoted && line.trim() !== '') count += 1;
    if ((line.split('"').length - 1) % 2 === 1) isQuoted = !isQuoted;
  }
  return count;
}

export type MergedItems = {
  readonly form: ContestForm;
  readonly added: number;
  /** Items that the form already has. */
  readonly dropped: number;
  /** The number of items in the form afterwards. */
  readonly sum: number;
  readonly newTracks: readonly string[];
  /** The files of pictures by the places of their entries in the form. */
  readonly pictures: readonly { readonly entry: number; readonly file: string }[];
};

/** Adds new items to the form, without changing its content. */
export function mergeItems(form: ContestForm, items: readonly ImportItem[], kind: ImportKind): MergedItems {
  return kind === 'judges' ? mergeJudges(form, items) : mergeEntries(form, items);
}

const mergeJudges = (form: ContestForm, items: readonly ImportItem[]): MergedItems => {
  const known = new Set(splitLines(form.judges).map((line) => readJudgeLine(line).address.toLowerCase()));
  const added = items.filter(({ address }) => {
    const key = address.toLowerCase();
    return !known.has(key) && known.add(key);
  });
  const isBlank = form.judges.trim() === '';
  const gap = isBlank || added.length === 0 || /[\r\n]$/.test(form.judges) ? '' : '\n';
  const judges =
    added.length === 0
      ? form.judges
      : `${isBlank ? '' : form.judges}${gap}${added.map(writeJudgeLine).join('\n')}`;
  return {
    form: { ...form, judges },
    ...{ added: added.length, dropped: items.length - added.length, sum: countLines(judges) },
    ...{ newTracks: [], pictures: [] },
  };
};

const mergeEntries = (form: ContestForm, items: readonly ImportItem[]): MergedItems => {
  const before = form.entries.filter((entry) => !isBlankEntry(entry));
  const known = new Set(before.map(toKey));
  const tracks = [...form.tracks];
  const added: EntryRow[] = [];
  const pictures: { entry: number; file: string }[] = [];
  for (const { name, link, about, track, place, links = [], team = [], picture } of items) {
    const key = toKey({ name, link });
    if (known.has(key)) continue;
    known.add(key);
    const more = { track: findTrack(track, tracks, form.tracks.length), links, team: team.join('\n') };
    if (picture !== undefined) pictures.push({ entry: before.length + added.length, file: picture });
    added.push({ ...EMPTY_ENTRY, name, link, about, place, ...more });
  }
  return {
    form: added.length === 0 ? form : { ...form, tracks, entries: [...before, ...added] },
    added: added.length,
    dropped: items.length - added.length,
    sum: before.length + added.length,
    newTracks: tracks.slice(form.tracks.length).map(({ name }) => name),
    pictures,
  };
};

/** The place of a track; adds those that are new. Of several names the first that the form has counts, else the first one. */
const findTrack = (text: string, tracks: { name: string; about: string }[], known: number): number => {
  const places = splitTracks(text).flatMap((name) => {
    const place = tracks.findIndex((track) => toWord(track.name) === toWord(name)) + 1;
    if (place > 0) return [place];
    return tracks.length < DOCUMENT_LISTS.tracks ? [tracks.push({ name, about: '' })] : [];
  });
  return places.find((place) => place <= known) ?? places[0] ?? 0;
};

const toWord = (name: string): string => name.trim().toLowerCase();

/** Two spellings of one link are the same entry; without a link, two of one name. */
const toKey = ({ name, link }: Pick<EntryRow, 'name' | 'link'>): string => {
  const text = link.trim();
  if (text === '') return toWord(name);
  return URL.canParse(text) ? new URL(text).href : text;
};
