import type { Hex } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { connectScan } from './connectScan.ts';
import {
  type ActsOptions,
  type ActsScanOptions,
  createActsFetch,
  type ScannedActsLookup,
} from './createActsFetch.ts';
import { type DocumentNaming, fetchNamings, type NamingOptions } from './fetchNamings.ts';
import { fetchNotes, type ScannedNotes } from './fetchNotes.ts';
import type { AskOptions } from './scanReader.ts';

/**
 * Reads contests from a scan. Throws `ScanError`, also for a contest with more than 100,000 rows: nothing is cut.
 * `fetchNotes` finds the newest 1,000 notes of the organizer, for `readNotes`. `fetchNamings` finds the attestations that name a document on IPFS: the oldest 100, or whether the one `by` which it is named does.
 */
export type ActsScan = {
  readonly fetchActs: (uid: Hex, options?: ActsOptions) => Promise<ScannedActsLookup>;
  readonly fetchNotes: (
    contest: Pick<Attestation, 'uid' | 'attester'>,
    options?: AskOptions,
  ) => Promise<ScannedNotes>;
  readonly fetchNamings: (cid: string, options?: NamingOptions) => Promise<readonly DocumentNaming[]>;
};

/**
 * Creates a reader of contests that uses a scan only: quick, but a scan knows neither the order of acts within a
 * second nor whether it has all of them.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createActsScan } from '@org/contests';
 *
 * const scan = createActsScan({ config: local });
 * const lookup = await scan.fetchActs(uid);
 * if (lookup.status === 'found') console.log(lookup.reading.order); // 'not-confirmed'
 * ```
 */
export function createActsScan(options: ActsScanOptions): ActsScan {
  const protocol = getProtocol(options.config);
  const connection = connectScan(options);
  return {
    fetchActs: createActsFetch(options),
    fetchNotes: (contest, options = {}) => fetchNotes(connection, { contest, ...options }),
    async fetchNamings(cid, options = {}) {
      if (!protocol) return [];
      return fetchNamings(connection, { schemas: protocol.schemas, cid, ...options });
    },
  };
}
