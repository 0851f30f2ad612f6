import { local } from '@org/chain-config';
import { computeAttestationUid, encodeActData, getProtocol, SCHEMAS, type SchemaName } from '@org/contests';
import { type Address, type Hex, zeroAddress } from 'viem';

/** An act's attester, contest and time in seconds. */
export type FakeAct = {
  readonly by: Address;
  readonly contest: Hex;
  readonly time: number;
  readonly revokedAt?: number;
};

/** An act of a contest, for `answerContests`. */
export function toActRow<Name extends SchemaName>(
  name: Name,
  values: Parameters<typeof encodeActData<Name>>[1],
  { by, contest, time, revokedAt = 0 }: FakeAct,
): Readonly<Record<string, unknown>> {
  const protocol = getProtocol(local);
  if (!protocol) throw new Error('The local chain has no resolver.');
  const fields = {
    schema: protocol.schemas[name],
    recipient: zeroAddress,
    attester: by,
    time: BigInt(time),
    expirationTime: 0n,
    revocable: SCHEMAS[name].revocable,
    refUID: contest,
    data: encodeActData(name, values),
  };
  const { schema, ...same } = fields;
  const numbers = { time, expirationTime: 0, revocationTime: revokedAt };
  return {
    ...{ ...same, ...numbers, id: computeAttestationUid(fields), schemaId: schema },
    ...{ isOffchain: false, txid: '', decodedDataJson: '' },
  };
}
