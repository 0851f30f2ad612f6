import { LIMITS, MAX_DOCUMENT_BYTES, readPictures, splitLines } from '@org/contests';
import { getEntryName } from '@org/contests/names';
import type { Address } from 'viem';
import { readStored, removeStored, writeStored } from '../../base/provider/storage.ts';
import { CONTEST_FORM_KEY } from '../../drafts/signedForms.ts';
import { type ContestForm, EMPTY_CONTEST, EMPTY_ENTRY, type EntryRow, isEmptyForm } from './contestForm.ts';
import { STEPS, type StepName } from './formSteps.ts';
import { readLinkRows } from './LinkFields.tsx';
import { getZone, isFormTime, readWallTime, writeInstant } from './localTime.ts';

/** Longer than any valid field: longer stored texts were not written by this form. */
const MAX_LENGTH = MAX_DOCUMENT_BYTES;
/** More than any contest can have. */
const MAX_ROWS = 1_000;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const readText = (fields: Fields, name: string, otherwise = ''): string => {
  const field = fields[name];
  return typeof field === 'string' && field.length <= MAX_LENGTH ? field : otherwise;
};

const readPlace = (fields: Fields, name: string): number => {
  const field = fields[name];
  return typeof field === 'number' && Number.isInteger(field) && field >= 0 && field <= 255 ? field : 0;
};

const readList = <Row>(value: unknown, read: (fields: Fields) => Row): readonly Row[] | undefined =>
  Array.isArray(value) && value.length <= MAX_ROWS ? value.filter(isFields).map(read) : undefined;

const readTime = (fields: Fields, name: keyof ContestForm, otherwise: string): string => {
  const text = readText(fields, name, otherwise);
  return isFormTime(text) ? text : otherwise;
};

/** Parses a stored form. Fields of a wrong type or too long become empty; undefined if it is not an object. */
export function parseForm(value: unknown): ContestForm | undefined {
  if (!isFields(value)) return undefined;
  const empty = EMPTY_CONTEST;
  return {
    title: readText(value, 'title'),
    description: readText(value, 'description'),
    ...{ cover: readPictures(value.cover).slice(0, 1), logo: readPictures(value.logo).slice(0, 1) },
    rules: readText(value, 'rules'),
    links: readLinkRows(value.links),
    tracks:
      readList(value.tracks, (row) => ({ name: readText(row, 'name'), about: readText(row, 'about') })) ?? [],
    prizes:
      readList(value.prizes, (row) => ({
        ...{ name: readText(row, 'name'), about: readText(row, 'about'), track: readPlace(row, 'track') },
      })) ?? [],
    criteria:
      readList(value.criteria, (row) => ({
        label: readText(row, 'label'),
        maxPoints: readText(row, 'maxPoints'),
        weight: readText(row, 'weight'),
        anchors:
          readList(row.anchors, (anchor) => ({
            points: readText(anchor, 'points'),
            text: readText(anchor, 'text'),
          })) ?? [],
      })) ?? empty.criteria,
    judges: readText(value, 'judges'),
    publishesNames: value.publishesNames === true,
    entries:
      readList(value.entries, (row) => ({
        ...{ name: readText(row, 'name'), link: readText(row, 'link'), about: readText(row, 'about') },
        ...{ track: readPlace(row, 'track'), place: readText(row, 'place'), team: readText(row, 'team') },
        ...{ pictures: readPictures(row.pictures), links: readLinkRows(row.links) },
      })) ?? readLinks(value.entries),
    minimumReviews: readText(value, 'minimumReviews'),
    takesSubmissions: value.takesSubmissions === true,
    submissionsUntil: readTime(value, 'submissionsUntil', empty.submissionsUntil),
    opensAt: readTime(value, 'opensAt', empty.opensAt),
    closesAt: readTime(value, 'closesAt', readOldEnd(value) ?? empty.closesAt),
    isSealed: value.isSealed === true,
    revealUntil: readTime(value, 'revealUntil', empty.revealUntil),
  };
}

// Drafts of the former form have one link a line, and an end on the clock on the wall.
const readLinks = (value: unknown): readonly EntryRow[] => {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return EMPTY_CONTEST.entries;
  const links = splitLines(value)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, LIMITS.entries);
  return links.length === 0 ? EMPTY_CONTEST.entries : nameLinks(links);
};

const readOldEnd = (fields: Fields): string | undefined => {
  const reading = readWallTime(readText(fields, 'endsAt').slice(0, 16), getZone());
  return reading && writeInstant(reading.moments[0].ms);
};

// Names of links are never taken from words of the page, which change with its language.
const NAME_WORDS = { entry: (n: number) => `${n}`, alike: (name: string, n: number) => `${name} (${n})` };

/** Entries with the names that their links say. */
export function nameLinks(links: readonly string[]): readonly EntryRow[] {
  return links.map((link) => ({
    ...EMPTY_ENTRY,
    ...{ name: getEntryName(link, links, NAME_WORDS).name, link },
  }));
}

/** The stored form. */
export function readFormDraft(): ContestForm {
  return parseForm(readStored(CONTEST_FORM_KEY)) ?? EMPTY_CONTEST;
}

/** The account connected while the form was filled in; undefined without a wallet. */
export function readFormOwner(): Address | undefined {
  const stored = readStored(CONTEST_FORM_KEY);
  if (!isFields(stored) || !('owner' in stored)) return undefined;
  const { owner } = stored;
  return typeof owner === 'string' && /^0x[0-9a-fA-F]{40}$/.test(owner) ? (owner as Address) : undefined;
}

/** The step at which the form was left. */
export function readFormStep(): StepName {
  const stored = readStored(CONTEST_FORM_KEY);
  return (isFields(stored) && STEPS.find((step) => step === stored.step)) || 'basics';
}

type FormPlace = { readonly owner?: Address | undefined; readonly step?: StepName };

/** `false`: the browser keeps nothing (storage full or blocked). */
export function writeFormDraft(form: ContestForm, { owner, step }: FormPlace = {}): boolean {
  if (!isEmptyForm(form)) return writeStored(CONTEST_FORM_KEY, { ...form, ...(owner && { owner }), step });
  removeStored(CONTEST_FORM_KEY);
  return true;
}
