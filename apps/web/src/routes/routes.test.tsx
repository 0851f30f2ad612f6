import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** In the initial chunk: there is nothing to preload. */
const CONTEST = '../../packages/contests-react/src/contest-page/ContestPage.tsx';

test.each(routes)(
  '$name preloads the module that its page comes from',
  async ({ page, module = CONTEST }) => {
    const exported = await import(/* @vite-ignore */ join(import.meta.dirname, '../..', module));
    expect(Object.values(exported)).toContain(await page());
  },
);
