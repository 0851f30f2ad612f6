import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { root } from '../test/consumers/run.ts';
import { requireNode } from './tsup.ts';

const runOn = (version: string) => {
  const said: string[] = [];
  const exits: number[] = [];
  runInNewContext(requireNode, {
    process: {
      version: `v${version}`,
      versions: { node: version },
      exit: (code: number) => exits.push(code),
    },
    console: { error: (text: string) => said.push(text) },
  });
  return { said, exits };
};

test('issue 17: a server says which Node it needs, and exits with 1', () => {
  expect(runOn('20.20.2')).toEqual({
    said: ['This server needs Node 24 or later; this is v20.20.2.'],
    exits: [1],
  });
  expect(runOn('24.0.0')).toEqual({ said: [], exits: [] });
});

test.each(['apps/api', 'apps/scan', 'packages/local-stack', 'packages/server-kit'])(
  '%s says so in `engines`',
  (folder) => {
    expect(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).engines).toEqual({
      node: '>=24',
    });
  },
);

// An import of a module that an older Node lacks fails before the first statement.
test('no server imports node:sqlite statically', () => {
  const sources = globSync('{apps/{api,scan},packages/server-kit}/src/**/*.ts', { cwd: root });
  const importing = sources.filter((path) =>
    /from 'node:sqlite'/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(importing).toEqual([]);
});
