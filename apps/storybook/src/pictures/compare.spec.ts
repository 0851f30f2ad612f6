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

const isThere = new Set(list(after));
const gone = update ? [] : list(before).filter((name) => !isThere.has(name));

/** `1280/controls-button--small.png` is of the component `controls-button`. */
const getComponent = (name: string) => name.replace(/^\d+\/|--.*$/g, '');

const names = [...isThere, ...gone].toSorted();

// A test for each component, since the runner starts anew after a test that fails.
for (const component of new Set(names.map(getComponent))) {
  test(component, async () => {
    for (const name of names.filter((each) => getComponent(each) === component)) {
      if (isThere.has(name)) {
        expect.soft(await readFile(join(after, name))).toMatchSnapshot(name.split('/'));
      } else {
        await test.info().attach(`${name}, before`, { path: join(before, name) });
        expect.soft(undefined, `No story has the picture ${name} any more`).toBeDefined();
      }
    }
  });
}
