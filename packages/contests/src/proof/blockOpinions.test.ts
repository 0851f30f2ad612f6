import { expect, test } from 'vitest';
import { word } from '../../test/make.ts';
import { type BlockOpinion, weighOpinions } from './blockOpinions.ts';

const agrees = (url: string): BlockOpinion => ({ url, status: 'agrees', isFinal: true });
const [one, two] = ['https://rpc.one.example/key', 'https://rpc.two.example'];

test('needs two hosts for a confirmed block', () => {
  expect(weighOpinions([])).toEqual({ status: 'unknown', hosts: [] });
  expect(weighOpinions([{ url: one, status: 'absent' }])).toEqual({ status: 'unknown', hosts: [] });
  expect(weighOpinions([agrees(one), { url: two, status: 'unreachable' }])).toEqual({
    ...{ status: 'claimed', hosts: ['rpc.one.example'] },
  });
  expect(weighOpinions([agrees(one), agrees('https://rpc.one.example/other')]).status).toBe('claimed');
  expect(weighOpinions([agrees(one), agrees(two)])).toEqual({
    ...{ status: 'confirmed', hosts: ['rpc.one.example', 'rpc.two.example'] },
  });
});

test('disputes a block of which one endpoint has another', () => {
  const other = { url: 'https://three.example', status: 'differs', hash: word(7) } as const;
  expect(weighOpinions([agrees(one), agrees(two), other]).status).toBe('disputed');
});
