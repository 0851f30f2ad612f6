import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * A reporter for what Vitest's JSON report leaves out: errors outside of every test, such as an unhandled rejection. It writes
 * them, one text each, into the file that UNHANDLED_ERRORS names.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd(
    _modules: unknown,
    errors: readonly { readonly message: string; readonly stack?: string }[],
  ): void {
    const file = process.env.UNHANDLED_ERRORS;
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ message, stack }) => stack ?? message)));
  }
}
