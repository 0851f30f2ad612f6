export { cutMiddle } from './document/cutMiddle.ts';
export { type EntryName, type EntryNameWords, getEntryName } from './document/entryName.ts';
export { getEntryHref, shortenLink, showLink } from './document/links.ts';
export { type NumberedEntryName, nameNumberedEntries } from './document/nameNumberedEntries.ts';
export { findSimilarTexts } from './document/similarTexts.ts';
