export type AppQuestion = {
  name: string;
  query: string;
  variables?: object;
  /** If the shape alone is not specific enough. */
  answer?: object;
};
