import type { ContestInput } from '../contest/contestInput.ts';
import { decodeContestData } from '../contest/decodeContestData.ts';
import { checkContestInput } from '../input/checkContestInput.ts';
import { normalizeContestInput } from '../input/normalizeContestInput.ts';
import { contestSchemas } from '../schemas/contestSchemas.ts';
import type { AttestationRequest } from './easCalls.ts';
import { WriteError } from './errors.ts';
import type { WriteSource } from './writeTypes.ts';

/**
 * The attestation that states a contest: checked, encoded, and decoded again to be what was meant.
 *
 * @param nowSeconds the present, against which the end is held; the clock's unless said
 * @throws {WriteError} `invalid-input`, `calldata-mismatch`, `unsupported`
 */
export function buildContest(
  config: WriteSource['config'],
  input: ContestInput,
  nowSeconds?: bigint,
): AttestationRequest {
  const problems = checkContestInput(input, nowSeconds);
  if (problems.length > 0)
    throw new WriteError({ code: 'invalid-input', detail: 'This is no contest yet.', problems });
  const { title, description, judges, entries, endsAt } = normalizeContestInput(input);
  const schema = contestSchemas[config.eas.contestSchemaUid];
  if (!schema)
    throw new WriteError({ code: 'unsupported', detail: 'The schema of contests of this chain is unknown.' });
  const data = schema.encode({ title, description, judges, entries });
  const read = decodeContestData(data);
  if (!read.ok || JSON.stringify(read.value) !== JSON.stringify({ title, description, judges, entries })) {
    throw new WriteError({
      code: 'calldata-mismatch',
      detail: 'The contest does not read back as it was written.',
    });
  }
  return { schemaUid: schema.uid, data, expirationTime: endsAt ?? 0n };
}
