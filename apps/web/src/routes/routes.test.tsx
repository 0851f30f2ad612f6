import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from './routes.ts';

/** In the first file of the build: nothing is left to preload. */
const CONTEST = '../../packages/contests-react/src/contest-page/ContestPage.tsx';

test.each(routes)(
  '$name preloads the module that its page comes from',
  async ({ page, module = CONTEST }) => {
    const exported = await import(/* @vite-ignore */ join(import.meta.dirname, '../..', module));
    expect(Object.values(exported)).toContain(await page());
  },
);
