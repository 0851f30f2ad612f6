import { local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { sampleConfig as config } from '../../test/sampleConfig.ts';
import { readContest, readOldContest } from './readLink.ts';

const uid = `0x${'ab'.repeat(32)}` as const;

const read = (chain: string, text: string) => readContest({ params: { chain, uid: text } }, config);

test('reads chain and contest from a link', () => {
  expect(read('local', uid)).toEqual({
    status: 'found',
    key: `local ${uid}`,
    props: { chainConfig: local, uid },
  });
});

test('reads a UID in any case', () => {
  expect(read('local', `0x${'AB'.repeat(32)}`)).toEqual(read('local', uid));
});

test('does not replace an unknown chain', () => {
  expect(read('base', uid)).toEqual({ status: 'unknown-chain', slug: 'base' });
});

test.each(['', '0x', '0x12', `${uid}0`, `0x${'zz'.repeat(32)}`, '../../etc', `${uid}\n`])(
  '%j is no UID',
  (text) => {
    expect(read('local', text)).toEqual({ status: 'no-contest' });
  },
);

test.each([
  ['', undefined],
  [`?from=local/${uid}`, { chainConfig: local, uid }],
  [`?from=base/${uid}`, null],
  [`?from=local/${uid}/share`, null],
  ['?from=1', null],
])('reads the source contest of %j as %j', (search, from) => {
  const link = { params: {}, search: new URLSearchParams(search) };
  expect(readOldContest(link, config)).toMatchObject({ status: 'found', props: { from } });
});
