/** Style sheets are imported for their effect. */
export {};
