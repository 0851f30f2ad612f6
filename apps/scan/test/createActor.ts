import { local } from '@org/chain-config';
import { encodeActData, getSchemaUids, NOTE_SCHEMA_UID, SCHEMAS, type SchemaName } from '@org/contests';
import { easAbi, schemaRegistryAbi } from '@org/contracts';
import { accounts, type LocalClient } from '@org/local-stack';
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
  parseSignature,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { keccak256, stringToHex } from 'viem/utils';
import { SCHEMA_NAME_UID } from '../src/decoded/createDecodedDataJson.ts';

const nobody: Address = '0x0000000000000000000000000000000000000000';
const noUid: Hex = `0x${'0'.repeat(64)}`;
/** A schema without a resolver: anybody can attest anything. */
const schema: Hex = NOTE_SCHEMA_UID;
const gas = 8_000_000n;
const contestSchemas = getSchemaUids(local.contracts.contestResolver);

const toData = (data: Hex, facts: { refUID?: Hex; expirationTime?: bigint } = {}) => ({
  recipient: nobody,
  expirationTime: 0n,
  revocable: true,
  refUID: noUid,
  ...facts,
  data,
  value: 0n,
});

/** Every action on EAS, each a mined transaction. All return the transaction's hash. */
export function createActor(chain: LocalClient) {
  let count = 0;
  /** Unique, so that the same data is never attested twice. */
  const fresh = () => keccak256(stringToHex(`fresh ${++count}`));
  const send = (account: Address, data: Hex, to: Address = local.eas.contract) =>
    chain.sendTransaction({ account, to, data, gas, chain: null });
  const eas = <N extends Parameters<typeof encodeFunctionData<typeof easAbi>>[0]['functionName']>(
    functionName: N,
    args: readonly unknown[],
  ) =>
    encodeFunctionData({ abi: easAbi, functionName, args } as Parameters<
      typeof encodeFunctionData<typeof easAbi>
    >[0]);
  const personAt = (index: number) => {
    const account = accounts[index % accounts.length];
    if (!account) throw new Error('there are accounts');
    return account;
  };

  return {
    /** An act of a contest, under its schema. */
    act: <Name extends SchemaName>(
      who: number,
      name: Name,
      values: Parameters<typeof encodeActData<Name>>[1],
      refUID: Hex = noUid,
    ) => {
      const data = {
        ...toData(encodeActData(name, values), { refUID }),
        revocable: SCHEMAS[name].revocable,
      };
      return send(personAt(who).address, eas('attest', [{ schema: contestSchemas[name], data }]));
    },

    revokeAct: (who: number, name: SchemaName, uid: Hex) =>
      send(
        personAt(who).address,
        eas('revoke', [{ schema: contestSchemas[name], data: { uid, value: 0n } }]),
      ),

    attest: (who: number, facts?: { refUID?: Hex; expirationTime?: bigint }) =>
      send(personAt(who).address, eas('attest', [{ schema, data: toData(fresh(), facts) }])),

    attestMany: (who: number, size: number) =>
      send(
        personAt(who).address,
        eas('multiAttest', [[{ schema, data: Array.from({ length: size }, () => toData(fresh())) }]]),
      ),

    /** Another contract calls EAS, and is the attester. */
    attestThroughContract(who: number) {
      const callData = eas('attest', [{ schema, data: toData(fresh()) }]);
      const call = { target: local.eas.contract, allowFailure: false, callData };
      const data = encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [[call]] });
      return send(personAt(who).address, data, local.chain.contracts.multicall3.address);
    },

    /** Signed by one account, sent by another. */
    async attestByDelegation(who: number) {
      const signer = privateKeyToAccount(personAt(who).privateKey);
      const nonce = await chain.readContract({
        address: local.eas.contract,
        abi: easAbi,
        functionName: 'getNonce',
        args: [signer.address],
        blockTag: 'pending',
      });
      const { recipient, expirationTime, revocable, refUID, data, value } = toData(fresh());
      const message = {
        attester: signer.address,
        schema,
        recipient,
        expirationTime,
        revocable,
        refUID,
        data,
        value,
      };
      const signature = parseSignature(
        await signer.signTypedData({
          domain: {
            name: 'EAS',
            version: '1.4.0',
            chainId: local.chain.id,
            verifyingContract: local.eas.contract,
          },
          types: {
            Attest: [
              { name: 'attester', type: 'address' },
              { name: 'schema', type: 'bytes32' },
              { name: 'recipient', type: 'address' },
              { name: 'expirationTime', type: 'uint64' },
              { name: 'revocable', type: 'bool' },
              { name: 'refUID', type: 'bytes32' },
              { name: 'data', type: 'bytes' },
              { name: 'value', type: 'uint256' },
              { name: 'nonce', type: 'uint256' },
              { name: 'deadline', type: 'uint64' },
            ],
          },
          primaryType: 'Attest',
          message: { ...message, nonce, deadline: 0n },
        }),
      );
      const request = {
        schema,
        data: { recipient, expirationTime, revocable, refUID, data, value },
        signature: {
          v: Number(signature.v ?? 27n + BigInt(signature.yParity)),
          r: signature.r,
          s: signature.s,
        },
        attester: signer.address,
        deadline: 0n,
      };
      return send(personAt(who + 1).address, eas('attestByDelegation', [request]));
    },

    revoke: (attester: Address, uids: readonly Hex[]) =>
      send(attester, eas('multiRevoke', [[{ schema, data: uids.map((uid) => ({ uid, value: 0n })) }]])),

    timestamp: (who: number, size: number) =>
      send(personAt(who).address, eas('multiTimestamp', [Array.from({ length: size }, fresh)])),

    revokeOffchain: (who: number, size: number) =>
      send(personAt(who).address, eas('multiRevokeOffchain', [Array.from({ length: size }, fresh)])),

    register: (who: number, definition = `uint256 n${fresh().slice(2, 10)}`) =>
      send(
        personAt(who).address,
        encodeFunctionData({
          abi: schemaRegistryAbi,
          functionName: 'register',
          args: [definition, nobody, true],
        }),
        local.eas.schemaRegistry,
      ),

    /** Names a schema; the naming schema has to be registered. */
    nameSchema(who: number, name: string) {
      const data = encodeAbiParameters([{ type: 'bytes32' }, { type: 'string' }], [schema, name]);
      return send(personAt(who).address, eas('attest', [{ schema: SCHEMA_NAME_UID, data: toData(data) }]));
    },
  };
}
