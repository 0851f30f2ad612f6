import { expect, test } from 'vitest';
import * as rpc from './rpc.ts';

test('exports what the README lists, and nothing else', () => {
  expect(Object.keys(rpc)).toEqual(['createRpcFetch']);
});
