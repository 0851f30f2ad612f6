import type { ScanErrorCode } from '@org/contests';

const silent =
  'The scan, which lists the attestations, does not answer or answers something that cannot be read.';

/** One sentence wherever the scan fails: what helps is the same, and what is missing stands above it. */
export const scanErrors = {
  'scan-unreachable': silent,
  'scan-answer': silent,
} as const satisfies Record<ScanErrorCode, string>;
