import type { Hex } from 'viem';
import { getProtocol } from '../acts/protocol.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { WriteError } from './errors.ts';
import { prepareWrite } from './estimateCost.ts';
import { buildDeployment, getProtocolParts } from './getProtocolParts.ts';
import { fetchProtocolState } from './protocolState.ts';
import { findSchemaRegistry } from './schemaRegistry.ts';
import { performWrite, type WritePlan } from './sendRequest.ts';
import type { PreparedWrite, WriteOptions, WriteOutcome, WriteSource } from './writeTypes.ts';

/**
 * Prepares the one transaction that creates what a chain lacks of the protocol, without asking a wallet.
 *
 * @throws {WriteError} `unsupported` (nothing is missing, or the chain has no Multicall3 or another resolver), `reverted`,
 * `chain-unreachable`
 * @example
 * ```ts
 * import { prepareProtocol } from '@org/contests/deploy';
 *
 * const { fee, enough } = await prepareProtocol({ client, config, account });
 * ```
 */
export async function prepareProtocol(options: WriteSource): Promise<PreparedWrite> {
  return prepareWrite(options, await planProtocol(options));
}

/**
 * Creates what a chain lacks of the protocol in one transaction: all of it, or nothing. Any account can do this once per chain.
 *
 * @throws {WriteError} as `prepareProtocol`, and those of the wallet
 * @example
 * ```ts
 * import { deployProtocol } from '@org/contests/deploy';
 *
 * await deployProtocol({ client, config, walletClient, account, onProgress: console.log });
 * ```
 * @see https://github.com/Arachnid/deterministic-deployment-proxy
 */
export async function deployProtocol(options: Omit<WriteOptions, 'scan'>): Promise<WriteOutcome> {
  return performWrite(options, await planProtocol(options));
}

async function planProtocol(source: ChainSource): Promise<WritePlan> {
  const { config } = source;
  const [state, registry] = await Promise.all([fetchProtocolState(source), findSchemaRegistry(source)]);
  const protocol = getProtocol(config);
  const multicall3 = config.chain.contracts?.multicall3?.address;
  if (state.status !== 'missing' || !registry || !protocol || !multicall3) throw createUnsupported();
  const parts = getProtocolParts({ eas: config.eas.contract, schemaRegistry: registry });
  if (parts.resolver.address.toLowerCase() !== protocol.resolver.toLowerCase()) throw createUnsupported();
  const missing = new Set<Hex>(state.schemas);
  const schemas = [...parts.schemas, parts.note].filter(({ uid }) => missing.has(uid));
  const calls = [...(state.contract ? [parts.resolver] : []), ...schemas].map(({ call }) => call);
  const { to, data } = buildDeployment({ multicall3, calls });
  return {
    request: { to, data, value: 0n },
    data,
    written: {
      ...{ act: 'deploy', to, data, registry, resolver: protocol.resolver },
      uid: schemas.at(-1)?.uid ?? protocol.schemas.contest,
      isLogged: schemas.length > 0,
    },
    assertCalldata: (calldata) => {
      if (calldata !== data) throw createUnsupported();
    },
  };
}

function createUnsupported(): WriteError {
  return new WriteError({ code: 'unsupported', detail: 'This chain cannot be set up in one transaction.' });
}
