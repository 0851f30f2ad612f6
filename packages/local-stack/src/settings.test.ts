import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('ports have defaults and can be moved', () => {
  expect(readSettings({})).toEqual({ rpcPort: 8545, webPort: 3000 });
  expect(readSettings({ RPC_PORT: '18545', PORT: '' })).toEqual({ rpcPort: 18_545, webPort: 3000 });
});

test.each(['0', '65536', 'eight', '80.5', '-1', '0x50', ' 80'])('refuses %j', (RPC_PORT) => {
  expect(() => readSettings({ RPC_PORT })).toThrow(
    `RPC_PORT must be a port from 1 to 65535, not "${RPC_PORT}".`,
  );
});
