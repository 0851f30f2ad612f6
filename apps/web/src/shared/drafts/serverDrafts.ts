import { createDraftsClient } from './draftsClient.ts';

/** The page's client of the drafts on its server. Only ever imported by code for people with a wallet. */
export const serverDrafts = createDraftsClient();
