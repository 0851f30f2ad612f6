import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('reads the ports of the local stack and has defaults', () => {
  expect(readSettings({})).toEqual({
    rpcPort: 8545,
    webOrigin: 'http://localhost:3000',
    documentsOrigin: null,
  });
  expect(readSettings({ RPC_PORT: '18545', PORT: '', PUBLIC_ORIGIN: '' })).toEqual({
    rpcPort: 18_545,
    webOrigin: 'http://localhost:3000',
    documentsOrigin: null,
  });
  expect(readSettings({ PORT: '3999' }).webOrigin).toBe('http://localhost:3999');
});

test('prefers PUBLIC_ORIGIN to the port of the web app', () => {
  const read = (PUBLIC_ORIGIN: string) => readSettings({ PORT: '3999', PUBLIC_ORIGIN }).webOrigin;
  expect(read('https://laurel.example')).toBe('https://laurel.example');
  expect(read('http://127.0.0.1:8080/')).toBe('http://127.0.0.1:8080');
});

test('reads the server that stores documents', () => {
  const read = (DOCUMENTS_ORIGIN: string) => readSettings({ DOCUMENTS_ORIGIN }).documentsOrigin;
  expect(read('http://127.0.0.1:3000/')).toBe('http://127.0.0.1:3000');
  expect(() => read('127.0.0.1')).toThrow('DOCUMENTS_ORIGIN must be an origin');
});

test.each([
  'laurel.example',
  'https://laurel.example/app',
  'https://a@laurel.example',
  '*',
  'null',
  'ftp://a.org',
])('rejects %j as the origin of pages', (PUBLIC_ORIGIN) => {
  expect(() => readSettings({ PUBLIC_ORIGIN })).toThrow(
    `PUBLIC_ORIGIN must be an origin such as http://localhost:3000, not "${PUBLIC_ORIGIN}".`,
  );
});

test.each(['0', '65536', 'eight', '80.5', '-1', '0x50', ' 80'])('rejects %j as a port', (RPC_PORT) => {
  expect(() => readSettings({ RPC_PORT })).toThrow(
    `RPC_PORT must be a port from 1 to 65535, not "${RPC_PORT}".`,
  );
});
