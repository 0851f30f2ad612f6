/** Type of a style sheet import: side effect only. */
export {};
