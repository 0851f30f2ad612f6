export { getEntryName } from './document/entryName.ts';
export {
  cutMiddle,
  type EntryName,
  type EntryNameMessages,
  findSimilarTexts,
  type NumberedEntryName,
  nameNumberedEntries,
} from './document/entryNames.ts';
export { findImitation, type Imitation } from './document/imitation.ts';
export { getEntryHref, shortenLink, showLink } from './document/links.ts';
