/** `config-unreachable`: no data block and no `/config.json`. `config-invalid`: there, but not usable. */
export type ConfigErrorCode = 'config-unreachable' | 'config-invalid';

/** The page does not know its configuration. `issues` names every problem that was found. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code: ConfigErrorCode;
  readonly issues: readonly string[];
  /** Whether a retry may help. */
  readonly retryable: boolean;

  constructor(code: ConfigErrorCode, facts: { issues?: readonly string[]; cause?: unknown } = {}) {
    super([code, ...(facts.issues ?? [])].join('\n'), { cause: facts.cause });
    this.code = code;
    this.issues = facts.issues ?? [];
    this.retryable = code === 'config-unreachable';
  }
}
