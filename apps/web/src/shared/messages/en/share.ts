/** Words of the share page. */
export const share = {
  title: 'Share the contest',
} as const;
