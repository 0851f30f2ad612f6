import { ChainConfigError } from '../errors.ts';

/** One sentence for each problem that an error names; `path` is where in the entries it lies. */
export function describeProblems(error: unknown, sentence: (text: string, path: string) => string): string[] {
  if (error instanceof ChainConfigError) {
    return error.issues.map(({ path, message }) => sentence(`${path} ${message}`.trim(), path));
  }
  return [sentence(error instanceof Error ? error.message : String(error), '')];
}
