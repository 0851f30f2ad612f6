import type { DocumentLink } from '@org/contests';

/** The lists of the form that can be imported. */
export type ImportKind = 'judges' | 'entries';

/** The roles in which a column can be kept. */
export type ImportRole = 'address' | 'name' | 'link' | 'about' | 'track' | 'place';

/** The roles that each list keeps, in the order in which they are shown. */
export const IMPORT_ROLES: Record<ImportKind, readonly ImportRole[]> = {
  judges: ['address', 'name'],
  entries: ['name', 'link', 'about', 'track', 'place'],
};

/** The role that makes an item. */
export const MAIN_ROLE = { judges: 'address', entries: 'link' } as const satisfies Record<
  ImportKind,
  ImportRole
>;

/** The place of the items: each line is one item, a line may hold several, or they are in the columns of a table. */
export type ImportSource = 'lines' | 'every' | 'table';

/** The column of each role, counted from 0; null if it is not kept. */
export type ImportColumns = { readonly [Role in ImportRole]?: number | null };

/** The user's choices, which replace the detected ones. */
export type ImportChoice = {
  readonly source?: ImportSource | undefined;
  readonly columns?: ImportColumns;
  /** The names of teams become public. Default: they are left out. */
  readonly takesTeam?: boolean | undefined;
};

/** A judge or an entry as the text says. `track` has the name of one, or several. */
export type ImportItem = { readonly [Role in ImportRole]: string } & {
  readonly links?: readonly DocumentLink[];
  readonly team?: readonly string[];
  /** The name of a picture's file. */
  readonly picture?: string;
};

export type GoodLine = { readonly line: number; readonly item: ImportItem };
export type BadLine = {
  readonly line: number;
  readonly value: string;
  readonly reason: string;
  /** The last line of its row, if the row has several lines. */
  readonly lastLine?: number;
};

/** A column. A private one has data of persons, and is never kept. */
export type ImportColumn = { readonly name: string; readonly isPrivate: boolean };

/** The result of reading a text. */
export type ImportReading = {
  readonly source: ImportSource;
  /** The columns, named by the header or else by their first cell; empty for plain lines. */
  readonly columns: readonly ImportColumn[];
  /** The columns that are kept. */
  readonly kept: ImportColumns;
  /** The roles for which there are several columns, none of which is kept before one is chosen. */
  readonly asked: readonly ImportRole[];
  /** The header line. */
  readonly headerLine: number | undefined;
  readonly good: readonly GoodLine[];
  readonly bad: readonly BadLine[];
  /** Duplicates, which are dropped. */
  readonly repeated: readonly GoodLine[];
  /** How many entries were begun and not submitted, which are left out. */
  readonly drafts: number;
  /** The texts that are shortened, and to how many characters. */
  readonly shortened: { readonly count: number; readonly limit: number };
  /** The columns that are kept beside those of the roles. */
  readonly extras: readonly number[];
  /** A column has links to pictures, which are left out. */
  readonly hasPictureLinks: boolean;
  /** A column has names of teams. */
  readonly hasTeam: boolean;
};

/** Upper limits of an import, far beyond any contest: a larger file is the wrong file. */
export const IMPORT_LIMITS = { bytes: 4_000_000, lines: 5_000 } as const;

/** Templates for download. Their placeholders are invalid, so that an example row is never imported. */
export const importTemplates: Record<ImportKind, { readonly file: string; readonly text: string }> = {
  judges: { file: 'judges.csv', text: 'address,name\r\n0x…,\r\n' },
  entries: { file: 'entries.csv', text: 'name,link,about,track,place,picture\r\n,https://…,,,,\r\n' },
};
