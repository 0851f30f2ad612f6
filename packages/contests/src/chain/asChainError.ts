import { ChainError } from '../errors.ts';

/** Runs a read; what fails in it comes out as a `ChainError`, an abort as it is. */
export async function asChainError<Value>(
  { chainId, signal }: { chainId: number; signal?: AbortSignal | undefined },
  read: () => Promise<Value>,
): Promise<Value> {
  try {
    return await read();
  } catch (cause) {
    signal?.throwIfAborted();
    if (cause instanceof ChainError) throw cause;
    throw new ChainError({ code: 'chain-unreachable', chainId, detail: 'The chain cannot be read', cause });
  }
}
