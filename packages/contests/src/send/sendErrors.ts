/** Why a node's answer cannot be used. */
export type NodeErrorCode = 'unreachable' | 'wrong-chain' | 'wrong-answer' | 'rejected';

/**
 * The node did not answer, or with something that cannot be used. The exit code is 2.
 *
 * @example
 * ```ts
 * import { NodeError } from '@org/contests/send';
 *
 * const isWrongChain = (error: unknown) => error instanceof NodeError && error.code === 'wrong-chain';
 * ```
 */
export class NodeError extends Error {
  override readonly name = 'NodeError';
  readonly code: NodeErrorCode;

  constructor(code: NodeErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * The command cannot be run with these arguments or this environment. The exit code is 2.
 *
 * @example
 * ```ts
 * import { SetupError } from '@org/contests/send';
 *
 * throw new SetupError('Which chain?');
 * ```
 */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}

/**
 * A step failed, or may not be taken. The exit code is 1.
 *
 * @example
 * ```ts
 * import { StepError } from '@org/contests/send';
 *
 * throw new StepError('The transaction failed.');
 * ```
 */
export class StepError extends Error {
  override readonly name = 'StepError';
}

/** The node says that a transaction would fail, so it was not sent. */
export class RevertingStepError extends StepError {}

/**
 * Untrusted text made safe for a terminal: one short line of printable ASCII.
 *
 * @example
 * ```ts
 * import { toAsciiLine } from '@org/contests/send';
 *
 * console.error(toAsciiLine(error));
 * ```
 */
export function toAsciiLine(text: unknown): string {
  const line = String(text)
    .replace(/[^\x21-\x7e]+/g, ' ')
    .trim();
  return line.length > 200 ? `${line.slice(0, 199)}~` : line;
}
