import type { Hex } from 'viem';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import type { AskOptions } from './scanReader.ts';

/** How a reader repairs rows. */
export type Repair = {
  readonly fetchFromChain?: ((uids: readonly Hex[]) => Promise<readonly Attestation[]>) | undefined;
};

/** Keeps self-consistent rows; mismatched ones are read from the chain if possible. */
export function createConsistencyFilter({ fetchFromChain }: Repair) {
  return async (rows: readonly Attestation[], { signal }: AskOptions): Promise<readonly Attestation[]> => {
    const consistent = await filterSelfConsistent(rows, { signal });
    if (consistent.length === rows.length || !fetchFromChain) return consistent;
    const known = new Set(consistent);
    const mismatched = rows.filter((row) => !known.has(row));
    const read = await fetchFromChain(mismatched.map((row) => row.uid)).catch(() => []);
    // Rows from the chain are trusted: their UID may have a higher bump than is checked here.
    const genuine = new Map(read.map((row) => [row.uid, row]));
    return rows.flatMap((row) => (known.has(row) ? row : (genuine.get(row.uid) ?? [])));
  };
}
