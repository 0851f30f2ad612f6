import type { ImportKind } from './importKind.ts';
import { readItems } from './readItems.ts';

/**
 * 3: what is looked for. 2: it stands in there, among something else. 1: what somebody may have meant by it. 0: something
 * else.
 */
export type CellMark = 0 | 1 | 2 | 3;

const ADDRESS_MEANT = /^0x[0-9a-f]+$/i;
const NAME = /^[^\s@:/]+\.[a-z]{2,}$/i;
const LINK_MEANT = /^[a-z][a-z0-9+.-]*:\/\/|^[\w-]+(\.[\w-]+)+(\/|$)/i;

/** What a cell looks like, at a glance: enough to tell which column of a table is meant. */
export const judgeCell = (cell: string, kind: ImportKind): CellMark => {
  if (cell === '') return 0;
  const { items, isPlain } = readItems(cell, kind);
  if (items.length > 0) return isPlain ? 3 : 2;
  if (kind === 'judges') return ADDRESS_MEANT.test(cell) || isEnsName(cell) ? 1 : 0;
  return LINK_MEANT.test(cell) ? 1 : 0;
};

/** A name like `ada.eth`, which stands for an address that may be another one tomorrow. */
export const isEnsName = (cell: string): boolean => NAME.test(cell);
