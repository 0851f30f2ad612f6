/** The fields of the form that hold a list, one item a line. */
export type ImportKind = 'judges' | 'entries';
