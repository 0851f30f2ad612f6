import type { ScanErrorCode } from '@org/contests';

/** A text, not a field of an object: with that, rolldown would put all words into the first file of every page. */
export const silentScan =
  'The scan, which lists the attestations, does not answer or answers something that cannot be read.';

/** One sentence wherever the scan fails: what helps is the same, and what is missing stands above it. */
export const scanErrors = {
  'scan-unreachable': silentScan,
  'scan-answer': silentScan,
} as const satisfies Record<ScanErrorCode, string>;
