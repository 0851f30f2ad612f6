import { decodeErrorResult, type Hex } from 'viem';
import { easAbi } from '../chain/easAbi.ts';
import { walkCauses } from '../chain/walkCauses.ts';

const REVERT_DATA = /^0x[0-9a-f]{8}(?:[0-9a-f]{64})*$/i;

/** Name of EAS's own error inside a node's error, like `InvalidSchema`; undefined where there is none. */
export function findRevertName(error: unknown): string | undefined {
  for (const { data, message } of walkCauses(error)) {
    for (const candidate of [data, message]) {
      if (typeof candidate !== 'string' || !REVERT_DATA.test(candidate)) continue;
      try {
        // Checked to be hex right above.
        return decodeErrorResult({ abi: easAbi, data: candidate as Hex }).errorName;
      } catch {
        // An error of somebody else's contract: no name of ours.
      }
    }
  }
  return undefined;
}
