const messages: Record<number, string> = {
  4001: 'User rejected the request.',
  4100: 'The requested account or method has not been authorized by the user.',
  4200: 'The wallet does not support this method.',
  4900: 'The wallet is disconnected from all chains.',
  4901: 'The wallet is not connected to the requested chain.',
  4902: 'Unrecognized chain. Try adding the chain first.',
  [-32002]: 'A request is already pending in the wallet.',
  [-32601]: 'The method does not exist.',
  [-32602]: 'The parameters of the request are not usable.',
  [-32603]: 'Internal error.',
};

/**
 * What a scripted wallet answers when it refuses: an error with the numeric `code` that real wallets give.
 * @see https://eips.ethereum.org/EIPS/eip-1193#provider-errors
 */
export class ScriptedWalletError extends Error {
  override readonly name = 'ScriptedWalletError';
  readonly code: number;
  /** What a node said about a transaction, where it is the node that refused. */
  readonly data: unknown;

  constructor(code: number, facts: { message?: string; data?: unknown; cause?: unknown } = {}) {
    super(facts.message ?? messages[code] ?? `Error ${code}`, { cause: facts.cause });
    this.code = code;
    this.data = facts.data;
  }
}
