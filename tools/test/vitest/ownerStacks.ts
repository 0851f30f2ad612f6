import * as React from 'react';

/** The state that React's packages share. */
const shared: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

// In development React records where each element was created, for messages that no test reads: an eighth of the time of
// component tests. It stops by itself when it has counted 10,000 elements, and begins again a second later.
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
