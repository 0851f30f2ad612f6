import { configure } from '@testing-library/react';

/** Extends the waits of component tests, because a second is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
