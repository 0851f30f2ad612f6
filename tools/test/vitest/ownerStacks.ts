import * as React from 'react';

/** The state that React's packages share. */
const shared: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

// In development React records where each element was created, for messages that no test reads: an eighth of the time of
// component tests. React stops at a count of 10,000 and starts again a second later; an infinite count stops it for good.
Object.defineProperty(shared, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
