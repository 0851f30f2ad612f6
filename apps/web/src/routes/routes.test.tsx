import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** In the initial chunk: only what reads the contest is preloaded. */
const CONTEST = '../../packages/contests-react/src/pages/ContestPage.tsx';

test.each(routes)('$name preloads the module that its page comes from', async ({ name, page, module }) => {
  const from = name === 'contest' ? CONTEST : module;
  const exported = await import(/* @vite-ignore */ join(import.meta.dirname, '../..', `${from}`));
  expect(Object.values(exported)).toContain(await page());
});
