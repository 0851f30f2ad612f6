import { encodeFunctionData, type Hex, zeroAddress } from 'viem';
import type { ChainSource } from '../chain/chainReader.ts';
import { WriteError } from './errors.ts';
import { findSchemaRegistry, listSchemas } from './fetchMissingSchemas.ts';
import { performWrite, prepareWrite } from './performWrite.ts';
import { readWalletError } from './readWalletError.ts';
import { schemaRegistryAbi } from './schemaRegistryAbi.ts';
import type { WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/**
 * What registering one of the schemas of contests will sign and cost, before any wallet is asked. `data` is the call.
 *
 * @param options.uid the schema's, as `fetchMissingSchemas` lists it
 * @throws {WriteError} `unsupported` (no EAS, or another schema), `reverted` (registered meanwhile), `chain-unreachable`
 */
export async function prepareSchema(options: WriteSource & { readonly uid: Hex }): Promise<PreparedWrite> {
  return prepareWrite(options, await planSchema(options, options.uid));
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
  return performWrite(options, await planSchema(options, options.uid));
}

async function planSchema(source: ChainSource, uid: Hex): Promise<WritePlan> {
  const registry = await findSchemaRegistry(source).catch((error) => {
    throw readWalletError(error);
  });
  if (!registry) throw createUnsupported();
  const data = encodeRegister(source, uid);
  return {
    request: { to: registry, data, value: 0n },
    data,
    written: { act: 'register', registry, uid, data },
    assertCalldata: (calldata) => {
      if (calldata !== encodeRegister(source, uid)) throw createUnsupported();
    },
  };
}

function encodeRegister({ config }: ChainSource, uid: Hex): Hex {
  const schema = listSchemas(config).find((each) => each.uid === uid.toLowerCase());
  if (!schema) throw createUnsupported();
  // No resolver, revocable: both are part of the UID.
  const args = [schema.definition, zeroAddress, true] as const;
  return encodeFunctionData({ abi: schemaRegistryAbi, functionName: 'register', args });
}

function createUnsupported(): WriteError {
  return new WriteError({ code: 'unsupported', detail: 'This schema cannot be registered on this chain.' });
}
