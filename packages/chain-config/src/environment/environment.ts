/** Settings as a process gets them, by name; an empty value counts as not set. */
export type Environment = Readonly<Record<string, string | undefined>>;
