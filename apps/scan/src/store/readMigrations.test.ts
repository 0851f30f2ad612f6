import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { readMigrations } from './readMigrations.ts';

const readFolder = (files: Readonly<Record<string, string>>) => {
  const folder = mkdtempSync(join(tmpdir(), 'scan-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return readMigrations(pathToFileURL(`${folder}/`)).list;
};

test('reads which older version can use the tables after a migration', () => {
  const title = '-- Adds a column.\n-- usable from version 1\nalter table note add title text;\n';
  const notes = '-- usable from version 1\ncreate table note ();\n';
  const list = readFolder({
    '0001_title.sql': title,
    '0000_notes.sql': notes,
    'notes.txt': '',
  });
  expect(list).toEqual([
    { name: '0000_notes', sql: notes, usableFrom: 1 },
    { name: '0001_title', sql: title, usableFrom: 1 },
  ]);
});

test.each([
  '-- Adds a table.',
  '-- usable from 1',
  '-- Usable from version 1',
  '-- usable from version one',
  ' -- usable from version 1',
])('refuses a migration that does not say so: %j', (line) => {
  expect(() => readFolder({ '0000_notes.sql': `${line}\nselect 1;\n` })).toThrow(
    '0000_notes.sql needs a line like "-- usable from version 3"',
  );
});
