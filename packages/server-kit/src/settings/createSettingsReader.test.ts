import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createSettingsReader } from './createSettingsReader.ts';

const readAll = (env: Record<string, string>) => {
  const settings = createSettingsReader(env);
  settings.rejectUnknown(/^LOG_/, new Set(['LOG_LEVEL']));
  const read = {
    port: settings.readPort('PORT', 3000),
    host: settings.readHost('HOST'),
    level: settings.readChoice('LOG_LEVEL', ['info', 'warn', 'error'], 'info'),
    isForced: settings.readFlag('FORCE'),
    database: settings.readDatabase('DATABASE_URL'),
  };
  settings.finish();
  return read;
};

test('reads settings; an empty value counts as not set', () => {
  expect(readAll({ PORT: ' ', PATH: '/bin' })).toEqual({
    port: 3000,
    host: '127.0.0.1',
    level: 'info',
    isForced: false,
    database: { kind: 'memory' },
  });
  expect(
    readAll({ PORT: '80', HOST: '::', LOG_LEVEL: 'warn', FORCE: '1', DATABASE_URL: 'file:./data' }),
  ).toEqual({
    port: 80,
    host: '::',
    level: 'warn',
    isForced: true,
    database: { kind: 'folder', path: resolve('data') },
  });
});

test('lists every wrong name and value at once, without passwords', () => {
  const env = {
    PORT: '0x50',
    HOST: 'a b',
    LOG_LEVEL: 'loud',
    LOG_FILE: 'x',
    FORCE: 'yes',
    DATABASE_URL: 'mysql://me:secret@db',
  };
  const lines = [
    'LOG_FILE: unknown setting',
    'PORT: must be a number from 1 to 65535, not "0x50"',
    'HOST: must be an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    'LOG_LEVEL: must be info, warn or error',
    'FORCE: must be 1 or 0',
    'DATABASE_URL: must be postgres://user:password@host/database, or a folder such as file:./data',
  ];
  const message = `Invalid settings:\n${lines.map((line) => `- ${line}`).join('\n')}`;
  expect(() => readAll(env)).toThrow(expect.objectContaining({ code: 'settings', message }));
});
