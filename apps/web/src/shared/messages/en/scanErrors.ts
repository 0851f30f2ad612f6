import type { ScanErrorCode } from '@org/contests';

/** A constant, not a field: as a field, rolldown would put the whole catalogue into every page’s first file. */
export const silentScan = 'The attestation index isn’t responding correctly.';

/** One sentence for every scan failure: the remedy is the same, and the title above says what is missing. */
export const scanErrors = {
  'scan-unreachable': silentScan,
  'scan-answer': silentScan,
} as const satisfies Record<ScanErrorCode, string>;
