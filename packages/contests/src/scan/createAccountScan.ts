import { type Address, type Hex, isAddressEqual } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { Attestation } from '../base/attestation.ts';
import { filterSelfConsistent } from '../base/attestationUid.ts';
import { decodeActData } from '../contest/decode.ts';
import { type ConfiguredScan, connectScan } from './askScan.ts';
import { fetchFirstRows, underSchemas } from './queries.ts';
import type { Page } from './scanReader.ts';

/**
 * An account was added to the judges of a contest after its start, or removed. The change counts only if `by` is the
 * organizer of the contest. `time` is in seconds.
 */
export type JudgeChange = {
  readonly contest: Hex;
  readonly by: Address;
  readonly isListed: boolean;
  readonly time: bigint;
};

/** Changes of one page, the newest first; `next` is the next page's `skip`, null after the last one. */
export type JudgeChangePage = { readonly changes: readonly JudgeChange[]; readonly next: number | null };

/** The contests of one page to which an account submitted entries, the latest first; `next` is the next page's `skip`. */
export type EnteredPage = { readonly contests: readonly Hex[]; readonly next: number | null };

/** Reads what attestations say about one account, from a scan. Every method throws `ScanError`. */
export type AccountScan = {
  /** Each contest once, by its latest submission of the account. The reader checks whether it takes submissions. */
  readonly fetchEntered: (entrant: Address, page: Page) => Promise<EnteredPage>;
  /** The newest change of the account in each contest: repeated ones push nothing out of a page. */
  readonly fetchJudgeChanges: (judge: Address, page: Page) => Promise<JudgeChangePage>;
};

/**
 * Creates a reader of what attestations say about one account, from a scan.
 *
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { createAccountScan } from '@org/contests';
 *
 * const scan = createAccountScan({ config: local });
 * const { changes } = await scan.fetchJudgeChanges(account, { skip: 0, take: 100 });
 * for (const { contest, isListed } of changes) console.log(contest, isListed ? 'added' : 'removed');
 * ```
 */
export function createAccountScan(options: ConfiguredScan): AccountScan {
  const protocol = getProtocol(options.config);
  const connection = connectScan(options);
  return {
    async fetchEntered(entrant, { skip, take, signal }) {
      if (!protocol) return { contests: [], next: null };
      const rows = await fetchFirstRows(connection, {
        where: { ...underSchemas([protocol.schemas.entry]), attester: { in: [entrant] } },
        distinct: ['refUID'],
        ...{ skip, take, signal },
      });
      const genuine = await filterSelfConsistent(rows, { signal });
      return {
        contests: [...new Set(genuine.map(({ refUID }) => refUID))],
        next: rows.length > 0 ? skip + rows.length : null,
      };
    },

    async fetchJudgeChanges(judge, { skip, take, signal }) {
      if (!protocol) return { changes: [], next: null };
      const rows = await fetchFirstRows(connection, {
        where: {
          schemaId: { equals: protocol.schemas.judges },
          isOffchain: { equals: false },
          // The address is one of the words of the list.
          data: { contains: judge.slice(2).toLowerCase().padStart(64, '0') },
        },
        // Attestations by others than the organizer must not hide those of the organizer.
        distinct: ['refUID', 'attester'],
        ...{ skip, take, signal },
      });
      const genuine = await filterSelfConsistent(rows, { signal });
      // Pages may be smaller than requested.
      return {
        changes: genuine.flatMap((row) => toJudgeChange(row, judge)),
        next: rows.length > 0 ? skip + rows.length : null,
      };
    },
  };
}

function toJudgeChange(
  { data, refUID, attester, time }: Attestation,
  judge: Address,
): JudgeChange | readonly [] {
  const change = decodeActData('judges', data);
  if (!change.ok || !change.value.judges.some((each) => isAddressEqual(each, judge))) return [];
  return { contest: refUID, by: attester, isListed: change.value.listed, time };
}
