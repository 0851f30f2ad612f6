// The code that reads a contest from the scan, and its texts. A module of its own is an entry in a bundler's manifest, while the
// one below may share a chunk with other code.
export { fetchScannedActs, fetchTexts, readServedActs } from './fetchScannedActs.ts';
