import * as messages from './en.ts';

/** The type of a translation: the same keys, strings for strings, functions with the same arguments. */
export type Messages = Translatable<typeof messages>;

type Translatable<Value> = Value extends string
  ? string
  : Value extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [Key in keyof Value]: Translatable<Value[Key]> };

/** The messages in use. A build in another language replaces `en.ts`. */
export { messages };
