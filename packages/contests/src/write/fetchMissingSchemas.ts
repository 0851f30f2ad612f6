import type { Address, Client, Hex } from 'viem';
import { getCode, readContract } from 'viem/actions';
import type { ChainSource } from '../chain/chainReader.ts';
import { assertChain } from '../chain/readLogged.ts';
import { ChainError } from '../errors.ts';
import { contestSchemas } from '../schemas/contestSchemas.ts';
import { evaluationSchemas } from '../schemas/evaluationSchemas.ts';
import { WriteError } from './errors.ts';
import { readWalletError } from './readWalletError.ts';
import { getSchemaRegistryAbi, schemaRegistryAbi } from './schemaRegistryAbi.ts';

/** A schema that contests need and that nobody has registered on a chain. */
export type MissingSchema = {
  readonly kind: 'contest' | 'evaluation';
  readonly uid: Hex;
  readonly definition: string;
};

/** The schemas that a chain lacks; `no-eas` where it has no EAS contract, so that nothing can be registered either. */
export type SchemaState =
  | { readonly status: 'no-eas' }
  | { readonly status: 'ready' }
  | { readonly status: 'missing'; readonly missing: readonly MissingSchema[] };

/**
 * Finds out which of the two schemas a chain still needs before contests can be started on it.
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

/** The registry that the EAS contract uses; null where one of them has no code. */
export async function findSchemaRegistry({ client, config }: ChainSource): Promise<Address | null> {
  const { contract, schemaRegistry } = config.eas;
  if (!(await hasCode(client, contract))) return null;
  const call = { address: contract, abi: getSchemaRegistryAbi, functionName: 'getSchemaRegistry' } as const;
  const registry = schemaRegistry ?? (await readContract(client, call));
  return (await hasCode(client, registry)) ? registry : null;
}

export async function isRegistered(client: Client, registry: Address, uid: Hex): Promise<boolean> {
  const call = { address: registry, abi: schemaRegistryAbi, functionName: 'getSchema', args: [uid] } as const;
  return (await readContract(client, call)).uid === uid.toLowerCase();
}

/** The schemas that the chain's config names and that are known here. */
export function listSchemas({ eas }: ChainSource['config']): readonly MissingSchema[] {
  const contest = contestSchemas[eas.contestSchemaUid];
  const evaluation = evaluationSchemas[eas.evaluationSchemaUid];
  return [
    ...(contest ? [{ kind: 'contest', uid: contest.uid, definition: contest.definition } as const] : []),
    ...(evaluation
      ? [{ kind: 'evaluation', uid: evaluation.uid, definition: evaluation.definition } as const]
      : []),
  ];
}

async function hasCode(client: Client, address: Address): Promise<boolean> {
  const code = await getCode(client, { address });
  return code !== undefined && code !== '0x';
}
