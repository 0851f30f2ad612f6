import { expect, test } from 'vitest';
import * as environment from './environment.ts';

test('exports what the README lists, and nothing else', () => {
  expect(Object.keys(environment)).toEqual(['readChainEnvironment']);
});
