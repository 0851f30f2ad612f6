/** Messages of the shell about the connection. */
export const connection = {
  offline: 'You are offline. This page may be out of date and updates when you are back online.',
  ownEndpoints: 'Custom endpoints are in use.',
  toSettings: 'Change them',
} as const;
