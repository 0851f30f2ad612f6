import type { Attestation, Block } from '../base/attestation.ts';
import { ChainError } from '../base/errors.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import type { ChainReadOptions, ChainSource } from './chainReader.ts';
import { asChainError } from './endpointErrors.ts';
import { readLogged } from './readLogged.ts';

/** The notes of a contest's organizer up to a block, also revoked ones, in the order of the chain. */
export type ChainNotes = { readonly block: Block; readonly rows: readonly Attestation[] };

/** More notes than any real organizer makes, in all contests. */
const MAX_NOTES = 10_000;

/**
 * Fetches the notes of a contest from the chain: the organizer's attestations under the note schema, from the logs of EAS
 * since the contest's block. `readNotes` says which of them count.
 *
 * @throws {ChainError} `chain-answer` also if the organizer has made more than 10,000 notes since: nothing is cut; and if
 *   the endpoint has pruned the logs, which then lack the contest itself
 * @example
 * ```ts
 * import { local } from '@org/chain-config';
 * import { readNotes } from '@org/contests';
 * import { createActsReader, fetchNotes } from '@org/contests/chain';
 * import { createPublicClient, http } from 'viem';
 *
 * const source = { client: createPublicClient({ chain: local.chain, transport: http() }), config: local };
 * const lookup = await createActsReader(source).fetchActs(uid);
 * if (lookup.status === 'found') {
 *   const { contest, state } = lookup.reading;
 *   const { rows } = await fetchNotes(source, contest);
 *   console.log(readNotes(state, rows));
 * }
 * ```
 */
export async function fetchNotes(
  source: ChainSource,
  { uid, schema, attester, time }: Pick<Attestation, 'uid' | 'schema' | 'attester' | 'time'>,
  options: ChainReadOptions = {},
): Promise<ChainNotes> {
  const chainId = source.config.chain.id;
  return asChainError({ chainId, signal: options.signal }, async () => {
    const known = { uid, schema };
    const wanted = { schemas: [NOTE_SCHEMA_UID], attesters: [attester], since: time, known } as const;
    const { block, logged } = await readLogged(source, { ...wanted, newest: MAX_NOTES + 1 }, options);
    if (logged.length > MAX_NOTES) {
      const detail = `The organizer has made more than ${MAX_NOTES} notes`;
      throw new ChainError({ code: 'chain-answer', chainId, detail, retryable: false });
    }
    const rows = logged.map(({ attestation }) => attestation);
    return { block, rows: rows.filter(({ refUID }) => refUID === uid.toLowerCase()) };
  });
}
