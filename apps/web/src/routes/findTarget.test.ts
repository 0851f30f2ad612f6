import { local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { findTarget } from './findTarget.ts';

const config = {
  productName: 'Laurel',
  publicOrigin: 'http://localhost:3000',
  defaultChain: 'local',
  chains: [local],
  walletConnectProjectId: null,
  hiddenUids: [],
};
const uid = `0x${'ab'.repeat(32)}` as const;

test('a link names its chain and its contest', () => {
  expect(findTarget(config, { chain: 'local', uid })).toEqual({ status: 'contest', chainConfig: local, uid });
});

test('upper and lower case of a UID are one contest', () => {
  const upper = `0x${'AB'.repeat(32)}`;
  expect(findTarget(config, { chain: 'local', uid: upper })).toMatchObject({ status: 'contest', uid });
});

test('a chain that is not configured is never replaced by another one', () => {
  expect(findTarget(config, { chain: 'base', uid })).toEqual({ status: 'unknown-chain', slug: 'base' });
});

test.each(['', '0x', '0x12', `${uid}0`, `0x${'zz'.repeat(32)}`, '../../etc', `${uid}\n`])(
  '%j is no UID',
  (text) => {
    expect(findTarget(config, { chain: 'local', uid: text })).toEqual({ status: 'no-uid' });
  },
);
