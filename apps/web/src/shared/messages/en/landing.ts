/** Words of the start page. */
export const landing = {
  title: 'Contests that anyone can recompute',
} as const;
