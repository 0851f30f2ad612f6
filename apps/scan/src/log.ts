export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** What stands beside the sentence: numbers and names that a machine can look for. */
type LogFacts = {
  /** `info` where nothing is said. */
  readonly level?: LogLevel;
  /** Its name, message, code and stack. Never shown outside. */
  readonly error?: unknown;
  readonly [fact: string]: unknown;
};

/** Tells one event, in a sentence for people. */
export type Log = (message: string, facts?: LogFacts) => void;

const weights: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/** Writes one line of JSON for each event that matters enough. */
export function createLog({ level, write }: { level: LogLevel; write: (line: string) => void }): Log {
  return (message, { level: its = 'info', error, ...facts } = {}) => {
    if (weights[its] < weights[level]) return;
    const line = { time: new Date().toISOString(), level: its, message, ...facts };
    write(JSON.stringify(error === undefined ? line : { ...line, error: describe(error) }));
  };
}

/** Writes the sentences alone, and the stacks of errors. */
export function createPlainLog(write: (line: string) => void): Log {
  return (message, { level, error } = {}) => {
    if (level === 'debug') return;
    write(message);
    if (error !== undefined) write(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error && { code: error.code }),
    stack,
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}
