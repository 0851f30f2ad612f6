import type { Hex } from 'viem';
import type { Block } from '../block.ts';
import type { Written } from './findWritten.ts';
import { followTransaction } from './followTransaction.ts';
import { sendRequest } from './sendRequest.ts';
import type { WriteOptions, WriteOutcome, WriteRequest } from './writeTypes.ts';

/** One write to EAS, from the first check to the scan. */
export async function sendCall(
  options: WriteOptions,
  call: {
    readonly request: WriteRequest;
    /** What it writes, so that it can be found whatever hash the wallet answers with. */
    readonly written: Written & { readonly schemaUid: Hex };
    /** Reads the calldata back; throws where it is not what was asked for. */
    readonly assertCalldata: (calldata: Hex) => void;
    /** The time that the next block must be later than, if any. */
    readonly fetchEarlierTime?: ((latest: Block) => Promise<bigint | null>) | undefined;
  },
): Promise<WriteOutcome> {
  const { transactionHash, sentFrom } = await sendRequest(options, call);
  return followTransaction({
    ...options,
    ...call.written,
    transactionHash,
    findSentFrom: async () => sentFrom,
  });
}
