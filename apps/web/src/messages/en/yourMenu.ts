/** Messages of the open menu, which loads when it is opened. */
export const yourMenu = {
  /** The link to the account's page, which begins with it. */
  nextStep: 'Your next step',
  /** By the name that the page has in `paths`. */
  links: {
    ownContests: 'Contests',
    reviews: 'Reviews',
    drafts: 'Drafts',
    ownProfile: 'Profile',
    settings: 'Settings',
  },
} as const;
