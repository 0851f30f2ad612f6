import { DOCUMENT_LIMITS, type DocumentLink, splitLines } from '@org/contests';

/** Longer than any link. */
const MAX_LENGTH = 10_000;

const readText = (fields: object, name: string): string => {
  const field: unknown = Reflect.get(fields, name);
  return typeof field === 'string' && field.length <= MAX_LENGTH ? field : '';
};

/** The links of a stored form, also those that are not complete. */
export function readLinkRows(list: unknown): readonly DocumentLink[] {
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, DOCUMENT_LIMITS.links)
    .filter((link) => typeof link === 'object' && link !== null)
    .map((link) => ({ label: readText(link, 'label'), href: readText(link, 'href') }));
}

/** The links that are not blank, trimmed. */
export function toLinks(rows: readonly DocumentLink[]): readonly DocumentLink[] {
  return rows
    .map(({ label, href }) => ({ label: label.trim(), href: href.trim() }))
    .filter(({ label, href }) => label !== '' || href !== '');
}

/** The names of a team, one a line. */
export function readTeam(text: string): readonly string[] {
  return splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
