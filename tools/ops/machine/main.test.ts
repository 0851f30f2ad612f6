import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBlocks } from '../../docs/readBlocks.ts';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const blocks = readBlocks(read('docs/self-hosting.md'));
const script = read('tools/ops/machine/main.sh');

test('npm run ops:machine types every command of docs/self-hosting.md', () => {
  const typed = [...script.matchAll(/^(?:type_section|try_release) (?:'([^']+)'|(\w+))/gm)].map(
    ([, quoted, word]) => quoted ?? word,
  );
  expect(blocks.length).toBeGreaterThan(7);
  expect([...new Set(blocks.map(({ section }) => section))]).toEqual(typed);
  // A block in another language would not be typed.
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['sh']));
});

test('the document has each command for which the trial types another one', () => {
  const replaced = [...script.matchAll(/\bstand_in '([^']+)'/g)].map(([, line = '']) => line);
  expect(replaced.length).toBeGreaterThan(3);
  for (const line of replaced)
    expect(
      blocks.filter(({ code }) => new RegExp(line, 'm').test(code)),
      line,
    ).toHaveLength(1);
});

test('the container file builds the release that the document describes', () => {
  const build = blocks.find(({ code }) => code.includes('git clone'))?.code ?? '';
  const runs = [...read('deploy/container/Containerfile').matchAll(/^RUN (.*)$/gm)];
  expect(runs).toHaveLength(2);
  for (const [, command = ''] of runs) expect(build).toContain(command.replace(' /laurel', ''));
});

test('the trial makes the base images that both container files name', () => {
  for (const file of ['deploy/container/Containerfile', 'tools/ops/machine/Containerfile'])
    for (const [, image = ''] of read(file).matchAll(/^FROM (\S+\/\S+)/gm))
      expect(script).toContain(`can_pull ${image} ||`);
});

test('bash parses each shell script', () => {
  const scripts = globSync('{deploy,examples,tools}/**/*.sh', { cwd: root, exclude: ['**/node_modules/**'] });
  expect(scripts.length).toBeGreaterThan(3);
  for (const path of scripts) expect(spawnSync('bash', ['-n', join(root, path)]).status, path).toBe(0);
});
