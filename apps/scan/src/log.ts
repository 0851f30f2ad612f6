export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/** Details of a log line: numbers and names to search for. */
type LogFacts = {
  /** Default: `info`. */
  readonly level?: LogLevel;
  /** Logged with name, message, code and stack. Never sent to clients. */
  readonly error?: unknown;
  readonly [fact: string]: unknown;
};

/** Logs one event as a sentence. */
export type Log = (message: string, facts?: LogFacts) => void;

const weights: Readonly<Record<LogLevel, number>> = { debug: 0, info: 1, warn: 2, error: 3 };

/** Writes one line of JSON for each event of this level or above. */
export function createLog({ level, write }: { level: LogLevel; write: (line: string) => void }): Log {
  return (message, { level: its = 'info', error, ...facts } = {}) => {
    if (weights[its] < weights[level]) return;
    const line = { time: new Date().toISOString(), level: its, message, ...facts };
    write(JSON.stringify(error === undefined ? line : { ...line, error: describe(error) }));
  };
}

/** Writes plain sentences, and the stacks of errors. */
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
