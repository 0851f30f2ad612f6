import { encodeFunctionData, type Hex, type TransactionReceipt, zeroAddress } from 'viem';
import type { ChainSource } from '../chain/chainReader.ts';
import { WriteError } from '../errors.ts';
import { estimateCost } from './estimateCost.ts';
import { findSchemaRegistry, isRegistered, listSchemas } from './fetchMissingSchemas.ts';
import { followHash } from './followHash.ts';
import { readWalletError } from './readWalletError.ts';
import { schemaRegistryAbi } from './schemaRegistryAbi.ts';
import { sendRequest } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteRequest, WriteSource } from './writeTypes.ts';

/**
 * What registering one of the schemas of contests will sign and cost, before any wallet is asked. `data` is the call.
 *
 * @param options.uid the schema's, as `fetchMissingSchemas` lists it
 * @throws {WriteError} `unsupported` (no EAS, or another schema), `reverted` (registered meanwhile), `chain-unreachable`
 */
export async function prepareSchema(options: WriteSource & { readonly uid: Hex }): Promise<PreparedWrite> {
  const request = await createRequest(options, options.uid);
  const { data } = request;
  return { request, data, sizeBytes: (data.length - 2) / 2, ...(await estimateCost(options, request)) };
}

/**
 * Registers one of the schemas of contests, as anybody may do once per chain. The outcome's `uid` is the schema's.
 *
 * @throws {WriteError}
 * @example
 * ```ts
 * import { fetchMissingSchemas, registerSchema } from '@org/contests/write';
 *
 * const state = await fetchMissingSchemas({ client, config });
 * if (state.status === 'missing')
 *   for (const { uid } of state.missing) await registerSchema({ client, config, walletClient, account, uid });
 * ```
 */
export async function registerSchema(
  options: Omit<WriteOptions, 'scan'> & { readonly uid: Hex },
): Promise<WriteOutcome> {
  const { client, uid, onProgress } = options;
  const request = await createRequest(options, uid);
  const { to: registry } = request;
  const { transactionHash: sent } = await sendRequest(options, {
    request,
    assertCalldata: (calldata) => {
      if (calldata !== encodeRegister(options, uid)) throw createUnsupported();
    },
  });
  const { transactionHash } = await followHash({
    ...options,
    transactionHash: sent,
    findUid: (receipt) => findRegistered(receipt, registry, uid),
    look: async () => ((await isRegistered(client, registry, uid)) ? { uid, transactionHash: sent } : null),
  });
  onProgress?.({ status: 'mined', transactionHash, uid });
  onProgress?.({ status: 'visible', transactionHash, uid });
  return { uid, transactionHash, isVisible: true };
}

async function createRequest(source: ChainSource, uid: Hex): Promise<WriteRequest> {
  const registry = await findSchemaRegistry(source).catch((error) => {
    throw readWalletError(error);
  });
  if (!registry) throw createUnsupported();
  return { to: registry, data: encodeRegister(source, uid), value: 0n };
}

function encodeRegister({ config }: ChainSource, uid: Hex): Hex {
  const schema = listSchemas(config).find((each) => each.uid === uid.toLowerCase());
  if (!schema) throw createUnsupported();
  // Without a resolver and revocable: both are part of what the UID is made of.
  const args = [schema.definition, zeroAddress, true] as const;
  return encodeFunctionData({ abi: schemaRegistryAbi, functionName: 'register', args });
}

/** Versions of the registry differ in the fields of their event; each of them names the UID. */
function findRegistered({ logs }: TransactionReceipt, registry: Hex, uid: Hex): Hex | undefined {
  const isIt = logs.some(
    ({ address, topics, data }) =>
      address.toLowerCase() === registry.toLowerCase() && [...topics, data].join().includes(uid.slice(2)),
  );
  return isIt ? uid : undefined;
}

function createUnsupported(): WriteError {
  return new WriteError({ code: 'unsupported', detail: 'This schema cannot be registered on this chain.' });
}
