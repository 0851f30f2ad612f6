/** `config-unreachable`: neither a data block nor `/config.json`. `config-invalid`: it cannot be used. */
export type ConfigErrorCode = 'config-unreachable' | 'config-invalid';

/** The configuration is missing or invalid. `issues` lists every problem. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code: ConfigErrorCode;
  readonly issues: readonly string[];
  /** True if a retry may help. */
  readonly retryable: boolean;

  constructor(code: ConfigErrorCode, facts: { issues?: readonly string[]; cause?: unknown } = {}) {
    super([code, ...(facts.issues ?? [])].join('\n'), { cause: facts.cause });
    this.code = code;
    this.issues = facts.issues ?? [];
    this.retryable = code === 'config-unreachable';
  }
}
