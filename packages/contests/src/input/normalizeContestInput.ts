import { checksumAddress } from '../abi/checksumAddress.ts';
import type { ContestInput } from '../contest/contestInput.ts';
import type { ContestData } from '../contest/encodeContest.ts';
import { readLines } from './readLines.ts';

/**
 * The contest that checked input stands for: texts trimmed, blank lines gone, addresses with their checksum.
 * Entries are signed exactly as they were typed.
 *
 * It believes its input: see `checkContestInput`.
 */
export function normalizeContestInput(input: ContestInput): ContestData & Pick<ContestInput, 'endsAt'> {
  return {
    title: input.title.trim(),
    description: input.description.trim(),
    judges: readLines(input.judges).map(({ text }) => checksumAddress(text)),
    entries: readLines(input.entries).map(({ text }) => text),
    endsAt: input.endsAt,
  };
}
