import type { Hex } from 'viem';
import { getCode, multicall } from 'viem/actions';
import { getProtocol } from '../acts/protocol.ts';
import { ChainError } from '../base/errors.ts';
import { assertChain } from '../chain/blocks.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { NOTE_SCHEMA_UID } from '../contest/schemas.ts';
import { WriteError } from './errors.ts';
import { schemaRegistryAbi } from './generated/schemaRegistryAbi.ts';
import { readWalletError } from './readWalletError.ts';
import { findSchemaRegistry, isRegistered } from './schemaRegistry.ts';

/**
 * The parts of the protocol on a chain: `no-eas` if it has no EAS contract, `unable` if its resolver is unknown, so that the page
 * cannot create the rest. `missing` says whether the contract is missing, and which schemas are.
 */
export type ProtocolState =
  | { readonly status: 'ready' | 'no-eas' | 'unable' }
  | { readonly status: 'missing'; readonly contract: boolean; readonly schemas: readonly Hex[] };

/**
 * Finds which parts of the protocol must be created before contests can be started on a chain: the resolver, its schemas, and
 * that of notes. `deployProtocol` of `@org/contests/deploy` creates them.
 *
 * @throws {WriteError} `chain-unreachable`
 * @example
 * ```ts
 * import { fetchProtocolState } from '@org/contests/write';
 *
 * const state = await fetchProtocolState({ client, config });
 * if (state.status === 'missing') console.log(state.contract, state.schemas.length);
 * ```
 */
export async function fetchProtocolState(source: ChainSource): Promise<ProtocolState> {
  const { client, config } = source;
  try {
    await assertChain(source);
    const registry = await findSchemaRegistry(source);
    if (!registry) return { status: 'no-eas' };
    const protocol = getProtocol(config);
    if (!protocol) return { status: 'unable' };
    const uids = [...Object.values(protocol.schemas), NOTE_SCHEMA_UID] as const;
    const [code, registered] = await Promise.all([
      getCode(client, { address: protocol.resolver }),
      fetchRegistered(source, registry, uids),
    ]);
    const contract = code === undefined || code === '0x';
    const schemas = uids.filter((_, index) => !registered[index]);
    return contract || schemas.length > 0 ? { status: 'missing', contract, schemas } : { status: 'ready' };
  } catch (error) {
    if (error instanceof ChainError) {
      throw new WriteError({ code: 'chain-unreachable', detail: error.message, cause: error });
    }
    throw readWalletError(error);
  }
}

/** In one request where the chain has Multicall3. */
async function fetchRegistered(
  { client, config }: ChainSource,
  registry: Hex,
  uids: readonly Hex[],
): Promise<readonly boolean[]> {
  const multicallAddress = config.chain.contracts?.multicall3?.address;
  if (!multicallAddress) return Promise.all(uids.map((uid) => isRegistered(client, registry, uid)));
  const call = { address: registry, abi: schemaRegistryAbi, functionName: 'getSchema' } as const;
  const contracts = uids.map((uid) => ({ ...call, args: [uid] as const }));
  const schemas = await multicall(client, { contracts, multicallAddress, allowFailure: false });
  return schemas.map(({ uid }, index) => uid === uids[index]);
}
