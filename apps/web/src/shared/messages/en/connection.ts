/** What the shell says of the connection, on any page. */
export const connection = {
  offline: 'You are offline. What you see may be old; it goes on by itself once you are back.',
  ownEndpoints: 'Your own endpoints are in use.',
  toSettings: 'Change them',
} as const;
