import {
  IMPORT_ROLES,
  type ImportColumns,
  type ImportKind,
  type ImportRole,
  MAIN_ROLE,
} from '../form/importReading.ts';
import { judgeCell } from '../form/readItems.ts';
import type { Row, Table } from './findTable.ts';
import { isOtherHeading, isPrivateHeading, rankHeading } from './headings.ts';

export type ChosenColumns = {
  readonly kept: ImportColumns;
  /** Roles with several candidates. */
  readonly asked: readonly ImportRole[];
  /** Columns with data of persons. */
  readonly secret: ReadonlySet<number>;
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Facts = {
  readonly kind: ImportKind;
  readonly width: number;
  readonly headings: readonly string[] | undefined;
  readonly rows: readonly Row[];
  readonly secret: ReadonlySet<number>;
  /** How many cells of each column are items, or contain some. */
  readonly items: readonly number[];
};

/**
 * The column of each role: the one that its heading names, else the only one that can be meant. Of several candidates none
 * is kept, and the user is asked.
 */
export function chooseColumns(
  table: Table,
  header: Row | undefined,
  kind: ImportKind,
  choice: ImportColumns = {},
): ChosenColumns {
  const rows = table.rows.filter((row) => row !== header);
  const columns = [...Array(table.width).keys()];
  const headings = header && columns.map((column) => header.cells[column] ?? '');
  const secret = new Set(
    columns.filter((column) => isPrivate(headings?.[column] ?? '', rows, { column, kind })),
  );
  const items = columns.map(
    (column) => rows.filter(({ cells }) => judgeCell(cells[column] ?? '', kind) >= 2).length,
  );
  const facts: Facts = { kind, width: table.width, headings, rows, secret, items };
  const kept: { [Role in ImportRole]?: number | null } = {};
  const asked: ImportRole[] = [];
  // The column of the items comes first: others do not take it.
  const roles = [MAIN_ROLE[kind], ...IMPORT_ROLES[kind].filter((role) => role !== MAIN_ROLE[kind])];
  for (const role of roles) {
    const wanted = choice[role];
    if (wanted !== undefined) {
      kept[role] = wanted !== null && secret.has(wanted) ? null : wanted;
      continue;
    }
    const used = Object.values(kept);
    const candidates = listCandidates(role, facts).filter((column) => !used.includes(column));
    const [only] = candidates;
    const isDoubtful = candidates.length > 1 || (only !== undefined && isOther(only, role, facts));
    if (isDoubtful) asked.push(role);
    kept[role] = isDoubtful ? null : (only ?? null);
  }
  return { kept, asked, secret };
}

const isPrivate = (
  heading: string,
  rows: readonly Row[],
  { column, kind }: { readonly column: number; readonly kind: ImportKind },
): boolean => {
  if (isPrivateHeading(heading, kind)) return true;
  const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
  return filled.length > 0 && filled.filter((cell) => EMAIL.test(cell)).length * 2 > filled.length;
};

const isOther = (column: number, role: ImportRole, { kind, headings }: Facts): boolean =>
  role === MAIN_ROLE[kind] && isOtherHeading(headings?.[column] ?? '', kind);

const listCandidates = (role: ImportRole, facts: Facts): readonly number[] => {
  const { kind, width, headings, secret } = facts;
  const open = [...Array(width).keys()].filter((column) => !secret.has(column));
  const isMain = role === MAIN_ROLE[kind];
  const named = listNamed(role, open, facts);
  if (named.length > 0) return named;
  if (isMain) return listByContent(open, facts);
  return role === 'name' && headings === undefined ? listTextColumns(open, facts) : [];
};

/** The columns whose heading names the role best. */
const listNamed = (role: ImportRole, open: readonly number[], facts: Facts): readonly number[] => {
  const { kind, headings, items } = facts;
  if (!headings) return [];
  const isMain = role === MAIN_ROLE[kind];
  const hasItems = items.some((count) => count > 0);
  const ranked = open.flatMap((column) => {
    const rank = rankHeading(headings[column] ?? '', kind, role);
    // A column "Judge" may have addresses or names.
    const isFit = isMain
      ? !hasItems || (items[column] ?? 0) > 0
      : role !== 'name' || (items[column] ?? 0) === 0;
    return rank === undefined || !isFit ? [] : [{ column, rank }];
  });
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked.filter(({ rank }) => rank === best).map(({ column }) => column);
};

/** The columns that have the most items, without those of something else if there are others. */
const listByContent = (open: readonly number[], { kind, headings, items }: Facts): readonly number[] => {
  const most = Math.max(0, ...open.map((column) => items[column] ?? 0));
  const full = open.filter((column) => most > 0 && (items[column] ?? 0) * 2 > most);
  const own = full.filter((column) => !isOtherHeading(headings?.[column] ?? '', kind));
  return own.length > 0 ? own : full;
};

const NUMBER = /^[\d.,\s%-]*$/;

/** Without a header: the only other column with texts. */
const listTextColumns = (open: readonly number[], { kind, rows, items }: Facts): readonly number[] => {
  const texts = open.filter((column) => {
    if ((items[column] ?? 0) > 0) return false;
    const filled = rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== '');
    return filled.length > 0 && filled.every((cell) => !NUMBER.test(cell) && judgeCell(cell, kind) === 0);
  });
  return texts.length === 1 ? texts : [];
};
