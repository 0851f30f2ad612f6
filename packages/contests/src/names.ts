export { cutMiddle } from './names/cutMiddle.ts';
export { type EntryName, type EntryNameWords, getEntryName } from './names/entryName.ts';
export { getEntryHref, shortenLink, showLink } from './names/links.ts';
export { type NumberedEntryName, nameNumberedEntries } from './names/nameNumberedEntries.ts';
export { findSimilarTexts } from './names/similarTexts.ts';
