/** For links that a stranger has written: nothing is passed on, and nothing is vouched for. */
export const STRANGERS_LINK = { rel: 'noopener noreferrer nofollow' } as const;
