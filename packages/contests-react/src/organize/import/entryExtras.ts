import { DOCUMENT_LIMITS, hasVisibleText, toLine } from '@org/contests';
import type { ImportItem } from '../form/importReading.ts';
import { readItems } from '../form/readItems.ts';
import { isOtherHeading, toHeadingKey } from './headings.ts';

/** Columns of entries beside those of the roles: several links, the members of the team, whether it was submitted. */
export type ExtraColumns = {
  readonly links: readonly { readonly column: number; readonly label: string }[];
  /** The columns of a member's names, which are joined. */
  readonly members: readonly (readonly number[])[];
  readonly status: number | undefined;
  /** The name of a picture's file. */
  readonly picture: number | undefined;
  /** The number of columns, if those of further members follow without a heading. */
  readonly width: number | undefined;
};

const NO_EXTRAS: ExtraColumns = {
  ...{ links: [], members: [], status: undefined, picture: undefined, width: undefined },
};

/** The labels of links, by the heading of their column. */
const LINKS: readonly (readonly [RegExp, string])[] = [
  [/^try it out links?$/, 'Try it out'],
  [/^((demo )?videos?|video demo)( links?| urls?)?$/, 'Video'],
  [/^(repositor(y|ies|io|ios)|repos?|github)( links?| urls?)?$/, 'Code'],
];
const STATUS = /^((project|submission) )?status$|^projektstatus$|^estado( del proyecto)?$/;
const DRAFT = /^(draft|entwurf|borrador|unsubmitted|not submitted|in progress)/i;
const PICTURE =
  /^(pictures?|images?|photos?|logos?|thumbnails?|bild(er)?|fotos?|im[áa]gen(es)?)( (files?|names?|file names?))?$/;
/** `Team Member 1 First Name`, `Submitter Last Name`. */
const PERSON = /^(submitter|team member \d{1,2}) (first|last|full)? ?name$/;
const TEAM = /^(team( members?)?|members|teammitglieder|equipo)$/;

/** The columns by their headings; those that the roles keep are left out. */
export function findExtraColumns(headings: readonly string[], kept: ReadonlySet<number>): ExtraColumns {
  if (headings.length === 0) return NO_EXTRAS;
  const keys = headings.map(toHeadingKey);
  const find = (pattern: RegExp) => {
    const column = keys.findIndex((key, index) => pattern.test(key) && !kept.has(index));
    return column === -1 ? undefined : column;
  };
  const persons = new Map<string, number[]>();
  for (const [index, key] of keys.entries()) {
    const person = PERSON.exec(key)?.[1] ?? (TEAM.test(key) ? 'team' : undefined);
    if (person !== undefined) persons.set(person, [...(persons.get(person) ?? []), index]);
  }
  return {
    links: keys.flatMap((key, column) => {
      const label = kept.has(column) ? undefined : LINKS.find(([pattern]) => pattern.test(key))?.[1];
      return label === undefined ? [] : [{ column, label }];
    }),
    members: [...persons.values()],
    status: find(STATUS),
    picture: find(PICTURE),
    width: keys.some((key) => /^team member \d/.test(key)) ? headings.length : undefined,
  };
}

/** True if an entry was begun and not submitted. */
export function isDraft(cells: readonly string[], { status }: ExtraColumns): boolean {
  return status !== undefined && DRAFT.test(cells[status] ?? '');
}

/** True if a column has links to pictures: `Thumbnail Url`, `Logo`. */
export function hasPictureLinks(
  headings: readonly string[],
  rows: readonly { readonly cells: readonly string[] }[],
): boolean {
  return headings.some(
    (heading, column) =>
      isOtherHeading(heading, 'entries') &&
      rows.some(({ cells }) => /^https?:\/\//i.test(cells[column] ?? '')),
  );
}

const FILE = /^[^/\\:*?"<>|]{1,200}\.(jpe?g|png|webp|gif)$/i;

/** The links, the picture's file and, with `takesTeam`, the names of the team. Never an e-mail address. */
export function readExtras(
  cells: readonly string[],
  columns: ExtraColumns,
  { takesTeam, link }: { readonly takesTeam: boolean; readonly link: string },
): Pick<ImportItem, 'links' | 'team' | 'picture'> {
  const links = columns.links
    .flatMap(({ column, label }) => {
      const found = readItems((cells[column] ?? '').replace(/\s*[\r\n]+\s*/g, ', '), 'entries').items;
      return found.map((href, index) => ({ label: index === 0 ? label : `${label} ${index + 1}`, href }));
    })
    .filter(({ href }) => href !== link && href.length <= DOCUMENT_LIMITS.href)
    .slice(0, DOCUMENT_LIMITS.links);
  const file = cells[columns.picture ?? -1]?.trim() ?? '';
  const team = takesTeam ? readMembers(cells, columns) : [];
  return {
    ...(links.length > 0 && { links }),
    ...(team.length > 0 && { team }),
    ...(FILE.test(file) && { picture: file }),
  };
}

const readMembers = (cells: readonly string[], { members, width }: ExtraColumns): readonly string[] => {
  const join = (parts: readonly string[]) =>
    toLine(parts.filter((part) => !part.includes('@')).join(' '), DOCUMENT_LIMITS.name);
  const listed = members.flatMap((columns) => {
    const parts = columns.map((column) => cells[column] ?? '');
    // A column of the whole team has several names.
    return columns.length === 1
      ? (parts[0] ?? '').split(/[\n,;|]/).map((part) => join([part]))
      : [join(parts)];
  });
  // First name, last name and e-mail address of each further member.
  const more = width === undefined ? [] : cells.slice(width);
  const others = Array.from({ length: Math.ceil(more.length / 3) }, (_, index) =>
    join(more.slice(index * 3, index * 3 + 2)),
  );
  return [...new Set([...listed, ...others])].filter(hasVisibleText).slice(0, DOCUMENT_LIMITS.team);
};

/** Long texts share this many characters, so that a few hundred entries stay one draft. */
const SHARED_CHARACTERS = 140_000;
const [LEAST, MOST] = [300, 4_000];

/** The most characters of each text of so many entries. */
export function getTextLimit(entries: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(SHARED_CHARACTERS / Math.max(1, entries))));
}

/** A text that ends at a word within the limit. */
export function shortenText(text: string, limit: number): string {
  const characters = [...text];
  if (characters.length <= limit) return text;
  const cut = characters.slice(0, limit - 1).join('');
  const end = cut.search(/\s\S*$/);
  return `${cut.slice(0, end > limit / 2 ? end : undefined).trimEnd()}…`;
}
