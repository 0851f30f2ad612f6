import fc from 'fast-check';
import type { Hex } from 'viem';
import { encodeFunctionResult, getAddress } from 'viem/utils';
import { expect, test } from 'vitest';
import type { ChainClient } from './createChainClient.ts';
import { readAbi } from './easEvent.ts';
import { fetchAttestationRecords } from './fetchRecords.ts';

const eas = '0x4200000000000000000000000000000000000021';
const hex = (length: number) =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((array): Hex => `0x${Buffer.from(array).toString('hex')}`);
const seconds = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });
const address = hex(20).map((digits) => getAddress(digits));
const attestation = fc.record({
  uid: hex(32),
  schema: hex(32),
  time: seconds,
  expirationTime: seconds,
  revocationTime: seconds,
  refUID: hex(32),
  recipient: address,
  attester: address,
  revocable: fc.boolean(),
  data: fc.uint8Array({ maxLength: 200 }).map((array): Hex => `0x${Buffer.from(array).toString('hex')}`),
});

const answering = (answer: Hex) => ({ call: async () => answer }) as unknown as ChainClient;
const ask = (answer: Hex, uid: Hex) =>
  fetchAttestationRecords({ client: answering(answer), multicall: null, eas }, [uid]);

test('decodes an attestation as the contract encodes it', async () => {
  await fc.assert(
    fc.asyncProperty(attestation, async (written) => {
      const answer = encodeFunctionResult({ abi: readAbi, functionName: 'getAttestation', result: written });
      expect(await ask(answer, written.uid)).toEqual([written]);
    }),
  );
});

test('reports a different attestation as moved, and other data as invalid', async () => {
  const [written] = fc.sample(attestation, 1);
  if (!written) throw new Error('a sample');
  const answer = encodeFunctionResult({ abi: readAbi, functionName: 'getAttestation', result: written });
  await expect(ask(answer, `0x${'12'.repeat(32)}`)).rejects.toMatchObject({ code: 'chain-moved' });
  for (const length of [2, 66, 300, answer.length - 64]) {
    await expect(ask(answer.slice(0, length) as Hex, written.uid)).rejects.toMatchObject({
      code: 'rpc-answer',
      retryable: true,
    });
  }
});
