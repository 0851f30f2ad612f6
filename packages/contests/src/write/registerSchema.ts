import type { Hex } from 'viem';
import { assertChain } from '../chain/blocks.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { ChainError } from '../errors.ts';
import { WriteError } from './errors.ts';
import { prepareWrite } from './estimateCost.ts';
import { readWalletError } from './readWalletError.ts';
import { findSchemaRegistry, isRegistered } from './schemaRegistry.ts';
import { encodeRegistration, listSchemas, type SchemaStep } from './schemaSteps.ts';
import { performWrite, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/** The schemas that a chain lacks; `no-eas` if it has no EAS contract, so that none can be registered. */
export type SchemaState =
  | { readonly status: 'no-eas' }
  | { readonly status: 'ready' }
  | { readonly status: 'missing'; readonly missing: readonly SchemaStep[] };

/**
 * Finds which of the two schemas must be registered before contests can be started on a chain.
 *
 * @throws {WriteError} `chain-unreachable`
 * @example
 * ```ts
 * import { fetchMissingSchemas } from '@org/contests/write';
 *
 * const state = await fetchMissingSchemas({ client, config });
 * if (state.status === 'missing') console.log(state.missing.map(({ kind }) => kind));
 * ```
 */
export async function fetchMissingSchemas(source: ChainSource): Promise<SchemaState> {
  const { client, config } = source;
  try {
    await assertChain(source);
    const registry = await findSchemaRegistry(source);
    if (!registry) return { status: 'no-eas' };
    const registered = await Promise.all(
      listSchemas(config).map(async (schema) =>
        (await isRegistered(client, registry, schema.uid)) ? [] : schema,
      ),
    );
    const missing = registered.flat();
    return missing.length > 0 ? { status: 'missing', missing } : { status: 'ready' };
  } catch (error) {
    if (error instanceof ChainError) {
      throw new WriteError({ code: 'chain-unreachable', detail: error.message, cause: error });
    }
    throw readWalletError(error);
  }
}

/**
 * Prepares registering a schema, without asking a wallet. `data` is the calldata.
 *
 * @param options.uid the schema's UID, as listed by `fetchMissingSchemas`
 * @throws {WriteError} `unsupported` (no EAS or unknown schema), `reverted` (already registered), `chain-unreachable`
 * @example
 * ```ts
 * import { fetchMissingSchemas, prepareSchema } from '@org/contests/write';
 * const state = await fetchMissingSchemas({ client, config: baseSepolia });
 * if (state.status === 'missing')
 *   for (const { uid } of state.missing) await prepareSchema({ client, config: baseSepolia, account, uid });
 * ```
 */
export async function prepareSchema(options: WriteSource & { readonly uid: Hex }): Promise<PreparedWrite> {
  return prepareWrite(options, await planSchema(options, options.uid));
}

/**
 * Registers a schema. Any account can do this once per chain. The outcome's `uid` is the schema's.
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
  const schema = listSchemas(source.config).find((each) => each.uid === uid.toLowerCase());
  if (!registry || !schema) throw createUnsupported();
  const data = encodeRegistration(schema);
  return {
    request: { to: registry, data, value: 0n },
    data,
    written: { act: 'register', registry, uid, data },
    assertCalldata: (calldata) => {
      if (calldata !== encodeRegistration(schema)) throw createUnsupported();
    },
  };
}

function createUnsupported(): WriteError {
  return new WriteError({ code: 'unsupported', detail: 'This schema cannot be registered on this chain.' });
}
