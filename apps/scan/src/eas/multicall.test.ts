import fc from 'fast-check';
import type { Hex } from 'viem';
import { decodeFunctionData, encodeFunctionResult } from 'viem/utils';
import { expect, test } from 'vitest';
import { decodeAggregate, encodeAggregate } from './callMany.ts';
import { readAbi } from './easEvent.ts';

const target = '0x4200000000000000000000000000000000000021';
const bytes = fc
  .uint8Array({ maxLength: 100 })
  .map((array): Hex => `0x${Buffer.from(array).toString('hex')}`);

test('encodes calls as Multicall3 decodes them', () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 5 }), (calls) => {
      const { args } = decodeFunctionData({ abi: readAbi, data: encodeAggregate(target, calls) });
      expect(args?.[0]).toEqual(calls.map((callData) => ({ target, allowFailure: true, callData })));
    }),
  );
});

test('decodes results as Multicall3 encodes them; a failed call is null', () => {
  const answer = fc.record({ success: fc.boolean(), returnData: bytes });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 5 }), (result) => {
      const data = encodeFunctionResult({ abi: readAbi, functionName: 'aggregate3', result });
      expect(decodeAggregate(data)).toEqual(
        result.map(({ success, returnData }) => (success ? returnData : null)),
      );
    }),
  );
});

test('reports invalid data with one error type', () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 12 }), (pieces) => {
      const data: Hex = `0x${pieces.map((piece) => piece.slice(2).padStart(64, '0')).join('')}`;
      try {
        decodeAggregate(data);
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }),
  );
  expect(() => decodeAggregate('0x')).toThrow(RangeError);
});
