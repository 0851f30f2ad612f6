import * as messages from './en.ts';

/** What another language has to say: the same keys, texts for texts, functions with the same arguments. */
export type Messages = Translatable<typeof messages>;

type Translatable<Value> = Value extends string
  ? string
  : Value extends (...facts: infer Facts) => string
    ? (...facts: Facts) => string
    : { readonly [Key in keyof Value]: Translatable<Value[Key]> };

/** The catalogue in use. Another language is another file like `en.ts`, named above. */
export { messages };
