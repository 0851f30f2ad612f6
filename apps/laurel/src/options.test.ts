import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without options, serves Base Sepolia on port 3000 with an embedded database', () => {
  expect(readOptions([], {})).toMatchObject({
    command: 'serve',
    isLocal: false,
    hasScan: false,
    env: {
      PORT: '3000',
      CHAINS: 'base-sepolia',
      DEFAULT_CHAIN: 'base-sepolia',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      DATABASE_URL: 'file:./laurel-data',
    },
  });
});

test('options go before the environment, and all other settings are passed on', () => {
  const environment = { PORT: '1', CHAINS: 'optimism', PUBLIC_ORIGIN: 'https://laurel.example', EMPTY: '' };
  const argv = ['doctor', '--port', '8080', '--chain', 'base', '--chain', 'optimism', '--scan'];
  const { command, hasScan, env } = readOptions([...argv, '--database-url', 'postgres://a@b/c'], environment);
  expect({ command, hasScan }).toEqual({ command: 'doctor', hasScan: true });
  expect(env).toMatchObject({
    PORT: '8080',
    CHAINS: 'base,optimism',
    DEFAULT_CHAIN: 'base',
    PUBLIC_ORIGIN: 'https://laurel.example',
    DATABASE_URL: 'postgres://a@b/c',
  });
  expect(env).not.toHaveProperty('EMPTY');
});

test('--local has its own chain, scan and wallets, and keeps nothing', () => {
  const { isLocal, hasScan, env } = readOptions(['--local'], {
    DATABASE_URL: 'file:./kept',
    RPC_PORT: '9545',
  });
  expect({ isLocal, hasScan }).toEqual({ isLocal: true, hasScan: true });
  expect(env).toMatchObject({
    CHAINS: 'local',
    DATABASE_URL: '',
    RPC_URL_31337: 'http://127.0.0.1:9545',
    SCAN_URL_31337: 'http://127.0.0.1:4350/graphql',
  });
});

test.each([
  [['--bad'], {}, "Unknown option '--bad'."],
  [['start'], {}, 'There is no command "start".'],
  [['--port', '0'], {}, '--port: must be a number from 1 to 65535, not "0".'],
  [['--local', '--chain', 'base'], {}, '--local has its own chain: leave --chain out.'],
  [['--local', '--database-url', 'file:x'], {}, '--local keeps nothing: leave --database-url out.'],
  [['--local'], { HOST: '0.0.0.0' }, 'so it listens on this machine only: unset HOST.'],
])('refuses %j with what to do', (argv, environment, message) => {
  expect(() => readOptions(argv, environment)).toThrow(message);
});
