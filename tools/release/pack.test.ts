import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPackages } from '../../deploy/pack.ts';

const root = join(import.meta.dirname, '../..');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('packs the versions of the lockfile, which work without an installation', () => {
  const folder = createFolder();
  const versions = copyPackages(['sharp', '@electric-sql/pglite'], 'api', folder);
  const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['sharp', 'semver', '@electric-sql/pglite']));
  for (const [name, version] of Object.entries(versions)) expect(lockfile).toContain(`${name}@${version}`);
  const program = `import sharp from 'sharp';
    const picture = { width: 2, height: 3, channels: 3, background: 'red' };
    const { info } = await sharp({ create: picture }).webp().toBuffer({ resolveWithObject: true });
    console.log(info.format, info.width, info.height, import.meta.resolve('@electric-sql/pglite').length > 0);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(printed).toBe('webp 2 3 true\n');
});

test('packs nothing that is not installed', () => {
  expect(() => copyPackages(['sharp', 'left-pad'], 'api', createFolder())).toThrow(
    'left-pad is not installed',
  );
});

test('runs no package manager', () => {
  expect(readFileSync(join(root, 'deploy/pack.ts'), 'utf8')).not.toMatch(
    /node:child_process|'(?:npm|pnpm|npx)'/,
  );
});
