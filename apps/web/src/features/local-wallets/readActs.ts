import { findChainConfig } from '@org/chain-config';
import { getProtocol, NOTE_SCHEMA_UID, SCHEMA_NAMES, type SchemaName } from '@org/contests';
import { easAbi } from '@org/contests/chain';
import { DEPLOYMENT_PROXY } from '@org/contests/deploy';
import { readCall } from '@org/contests/write';
import { schemaRegistryAbi } from '@org/contracts';
import { type Address, decodeFunctionData, type Hex, isAddressEqual, multicall3Abi } from 'viem';

/** The effect of a transaction of the product. */
export type WalletAct =
  | {
      readonly kind: 'attest';
      readonly name: SchemaName | 'note' | 'other';
      readonly data: Hex;
      /** Zero for a new contest. */
      readonly contest: Hex;
    }
  | { readonly kind: 'revoke'; readonly name: SchemaName | 'note' | 'other'; readonly uid: Hex }
  | { readonly kind: 'profile' }
  | { readonly kind: 'deploy' }
  | { readonly kind: 'register'; readonly definition: string }
  | { readonly kind: 'unknown' };

/** The acts of a transaction, in its order. */
export function readActs({
  to,
  data,
  chainId,
}: {
  readonly to: Address | undefined;
  readonly data: Hex;
  readonly chainId: number;
}): readonly WalletAct[] {
  if (to && isAddressEqual(to, DEPLOYMENT_PROXY)) return [{ kind: 'deploy' }];
  return readEas(data, chainId) ?? readRegistration(data) ?? readMany(data, chainId) ?? readOther(data);
}

function readEas(data: Hex, chainId: number): readonly WalletAct[] | undefined {
  const call = decode(easAbi, data);
  const name = (schema: Hex) => nameSchema(schema, chainId);
  const toAct = (schema: Hex, made: { readonly data: Hex; readonly refUID: Hex }): WalletAct => ({
    ...{ kind: 'attest', name: name(schema), data: made.data, contest: made.refUID },
  });
  switch (call?.functionName) {
    case 'attest':
      return [toAct(call.args[0].schema, call.args[0].data)];
    case 'multiAttest':
      return call.args[0].flatMap((group) => group.data.map((made) => toAct(group.schema, made)));
    case 'revoke': {
      const [{ schema, data: revoked }] = call.args;
      return [{ kind: 'revoke', name: name(schema), uid: revoked.uid }];
    }
    default:
      return undefined;
  }
}

function nameSchema(uid: Hex, chainId: number): SchemaName | 'note' | 'other' {
  if (uid === NOTE_SCHEMA_UID) return 'note';
  const config = findChainConfig(chainId);
  const protocol = config && getProtocol(config);
  return SCHEMA_NAMES.find((each) => protocol?.schemas[each] === uid) ?? 'other';
}

function readRegistration(data: Hex): readonly WalletAct[] | undefined {
  const call = decode(schemaRegistryAbi, data);
  return call?.functionName === 'register' ? [{ kind: 'register', definition: call.args[0] }] : undefined;
}

function readMany(data: Hex, chainId: number): readonly WalletAct[] | undefined {
  const call = decode(multicall3Abi, data);
  if (call?.functionName !== 'aggregate3') return undefined;
  return call.args[0].flatMap(({ target, callData }) => readActs({ to: target, data: callData, chainId }));
}

function readOther(data: Hex): readonly WalletAct[] {
  return [{ kind: readCall(data)?.act === 'set-profile' ? 'profile' : 'unknown' }];
}

/** Undefined for calls of other functions. */
function decode<const Abi extends readonly unknown[]>(abi: Abi, data: Hex) {
  try {
    return decodeFunctionData({ abi, data });
  } catch {
    return undefined;
  }
}
