import { ChainError } from '../errors.ts';
import { untilAborted } from './untilAborted.ts';

/** Runs a read; what fails in it comes out as a `ChainError`, an abort as it is and at once. */
export async function asChainError<Value>(
  { chainId, signal }: { chainId: number; signal?: AbortSignal | undefined },
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await untilAborted(signal, read());
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ChainError) throw cause;
    throw new ChainError({ code: 'chain-unreachable', chainId, detail: 'The chain cannot be read', cause });
  }
}
