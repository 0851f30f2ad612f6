import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPackages } from '../../deploy/pack.ts';

const root = join(import.meta.dirname, '../..');

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('packs the versions of the lockfile, which work without an installation', () => {
  const folder = createFolder();
  const versions = copyPackages(['sharp', '@electric-sql/pglite'], 'api', folder);
  const lockfile = read('pnpm-lock.yaml');
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

test('packing runs no package manager', () => {
  expect(read('deploy/pack.ts')).not.toMatch(/node:child_process|'(?:npm|pnpm|npx)'/);
});

test('api and scan run as users of their own, in equal confinement', () => {
  const units = ['api', 'scan'].map((app) => read(`deploy/systemd/laurel-${app}@.service`));
  const [api, scan] = units.map((unit) => unit.slice(unit.indexOf('NoNewPrivileges')));
  expect(api).toBe(scan);
  for (const line of [
    'ProtectProc=invisible',
    'RestrictNamespaces=yes',
    'SystemCallFilter=@system-service',
    'CapabilityBoundingSet=',
  ])
    expect(api?.split('\n')).toContain(line);
  const users = units.map((unit) => /^User=(\S+)\nGroup=\1$/m.exec(unit)?.[1]);
  expect(users).toEqual(['laurel-api', 'laurel-scan']);
  expect(read('docs/self-hosting.md')).toContain(`for name in ${users.join(' ')}; do useradd --system`);
});
