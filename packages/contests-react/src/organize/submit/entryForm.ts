import {
  DOCUMENT_LIMITS,
  type DocumentLink,
  type DocumentPicture,
  type DocumentPlace,
  type EntriesDocument,
  type EntryDocument,
  hasVisibleText,
  MAX_DOCUMENT_BYTES,
  placeDocument,
  readPictures,
  writeDocument,
} from '@org/contests';
import { getEntryHref } from '@org/contests/names';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { type EntryFormPlace, toEntryFormKey } from '../../drafts/signedForms.ts';
import { readLinkRows, readTeam, toLinks } from '../form/LinkFields.tsx';

/** Longer than any document. */
const MAX_LENGTH = 300_000;

function parse(stored: unknown): EntryForm | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const fields = stored as { readonly [name: string]: unknown };
  const text = (name: keyof EntryForm) => {
    const field = fields[name];
    return typeof field === 'string' && field.length <= MAX_LENGTH ? field : '';
  };
  const { track } = fields;
  const isTrack = Number.isInteger(track) && Number(track) >= 0 && Number(track) <= 255;
  return {
    ...{ name: text('name'), link: text('link'), about: text('about'), team: text('team') },
    ...{ place: text('place'), track: isTrack ? Number(track) : EMPTY_ENTRY.track },
    ...{ pictures: readPictures(fields.pictures), links: readLinkRows(fields.links) },
  };
}

/** The form as it was left; undefined if nothing was typed. */
export function readEntryDraft(place: EntryFormPlace): EntryForm | undefined {
  const form = parse(readStored(toEntryFormKey(place)));
  return form && !isEmptyEntry(form) ? form : undefined;
}

/** Returns false if the storage is full or blocked. */
export function writeEntryDraft(place: EntryFormPlace, form: EntryForm): boolean {
  if (!isEmptyEntry(form)) return writeStored(toEntryFormKey(place), form);
  removeStored(toEntryFormKey(place));
  return true;
}

export function forgetEntryDraft(place: EntryFormPlace): void {
  removeStored(toEntryFormKey(place));
}

/** An entry as typed. `track` is its place in the contest's list, 0 for none; `team` has one name a line. */
export type EntryForm = {
  readonly name: string;
  readonly link: string;
  readonly about: string;
  readonly track: number;
  readonly team: string;
  readonly place: string;
  readonly pictures: readonly DocumentPicture[];
  readonly links: readonly DocumentLink[];
};

export const EMPTY_ENTRY: EntryForm = {
  ...{ name: '', link: '', about: '', track: 0, team: '', place: '' },
  ...{ pictures: [], links: [] },
};

/** The fields that can be wrong, by what is wrong with them. */
export type EntryProblems = {
  readonly name?: 'missing' | 'too-long';
  readonly link?: 'not-a-link';
  readonly team?: 'too-many' | 'too-long';
  readonly place?: 'too-long';
  readonly links?: 'incomplete';
};

const NAME_CHARACTERS = DOCUMENT_LIMITS.name;

/** The problems of an entry. */
export function findEntryProblems({ name, link, team, place, links }: EntryForm): EntryProblems {
  const members = readTeam(team);
  return {
    ...(!hasVisibleText(name)
      ? { name: 'missing' }
      : [...name.trim()].length > NAME_CHARACTERS && { name: 'too-long' }),
    ...(link.trim() !== '' && getEntryHref(link.trim()) === undefined && { link: 'not-a-link' }),
    ...(members.length > DOCUMENT_LIMITS.team
      ? { team: 'too-many' }
      : members.some((each) => [...each].length > NAME_CHARACTERS) && { team: 'too-long' }),
    ...([...place.trim()].length > DOCUMENT_LIMITS.place && { place: 'too-long' }),
    ...(!toLinks(links).every(isComplete) && { links: 'incomplete' }),
  };
}

const isComplete = ({ label, href }: DocumentLink): boolean =>
  hasVisibleText(label) &&
  [...label].length <= DOCUMENT_LIMITS.label &&
  [...href].length <= DOCUMENT_LIMITS.href &&
  getEntryHref(href) !== undefined;

/** True if nothing was typed. */
export function isEmptyEntry({ track, pictures, links, ...texts }: EntryForm): boolean {
  const isUntyped = Object.values(texts).every((text) => text.trim() === '');
  return track === 0 && pictures.length === 0 && toLinks(links).length === 0 && isUntyped;
}

/** The document of an entry, as it is signed. Fields that are not in the form are kept from `before`. */
export function toEntryDocument(form: EntryForm, before?: EntryDocument | null): EntryDocument {
  const { team: _team, place: _place, pictures: _pictures, links: _links, ...kept } = before ?? {};
  const team = readTeam(form.team);
  const links = toLinks(form.links);
  const place = form.place.trim();
  return {
    picture: '',
    ...kept,
    ...{ name: form.name.trim(), link: form.link.trim(), about: form.about.trim(), track: form.track },
    ...(form.pictures.length > 0 && { pictures: form.pictures }),
    ...(links.length > 0 && { links }),
    ...(team.length > 0 && { team }),
    ...(place !== '' && { place }),
  };
}

/** The form of a document. */
export function toEntryForm({ name, link, about, track, ...more }: EntryDocument): EntryForm {
  const { team = [], place = '', pictures = [], links = [] } = more;
  return { name, link, about, track, team: team.join('\n'), place, pictures, links };
}

/** The most bytes of a document that fit into a `data:` URI. */
const INLINE_BYTES = 6_120;

/** A document as it is signed: where it is published, and what the site stores first. */
export type PlacedForm = Pick<DocumentPlace, 'contentHash' | 'toStore'> & {
  /** Null if the document is too large. */
  readonly uri: string | null;
  readonly bytes: number;
  /** The bytes that still fit; negative if the document is too large. */
  readonly room: number;
};

/**
 * Places a document; null if it has a lone surrogate, which cannot be written.
 *
 * @param isStored whether the site stores documents that do not fit into the attestation
 */
export function placeForm(document: EntryDocument | EntriesDocument, isStored: boolean): PlacedForm | null {
  try {
    const { bytes, contentHash, dataUri } = writeDocument(document);
    const room = (isStored ? MAX_DOCUMENT_BYTES : INLINE_BYTES) - bytes.length;
    const facts = { contentHash, bytes: bytes.length, room };
    if (!isStored) return { ...facts, uri: dataUri, toStore: null };
    const { uri, toStore } = placeDocument(document);
    return { ...facts, uri: room < 0 ? null : uri, toStore };
  } catch {
    return null;
  }
}
