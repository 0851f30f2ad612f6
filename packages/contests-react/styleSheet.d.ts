/** What an import of a style sheet gives: nothing but its effect. */
export {};
