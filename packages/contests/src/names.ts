export {
  cutMiddle,
  type EntryName,
  type EntryNameWords,
  findSimilarTexts,
  getEntryName,
  type NumberedEntryName,
  nameNumberedEntries,
} from './document/entryName.ts';
export { getEntryHref, shortenLink, showLink } from './document/links.ts';
