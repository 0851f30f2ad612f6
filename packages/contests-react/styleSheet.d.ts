/** An import of a style sheet has an effect and no value. */
export {};
