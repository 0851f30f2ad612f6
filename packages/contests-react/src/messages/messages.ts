import type * as english from './en.ts';

type Translatable<Value> = Value extends string
  ? string
  : Value extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [Key in keyof Value]: Translatable<Value[Key]> };

/** The type of a translation: the same keys, strings for strings, functions with the same arguments. */
export type Messages = Translatable<typeof english>;

export type MessagesSection = keyof Messages;
