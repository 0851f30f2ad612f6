import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBlocks } from '../../docs/readBlocks.ts';
import { applyStandIns, SECTIONS } from './standIns.ts';

const root = join(import.meta.dirname, '../../..');
const document = readFileSync(join(root, 'docs/self-hosting.md'), 'utf8');
const blocks = readBlocks(document);

test('npm run rehearse:machine types every command of docs/self-hosting.md', () => {
  expect(blocks.length).toBeGreaterThan(7);
  expect([...new Set(blocks.map(({ section }) => section))]).toEqual(SECTIONS);
  // A block in another language would not be typed.
  expect(new Set(blocks.map(({ language }) => language))).toEqual(new Set(['sh']));
});

test('types a stand-in for a command, and refuses one for a command that the document does not have', () => {
  const [first] = applyStandIns(blocks, [{ command: /^export RPC=.*$/m, typed: 'export RPC=$1' }]);
  expect(first?.code).toMatch(/^export DOMAIN=\S+ .*\nexport RPC=\$1\nexport REPOSITORY=/);
  expect(() => applyStandIns(blocks, [{ command: /yum install/, typed: '' }])).toThrow('yum install');
});

test('the container file builds the release that the document describes', () => {
  const file = readFileSync(join(root, 'deploy/container/Containerfile'), 'utf8');
  const build = blocks.find(({ code }) => code.includes('git clone'))?.code ?? '';
  const runs = [...file.matchAll(/^RUN (.*)$/gm)].map(([, command = '']) => command);
  expect(runs).toHaveLength(2);
  for (const run of runs) expect(build).toContain(run.replace(' /laurel', ''));
});
