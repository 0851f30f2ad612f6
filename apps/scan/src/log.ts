/** Writes one line for people. */
export type Log = (line: string) => void;
