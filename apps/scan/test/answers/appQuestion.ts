export type AppQuestion = {
  name: string;
  query: string;
  variables?: object;
  /** Where the shape alone does not say enough. */
  answer?: object;
};
