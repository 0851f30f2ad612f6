import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { findLastRelease } from '../../../tools/dev/findLastRelease.mjs';
import { writeChangesModule } from './siteData.ts';

const draw = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: color } })
    .webp({ lossless: true })
    .toBuffer();

/** A repository with a release, and a commit after it. */
let repository: string;
let approved: string;
/** A repository without a release. */
let unreleased: string;

// In a git hook they name another repository.
const withoutHook = () => {
  for (const name of Object.keys(process.env)) if (name.startsWith('GIT_')) vi.stubEnv(name, undefined);
};

beforeAll(async () => {
  withoutHook();
  repository = mkdtempSync(join(tmpdir(), 'laurel-release-'));
  approved = join(repository, 'app/approved');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository, stdio: 'ignore' });
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  const commit = () => {
    git('add', '--all');
    git(...author, 'commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'Pictures');
  };
  const put = (name: string, picture: Buffer) => writeFileSync(join(approved, '1280', name), picture);
  unreleased = join(repository, 'unreleased');
  git('init', '--quiet', unreleased);
  git('init', '--quiet');
  mkdirSync(join(approved, '1280'), { recursive: true });
  writeFileSync(join(repository, '.gitignore'), 'unreleased');
  for (const name of ['same.webp', 'changed.webp', 'gone.webp']) put(name, await draw('white'));
  writeFileSync(join(approved, 'README.md'), '');
  commit();
  git('tag', '@org/contests@1.0.0');
  git('tag', 'nightly');
  put('changed.webp', await draw('black'));
  put('new.webp', await draw('white'));
  rmSync(join(approved, '1280/gone.webp'));
  commit();
});
beforeEach(withoutHook);
afterAll(() => rmSync(repository, { recursive: true, force: true }));

test('finds the tag of the last release, and none elsewhere', () => {
  expect(findLastRelease(approved)).toBe('@org/contests@1.0.0');
  expect(findLastRelease(unreleased)).toBeUndefined();
});

test('rejects a release that does not exist', async () => {
  const written = join(repository, 'unwritten');
  await expect(writeChangesModule({ release: '@org/contests@9.0.0', approved, written })).rejects.toThrow(
    '@org/contests@9.0.0',
  );
});

test('writes a module with the changes since a release, whose pictures are files', async () => {
  const written = join(repository, 'written');
  const module = await writeChangesModule({ release: '@org/contests@1.0.0', approved, written });
  const files = [...module.matchAll(/from "(.*)\?url&no-inline"/g)].map(([, file = '']) => file);
  expect(files.map((file) => file.slice(repository.length + 1))).toEqual([
    'written/1280/changed.webp',
    'app/approved/1280/changed.webp',
    'written/1280/gone.webp',
    'app/approved/1280/new.webp',
  ]);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(readFileSync(files[0] ?? '')).toEqual(await draw('white'));
  expect(module.slice(module.indexOf('export default'))).toBe(
    `export default { release: "@org/contests@1.0.0", changes: [${[
      '{ kind: "changed", path: "1280/changed", before: picture0, after: picture1 }',
      '{ kind: "gone", path: "1280/gone", before: picture2 }',
      '{ kind: "new", path: "1280/new", after: picture3 }',
    ].join(',\n')}] };`,
  );
});

test('the site says that nothing was released', async () => {
  expect(await writeChangesModule({ approved: unreleased })).toBe('export default {"changes":[]};');
});
