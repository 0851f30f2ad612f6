/** Words of the list of contests. */
export const contestsList = {
  title: 'Contests',
} as const;
