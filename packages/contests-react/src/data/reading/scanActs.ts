// The code that reads a contest from the scan, and its texts. A module of its own is an entry in a bundler's manifest, while the
// two below may share a chunk with other code.
export { fetchScannedActs, readServedActs } from './fetchScannedActs.ts';
export { fetchTexts } from './fetchTexts.ts';
