import type { KitResults } from './measureKits.ts';
import type { SizeResults } from './measureSizes.ts';

/** What `npm run bench web` keeps; parts that did not run are missing. */
export type WebResult = {
  /** How often each page was measured. */
  readonly runs: number;
  readonly kits: KitResults | null;
} & Partial<SizeResults>;
