import { checkNewContest, type NewContest, type NewContestProblem } from '@org/contests/write';
import type { Messages } from '../../messages/messages.ts';
import { nameLinks } from '../form/formDraft.ts';
import { describeProblem } from '../form/formProblems.ts';
import {
  type BadLine,
  type GoodLine,
  type ImportChoice,
  type ImportColumn,
  type ImportColumns,
  type ImportItem,
  type ImportKind,
  type ImportReading,
  type ImportRole,
  type ImportSource,
  MAIN_ROLE,
} from '../form/importReading.ts';
import { readJudgeLine } from '../form/judgeLines.ts';
import { findLabel, isEnsName, judgeCell, readItems } from '../form/readItems.ts';
import { chooseColumns } from './chooseColumns.ts';
import {
  type ExtraColumns,
  findExtraColumns,
  getTextLimit,
  hasPictureLinks,
  isDraft,
  readExtras,
  shortenText,
} from './entryExtras.ts';
import { findHeader, findTables, type Row, type Table, toPlainLines } from './findTable.ts';

/** The user's choices in place of the findings. */
export type ReadImportOptions = ImportChoice & {
  /** Names on ENS are judges, whose addresses the form looks up. Default: they are invalid. */
  readonly resolvesNames?: boolean | undefined;
};

/** Reads a pasted list, cells of a spreadsheet or a CSV file, with the problem of each invalid line. */
export function readImport(
  text: string,
  kind: ImportKind,
  messages: Messages['startContest'],
  { resolvesNames = false, takesTeam = false, ...choice }: ReadImportOptions = {},
): ImportReading {
  const { lines, table, isTable } = findTables(toPlainLines(text), kind);
  const isOfTable =
    table !== undefined && (choice.source === undefined ? isTable : choice.source === 'table');
  const chosen = isOfTable ? table : lines;
  const [header] = findHeader(chosen.rows, kind) === 'none' ? [] : chosen.rows;
  const rows = chosen.rows.filter((row) => row !== header);
  const columns = table && table.width > 1 ? listColumns(table, kind) : [];
  if (!isOfTable) {
    const source: ImportSource =
      choice.source === undefined || choice.source === 'table' ? findLineSource(rows, kind) : choice.source;
    const items = rows.flatMap((row) => readLine(row, kind, source !== 'lines'));
    return {
      ...{ source, columns, kept: {}, asked: [], headerLine: header?.line },
      ...{ drafts: 0, shortened: { count: 0, limit: 0 }, extras: [], hasTeam: false, hasPictureLinks: false },
      ...sortItems(items, kind, { messages, resolvesNames }),
    };
  }
  const { kept, asked } = chooseColumns(table, header, kind, choice.columns);
  const used = new Set(Object.values(kept).filter((column) => column !== null));
  const extra = findExtraColumns(kind === 'entries' ? (header?.cells ?? []) : [], used);
  const submitted = rows.filter(({ cells }) => !isDraft(cells, extra));
  const items = asked.includes(MAIN_ROLE[kind])
    ? []
    : readRows(submitted, { kept, header, kind, extra, takesTeam });
  const { links, members, status, picture } = extra;
  const read = shortenItems(sortItems(items, kind, { messages, resolvesNames }), messages);
  return {
    ...{ source: 'table', columns, kept, asked, headerLine: header?.line, ...read },
    drafts: rows.length - submitted.length,
    extras: [
      ...links.map(({ column }) => column),
      ...(takesTeam ? members.flat() : []),
      ...(status === undefined ? [] : [status]),
      ...(picture !== undefined && items.some(({ item }) => item.picture) ? [picture] : []),
    ],
    hasTeam: members.length > 0,
    hasPictureLinks: hasPictureLinks(header?.cells ?? [], submitted),
  };
}

type SortedItems = Pick<ImportReading, 'good' | 'bad' | 'repeated'>;

/** Cuts long texts of entries, and adds the prizes for which an entry was submitted, since it has one track only. */
const shortenItems = (
  { good, ...others }: SortedItems,
  { import: messages }: Messages['startContest'],
): SortedItems & Pick<ImportReading, 'shortened'> => {
  const limit = getTextLimit(good.length);
  const isLong = ({ item }: GoodLine) => [...item.about].length > limit;
  const shorten = (line: GoodLine): GoodLine => {
    const tracks = splitTracks(line.item.track);
    const texts = [
      shortenText(line.item.about, limit),
      ...(tracks.length > 1 ? [messages.enteredFor(tracks)] : []),
    ];
    return { ...line, item: { ...line.item, about: texts.filter((text) => text !== '').join('\n\n') } };
  };
  return { ...others, good: good.map(shorten), shortened: { count: good.filter(isLong).length, limit } };
};

