import fc from 'fast-check';
import { bytesToHex, decodeFunctionData, encodeFunctionData, getAddress, type Hex } from 'viem';
import { describe, expect, test } from 'vitest';
import { easAbi } from '../chain/generated/easAbi.ts';
import { profileAbi } from '../chain/generated/profileAbi.ts';
import {
  type AttestationRequest,
  assertMultiAttestCall,
  encodeAttestCall,
  encodeMultiAttestCall,
  encodeRevokeCall,
  readCall,
} from './easCalls.ts';

const schemaUid = `0x${'ab'.repeat(32)}` as const;
const uid = `0x${'cd'.repeat(32)}` as const;

test('decodes the call that it writes', () => {
  expect(readCall(encodeAttestCall({ schemaUid, data: '0x0102' }))).toEqual({
    act: 'attest',
    schemaUid,
    data: '0x0102',
  });
  const both = [
    { schemaUid, data: '0x01' },
    { schemaUid: uid, data: '0x' },
  ] as const;
  expect(readCall(encodeMultiAttestCall(both))).toEqual({ act: 'attest-many', attestations: both });
  expect(readCall(encodeRevokeCall({ schemaUid, uid }))).toEqual({ act: 'revoke', schemaUid, uid });
  const profile = encodeFunctionData({ abi: profileAbi, functionName: 'setURI', args: ['data:,é'] });
  expect(readCall(profile)).toEqual({ act: 'set-profile', uri: 'data:,é' });
});

test('returns undefined for other calls and malformed calldata', () => {
  const reading = encodeFunctionData({ abi: easAbi, functionName: 'getAttestation', args: [uid] });
  const attesting = encodeAttestCall({ schemaUid, data: '0x0102' });
  const cutOff: Hex = `0x${attesting.slice(2, 200)}`;
  const others: Hex[] = [reading, '0x', '0xf17325e7', '0x12345678', cutOff];
  for (const calldata of others) expect(readCall(calldata)).toBeUndefined();
});

describe('many attestations in one call', () => {
  const bytes = (length: number) =>
    fc.uint8Array({ minLength: length, maxLength: length }).map((array) => bytesToHex(array));
  const request: fc.Arbitrary<AttestationRequest> = fc.record({
    schemaUid: fc.constantFrom<Hex>(schemaUid, uid),
    data: fc.uint8Array({ maxLength: 200 }).map((array) => bytesToHex(array)),
    refUid: bytes(32),
    expirationTime: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    recipient: bytes(20).map((hex) => getAddress(hex)),
  });
  const requests = fc.array(request, { minLength: 1, maxLength: 12 });

  test('keep every field and their order', () => {
    fc.assert(
      fc.property(requests, (given) => {
        const calldata = encodeMultiAttestCall(given);
        assertMultiAttestCall(calldata, given);
        const { args } = decodeFunctionData({ abi: easAbi, data: calldata });
        const [groups] = args as readonly [readonly { schema: Hex; data: readonly object[] }[]];
        const read = groups.flatMap(({ schema, data }) => data.map((each) => ({ schema, ...each })));
        expect(read).toEqual(
          given.map(({ schemaUid: schema, data, refUid: refUID, expirationTime, recipient }) => ({
            schema,
            data,
            refUID,
            expirationTime,
            recipient,
            revocable: true,
            value: 0n,
          })),
        );
        // Neighbors with the same schema share a group.
        expect(groups.every(({ schema }, index) => schema !== groups[index + 1]?.schema)).toBe(true);
      }),
    );
  });

  test('are rejected if anything differs', () => {
    const one = { schemaUid, data: '0x01', refUid: uid } as const;
    const two = { schemaUid, data: '0x02', refUid: uid } as const;
    const calldata = encodeMultiAttestCall([one, two]);
    const others: readonly (readonly AttestationRequest[])[] = [
      [two, one],
      [one],
      [one, two, two],
      [one, { ...two, data: '0x03' }],
      [one, { ...two, refUid: schemaUid }],
      [one, { ...two, expirationTime: 1n }],
      [one, { ...two, schemaUid: uid }],
    ];
    for (const requests of others)
      expect(() => assertMultiAttestCall(calldata, requests)).toThrow('differs from the request');
    expect(() => assertMultiAttestCall(encodeAttestCall(one), [one])).toThrow('differs from the request');
  });
});
