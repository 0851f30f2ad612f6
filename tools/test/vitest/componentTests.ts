import './ownerStacks.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll } from 'vitest';

/** Extends the waits of component tests, because a second is too short on a busy machine. */
configure({ asyncUtilTimeout: 30_000 });

/** The simulated page would really ask: what a test does not answer finds no network. */
globalThis.fetch = () => Promise.reject(new TypeError('A component test has no network'));

/** The next file in the same page must not find what this one left mounted. */
afterAll(cleanup);
