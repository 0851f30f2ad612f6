import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { compileWhileLoading } from './compileWhileLoading.ts';

const files = new Map([
  ['first', 'console.log(1); import("later");'],
  ['later', 'console.log(2);'],
]);
const memory: Plugin = {
  name: 'memory',
  enforce: 'pre',
  resolveId: (id) => (files.has(id) ? id : undefined),
  load: (id) => files.get(id),
};

const buildWith = async (plugins: Plugin[]) => {
  const outputs = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [memory, ...plugins],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'first' } },
  });
  const all = [outputs].flat().flatMap((each) => ('output' in each ? each.output : []));
  const find = (isEntry: boolean) => all.find((file) => file.type === 'chunk' && file.isEntry === isEntry);
  return { first: find(true)?.fileName, later: find(false)?.fileName };
};

test('a file with the hint has another name than one without', async () => {
  const [without, once, again] = await Promise.all([
    buildWith([]),
    buildWith([compileWhileLoading()]),
    buildWith([compileWhileLoading()]),
  ]);
  expect(once.first).toMatch(/^assets\/first-.+\.js$/);
  expect(once.first).not.toBe(without.first);
  expect(once.later).toBe(without.later);
  expect(again).toEqual(once);
});
