import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type SafeBatch, toSafeBatch } from './safeBatch.ts';
import { SetupError } from './sendErrors.ts';

/**
 * Writes the file of `toSafeBatch` of `@org/contests/write`.
 *
 * @throws {SetupError} if the file has something else
 * @example
 * ```ts
 * import { writeSafeBatch } from '@org/contests/send';
 *
 * writeSafeBatch('steps.json', { chainId: 8453, description: 'Two payments', calls });
 * ```
 */
export function writeSafeBatch(path: string, batch: SafeBatch): void {
  const mark = `"description": ${JSON.stringify(batch.description)}`;
  if (existsSync(path) && !readFileSync(path, 'utf8').includes(mark))
    throw new SetupError(`${path} exists and is not a file of this command. Choose another name.`);
  writeFileSync(path, toSafeBatch(batch));
}
