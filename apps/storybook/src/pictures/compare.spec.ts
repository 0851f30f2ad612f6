import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Sides } from './comparePictures.ts';

const { before, after, part = '', update }: Sides = JSON.parse(process.env.LAUREL_PICTURES ?? '{}');

const list = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.png') && file.includes(part))
        .map((file) => file.replaceAll('\\', '/'))
    : [];

const was = new Set(list(before));
const isThere = new Set(list(after));

/** `1280/controls-button--small.png` is of the component `controls-button`. */
const getComponent = (name: string) => name.replace(/^\d+\/|--.*$/g, '');

const names = [...new Set([...isThere, ...(update ? [] : was)])].toSorted();

// One test per component: after a failed test, Playwright starts a new worker.
for (const component of new Set(names.map(getComponent))) {
  test(component, async () => {
    for (const name of names.filter((each) => getComponent(each) === component)) {
      if (update || (was.has(name) && isThere.has(name))) {
        expect.soft(await readFile(join(after, name))).toMatchSnapshot(name.split('/'));
        continue;
      }
      const [kind, folder] = isThere.has(name) ? ['new', after] : ['gone', before];
      await test.info().attach(`${name}, ${kind}`, { path: join(folder, name) });
      expect.soft(undefined, `${name} is ${kind}`).toBeDefined();
    }
  });
}
