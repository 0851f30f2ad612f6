import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChangelogs } from './writeChangelogs.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'laurel-changelogs-'));
  for (const folder of ['.changeset', 'packages/one', 'packages/two', 'packages/hidden'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const name of ['one', 'two', 'hidden'])
    writeFileSync(
      join(root, 'packages', name, 'package.json'),
      JSON.stringify({ name: `@acme/${name}`, version: '0.1.0', private: name === 'hidden' }),
    );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('shows pending changesets above the released versions, for published packages', () => {
  writeFileSync(join(root, '.changeset/a.md'), "---\n'@acme/one': minor\n---\n\nAdded Celo.\n");
  writeFileSync(
    join(root, 'packages/one/CHANGELOG.md'),
    '# @acme/one\n\n## 0.1.0\n\n### Minor Changes\n\n- First.\n',
  );
  const text = writeChangelogs(root);
  const [, one = '', two = ''] = text.split(/^## @acme\//m);
  expect(one).toMatch(
    /^one\n\n### Next release\n\nAdded Celo\.\n\n+### 0\.1\.0\n\n#### Minor Changes\n\n- First\.\n/,
  );
  expect(two.trim()).toBe('two');
  expect(text).not.toContain('hidden');
});