/** The names of tracks or prizes in a cell. */
export function splitTracks(text: string): readonly string[] {
  return text
    .split(/[,;|]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Tells whether each line is one item. */
const findLineSource = (rows: readonly Row[], kind: ImportKind): ImportSource => {
  const isItem = ({ cells: [line = ''] }: Row) => {
    const { items } = readItems(line, kind);
    return items.length === 0 || (items.length === 1 && items[0] === line);
  };
  return rows.every(isItem) ? 'lines' : 'every';
};

/** The most columns offered in the menus. */
const MAX_COLUMNS = 50;
const NAME_LENGTH = 40;

const listColumns = (table: Table, kind: ImportKind): readonly ImportColumn[] => {
  const [header] = findHeader(table.rows, kind) === 'none' ? [] : table.rows;
  const { secret } = chooseColumns(table, header, kind);
  return Array.from({ length: Math.min(table.width, MAX_COLUMNS) }, (_, index) => {
    const isPrivate = secret.has(index);
    const first = isPrivate ? '' : (table.rows.find(({ cells }) => cells[index])?.cells[index] ?? '');
    const name = header?.cells[index] || first;
    return { name: name.length > NAME_LENGTH ? `${name.slice(0, NAME_LENGTH)}…` : name, isPrivate };
  });
};

/** An item candidate of a row. */
type Candidate = {
  readonly line: number;
  /** The last line of its row, if the row has several lines. */
  readonly lastLine?: number;
  readonly item: ImportItem;
  /** The reason for which a cell is rejected, with any value. */
  readonly fault?: 'unclosed' | 'empty' | 'wide';
  /** The text that is shown if the item is rejected. */
  readonly value?: string;
};

const EMPTY_ITEM: ImportItem = { address: '', name: '', link: '', about: '', track: '', place: '' };

const toPlace = ({ line, lastLine }: Row) => ({ line, ...(lastLine !== undefined && { lastLine }) });

/** The items of a line; with `isSplit`, in any of their usual forms. */
const readLine = (row: Row, kind: ImportKind, isSplit: boolean): readonly Candidate[] => {
  const main = MAIN_ROLE[kind];
  const [line = ''] = row.cells;
  if (line === '') return [];
  const { items } = isSplit ? readItems(line, kind) : { items: [] };
  const judge = readJudgeLine(line);
  if (kind === 'judges' && items.length === 0 && isEnsName(judge.address))
    return [{ ...toPlace(row), item: { ...EMPTY_ITEM, ...judge } }];
  const [only] = items;
  const name = items.length === 1 && only !== undefined ? findLabel(line, only) : '';
  const values = items.length === 0 ? [line] : items;
  return values.map((value) => ({ ...toPlace(row), item: { ...EMPTY_ITEM, name, [main]: value } }));
};

type ReadRowsOptions = {
  readonly kept: ImportColumns;
  readonly header: Row | undefined;
  readonly kind: ImportKind;
  readonly extra: ExtraColumns;
  readonly takesTeam: boolean;
};

/** The items of a table. */
const readRows = (rows: readonly Row[], options: ReadRowsOptions): readonly Candidate[] => {
  const { kept, header, kind, extra, takesTeam } = options;
  const main = MAIN_ROLE[kind];
  const column = kept[main] ?? -1;
  const width = header ? countCells(header) : countLeast(rows.filter(({ cells }) => cells[column]));
  return rows.flatMap((row): readonly Candidate[] => {
    const { cells, isUnclosed } = row;
    const read = (role: ImportRole): string => cells[kept[role] ?? -1] ?? '';
    const own = toPlace(row);
    const texts = {
      name: toText(read('name')),
      about: read('about'),
      track: toText(read('track')),
      place: toText(read('place')),
    };
    const item: ImportItem = { ...EMPTY_ITEM, ...texts };
    const cell = read(main);
    if (isUnclosed) return [{ ...own, item, value: cell || texts.name, fault: 'unclosed' }];
    const extras = cells.slice(width).filter((extra) => extra !== '');
    const next = cells.length > width ? (cells[column + 1] ?? '') : '';
    const mayBeLost =
      kind === 'judges'
        ? extras.some((extra) => judgeCell(extra, kind) >= 2)
        : header
          ? extras.length > 0 && extra.width === undefined
          : LINK_END.test(next);
    if (mayBeLost && cell !== '')
      return [{ ...own, item, value: [cell, ...extras].join(', '), fault: 'wide' }];
    // An entry without a link has at least a name.
    if (cell === '' && (kind === 'judges' || texts.name === ''))
      return [{ ...own, item, value: texts.name || texts.about, fault: 'empty' }];
    const { items } = readItems(cell, kind);
    const values = items.length === 0 ? [cell] : texts.name === '' ? items : items.slice(0, 1);
    const more = kind === 'entries' ? readExtras(cells, extra, { takesTeam, link: cell }) : {};
    return values.map((value) => ({ ...own, item: { ...item, ...more, [main]: value } }));
  });
};

/** A text of several lines as one. An address is no name. */
const toText = (cell: string): string => (/0x[0-9a-f]{40}/i.test(cell) ? '' : cell.replace(/\s+/g, ' '));

/** The number of cells up to the last one that is not blank. */
const countCells = ({ cells }: Row): number => cells.findLastIndex((cell) => cell !== '') + 1;

const countLeast = (rows: readonly Row[]): number =>
  rows.reduce((least, row) => Math.min(least, countCells(row)), Number.POSITIVE_INFINITY);

/** Digits or one lower-case word: the rest of a link that was split, not a note. */
const LINK_END = /^(?!\p{Lu}\p{L}*$)\S+$/u;

/** The form's own rules, so that the import adds nothing that the form would reject. */
const sortItems = (
  candidates: readonly Candidate[],
  kind: ImportKind,
  facts: { readonly messages: Messages['startContest']; readonly resolvesNames: boolean },
): SortedItems => {
  const { resolvesNames } = facts;
  const {
    problems: sentences,
    import: { reasons: messages },
  } = facts.messages;
  const items = nameItems(candidates, kind);
  const problems = findProblems(
    candidates.map(({ fault }, index) => (fault ? EMPTY_ITEM : (items[index] ?? EMPTY_ITEM))),
    kind,
  );
  const names = new Set<string>();
  const sorted = { good: [] as GoodLine[], bad: [] as BadLine[], repeated: [] as GoodLine[] };
  for (const [index, { line, lastLine, fault, value }] of candidates.entries()) {
    const item = items[index] ?? EMPTY_ITEM;
    const place = { line, ...(lastLine !== undefined && { lastLine }) };
    const shown = value ?? (item[MAIN_ROLE[kind]] || item.name);
    const problem = problems.get(index);
    if (fault)
      sorted.bad.push({
        ...place,
        value: shown,
        reason: fault === 'wide' ? messages.wide[kind] : messages[fault],
      });
    else if (problem === undefined) sorted.good.push({ line, item });
    else if (problem.code === 'duplicate') sorted.repeated.push({ line, item });
    else if (resolvesNames && kind === 'judges' && isEnsName(item.address)) {
      const key = item.address.toLowerCase();
      (names.has(key) ? sorted.repeated : sorted.good).push({ line, item });
      names.add(key);
    } else if (kind === 'judges' && isEnsName(item.address))
      sorted.bad.push({ ...place, value: shown, reason: messages.name });
    else sorted.bad.push({ ...place, value: shown, reason: describeProblem(problem, sentences) });
  }
  return sorted;
};

/** Entries without a name get the name that their link says. */
const nameItems = (candidates: readonly Candidate[], kind: ImportKind): readonly ImportItem[] => {
  if (kind === 'judges') return candidates.map(({ item }) => item);
  const links = candidates.map(({ item }) => item.link);
  const named = nameLinks(links);
  return candidates.map(({ item }, index) =>
    item.name === '' && item.link !== '' ? { ...item, name: named[index]?.name ?? '' } : item,
  );
};

const EMPTY_INPUT: NewContest = {
  ...{ title: '', description: '', tracks: [], prizes: [], criteria: [], judges: [], entries: [] },
  ...{ submissionsUntil: null, opensAt: 0n, closesAt: 0n, revealUntil: null },
};

const findProblems = (
  items: readonly ImportItem[],
  kind: ImportKind,
): ReadonlyMap<number, NewContestProblem> => {
  const input =
    kind === 'judges'
      ? { ...EMPTY_INPUT, judges: items.map(({ address, name }) => ({ address, name })) }
      : {
          ...EMPTY_INPUT,
          entries: items.map(({ address: _, picture: __, ...entry }) => ({ ...entry, track: 0 })),
        };
  const found = new Map<number, NewContestProblem>();
  for (const problem of checkNewContest(input, { nowSeconds: 0n }))
    if (problem.field === kind && problem.index !== undefined && !found.has(problem.index))
      found.set(problem.index, problem);
  return found;
};
