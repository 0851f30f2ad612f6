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

test('what is asked is what Multicall3 reads', () => {
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 5 }), (calls) => {
      const { args } = decodeFunctionData({ abi: readAbi, data: encodeAggregate(target, calls) });
      expect(args?.[0]).toEqual(calls.map((callData) => ({ target, allowFailure: true, callData })));
    }),
  );
});

test('what Multicall3 writes is what is read; a call that failed is null', () => {
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

test('bytes that are no such answer are an error of that name, whatever they are', () => {
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
