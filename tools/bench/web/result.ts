import { type Recorded, readRecord, record, type Summary } from '../record/record.ts';
import type { KitResults } from './measureKits.ts';
import type { SizeRow } from './measureSizes.ts';

/** The parts of `npm run bench web`, which `--only` measures alone. */
export const SECTIONS = ['kits', 'contests', 'list', 'queue'] as const;

export type SectionName = (typeof SECTIONS)[number];

/** `runs`: how often each value was measured. */
type Section<Values> = { readonly runs: number; readonly values: Values };

type Sections = {
  readonly kits: Section<KitResults>;
  readonly contests: Section<readonly SizeRow[]>;
  readonly list: Section<readonly SizeRow[]>;
  /** The longest interaction of a judge who reviews, at 4× CPU. */
  readonly queue: Section<Summary>;
};

/** Each section has a record of its own: they can come from different days and commits. */
export type WebRecords = { readonly [Name in SectionName]: Recorded<Sections[Name]> | null };

export function recordSection<Name extends SectionName>(
  name: Name,
  section: Sections[Name],
  folder?: string,
): void {
  record(`web-${name}`, section, folder);
}

export function readSections(folder?: string): WebRecords {
  return {
    kits: readRecord('web-kits', folder),
    contests: readRecord('web-contests', folder),
    list: readRecord('web-list', folder),
    queue: readRecord('web-queue', folder),
  };
}
