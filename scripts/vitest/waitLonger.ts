import { configure } from '@testing-library/react';

/** What a component test waits for comes, or never does: a second is too short on a busy machine. */
configure({ asyncUtilTimeout: 15_000 });
