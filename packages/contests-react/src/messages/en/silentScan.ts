/** One sentence for every failure of the scan: the remedy is the same, and the title names what is missing. */
export const silentScan = 'The attestation index isn’t responding correctly.';
