/** The result of a run of `tsc --pretty false`. */
export type CompilerRun = {
  /** `null`: a signal ended it. */
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** An error in a file, or in the whole program: then `path` and `place` are empty. */
export type CompilerError = {
  readonly line: string;
  readonly path: string;
  /** The line in the file. */
  readonly place: string;
  /** `TS2304: Cannot find name 'a'.` */
  readonly error: string;
};

/**
 * The errors that the compiler found.
 *
 * @throws {Error} if it crashed: it failed without naming an error, or a signal ended it
 */
export function readCompilerErrors({ status, stdout, stderr }: CompilerRun): readonly CompilerError[] {
  if (status === 0) return [];
  const errors = stdout.split('\n').flatMap((line) => {
    const [, path = '', place = '', error] = /^(?:(.+?)\((\d+),\d+\): )?error (.+)$/.exec(line) ?? [];
    return error === undefined ? [] : [{ line, path, place, error }];
  });
  if (status === null || errors.length === 0)
    throw new Error(`The compiler ended with ${status ?? 'a signal'}: ${stderr || stdout}`);
  return errors;
}
