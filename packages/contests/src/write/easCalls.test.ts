import { encodeFunctionData, type Hex } from 'viem';
import { expect, test } from 'vitest';
import { easAbi } from '../chain/easAbi.ts';
import { profileAbi } from '../profile.ts';
import { encodeAttestCall, encodeRevokeCall, readCall } from './easCalls.ts';

const schemaUid = `0x${'ab'.repeat(32)}` as const;
const uid = `0x${'cd'.repeat(32)}` as const;

test('decodes what a call writes', () => {
  expect(readCall(encodeAttestCall({ schemaUid, data: '0x0102' }))).toEqual({
    act: 'attest',
    schemaUid,
    data: '0x0102',
  });
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
