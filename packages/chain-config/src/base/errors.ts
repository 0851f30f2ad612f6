/**
 * `chain-config-not-found`: the list has no such chain. `chain-configs-invalid`: the list is invalid, see `issues`.
 *
 * @example
 * import type { ChainConfigErrorCode } from '@org/chain-config';
 *
 * const sentences = {
 *   'chain-config-not-found': 'No such chain.',
 *   'chain-configs-invalid': 'The list of chains is not valid.',
 * } satisfies Record<ChainConfigErrorCode, string>;
 */
export type ChainConfigErrorCode = 'chain-config-not-found' | 'chain-configs-invalid';

/**
 * One problem in a list of chains.
 *
 * @example
 * import type { ChainConfigIssue } from '@org/chain-config';
 *
 * const toLine = ({ path, message }: ChainConfigIssue) => `${path} ${message}`;
 */
export type ChainConfigIssue = {
  /** The path of the value, such as `[0].eas.contract`; empty for the whole value. */
  readonly path: string;
  /** The problem, as the rest of a sentence that begins with the path. */
  readonly message: string;
};

/**
 * The only error of this package.
 *
 * @example
 * import { ChainConfigError, parseChainConfigs } from '@org/chain-config';
 *
 * try {
 *   parseChainConfigs(JSON.parse('[{}]'));
 * } catch (error) {
 *   if (error instanceof ChainConfigError) for (const issue of error.issues) console.error(issue.path, issue.message);
 * }
 */
export class ChainConfigError extends Error {
  override readonly name = 'ChainConfigError';
  declare readonly code: ChainConfigErrorCode;
  /** All problems; empty if a chain was not found. */
  declare readonly issues: readonly ChainConfigIssue[];
  /** The id or slug that was not found. */
  declare readonly wanted: number | string | undefined;

  constructor({
    issues = [],
    wanted,
  }: {
    issues?: readonly ChainConfigIssue[] | undefined;
    wanted?: number | string | undefined;
  }) {
    const isInvalid = issues.length > 0;
    super(isInvalid ? describe(issues) : 'Supported chain config is not found');
    this.code = isInvalid ? 'chain-configs-invalid' : 'chain-config-not-found';
    this.issues = issues;
    this.wanted = wanted;
  }
}

function describe(issues: readonly ChainConfigIssue[]) {
  const lines = issues.map(({ path, message }) => `- ${path || 'the value'} ${message}`);
  return `Chain configs are not valid:\n${lines.join('\n')}`;
}
