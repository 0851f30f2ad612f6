import { checksumAddress } from '../abi/checksumAddress.ts';
import { LIMITS } from '../limits.ts';
import type { ContestProblem } from './contestProblem.ts';
import { readLines } from './readLines.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const ZERO_ADDRESS = /^0x0{40}$/;

/** Checks the judges' lines: addresses, with their checksum where they carry one, each once. */
export function checkJudges(lines: readonly string[]): readonly ContestProblem[] {
  const field = 'judges';
  const judges = readLines(lines);
  if (judges.length === 0) return [{ field, code: 'required' }];
  const problems: ContestProblem[] = [];
  const lineOf = new Map<string, number>();
  for (const { text, line } of judges) {
    const key = text.toLowerCase();
    const firstLine = lineOf.get(key);
    const fault = findAddressFault(text);
    if (fault) problems.push({ field, line, ...fault });
    else if (firstLine !== undefined) problems.push({ field, line, code: 'duplicate', firstLine });
    else lineOf.set(key, line);
  }
  if (judges.length > LIMITS.judges) {
    problems.push({ field, code: 'too-many', length: judges.length, max: LIMITS.judges });
  }
  return problems;
}

function findAddressFault(text: string): Pick<ContestProblem, 'code' | 'expected'> | null {
  if (!ADDRESS.test(text)) return { code: 'invalid-address' };
  if (ZERO_ADDRESS.test(text)) return { code: 'zero-address' };
  const digits = text.slice(2);
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  const expected = checksumAddress(text);
  return isPlain || text === expected ? null : { code: 'invalid-checksum', expected };
}
