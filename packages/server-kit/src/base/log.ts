export const logLevels = ['debug', 'info', 'warn', 'error'] as const;

export type LogLevel = (typeof logLevels)[number];

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

/** Writes one line of JSON for each event of this level or above. */
export function createLog({ level, write }: { level: LogLevel; write: (line: string) => void }): Log {
  return (message, { level: its = 'info', error, ...facts } = {}) => {
    if (logLevels.indexOf(its) < logLevels.indexOf(level)) return;
    const line = { time: new Date().toISOString(), level: its, message, ...facts };
    write(JSON.stringify(error === undefined ? line : { ...line, error: describe(error) }));
  };
}

/** Writes plain sentences for events of this level or above, warnings marked as such, and the stacks of errors. */
export function createPlainLog(write: (line: string) => void, level: LogLevel = 'info'): Log {
  return (message, { level: its = 'info', error } = {}) => {
    if (logLevels.indexOf(its) < logLevels.indexOf(level)) return;
    write(its === 'warn' ? `warning: ${message}` : message);
    if (error !== undefined) write(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
}

/** The log of a server on standard output: JSON for machines, or sentences if it serves local chains only. */
export function createServerLog({ level, isLocal }: { level: LogLevel; isLocal: boolean }): Log {
  const write = (line: string) => console.log(line);
  return isLocal ? createPlainLog(write, level) : createLog({ level, write });
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
