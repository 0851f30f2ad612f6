/** Settings as a process gets them, by name. */
export type Environment = Readonly<Record<string, string | undefined>>;
