import { encodeFunctionData, type Hex, zeroAddress } from 'viem';
import { assertChain } from '../chain/blocks.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { contestSchemas } from '../contest/contestSchemas.ts';
import { evaluationSchemas } from '../contest/evaluationSchemas.ts';
import { ChainError } from '../errors.ts';
import { WriteError } from './errors.ts';
import { prepareWrite } from './estimateCost.ts';
import { readWalletError } from './readWalletError.ts';
import { findSchemaRegistry, isRegistered, schemaRegistryAbi } from './schemaRegistry.ts';
import { performWrite, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/** A schema that contests need and that is not registered on a chain. */
export type MissingSchema = {
  readonly kind: 'contest' | 'evaluation';
  readonly uid: Hex;
  readonly definition: string;
};

/** The schemas that a chain lacks; `no-eas` if it has no EAS contract, so that none can be registered. */
export type SchemaState =
  | { readonly status: 'no-eas' }
  | { readonly status: 'ready' }
  | { readonly status: 'missing'; readonly missing: readonly MissingSchema[] };

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

/** The known schemas among those that the chain's config names. */
function listSchemas({ eas }: ChainSource['config']): readonly MissingSchema[] {
  const contest = contestSchemas[eas.contestSchemaUid];
  const evaluation = evaluationSchemas[eas.evaluationSchemaUid];
  return [
    ...(contest ? [{ kind: 'contest', uid: contest.uid, definition: contest.definition } as const] : []),
    ...(evaluation
      ? [{ kind: 'evaluation', uid: evaluation.uid, definition: evaluation.definition } as const]
      : []),
  ];
}

/**
 * Prepares registering a schema, without asking a wallet. `data` is the calldata.
 *
 * @param options.uid the schema's UID, as listed by `fetchMissingSchemas`
 * @throws {WriteError} `unsupported` (no EAS or unknown schema), `reverted` (already registered), `chain-unreachable`
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
  // The resolver (none) and revocability are part of the UID.
  const args = [schema.definition, zeroAddress, true] as const;
  return encodeFunctionData({ abi: schemaRegistryAbi, functionName: 'register', args });
}

function createUnsupported(): WriteError {
  return new WriteError({ code: 'unsupported', detail: 'This schema cannot be registered on this chain.' });
}
