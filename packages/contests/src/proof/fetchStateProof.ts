import { type Address, type Hex, numberToHex } from 'viem';
import { ChainError } from '../base/errors.ts';
import type { ChainSource } from '../chain/chainReader.ts';
import { askPatiently, isConnectionLost, walkCauses } from '../chain/endpointErrors.ts';
import { MAX_NODE_BYTES, MAX_NODES } from './trie.ts';

/** Nodes that an endpoint says prove an account and its slots. Nothing about them is checked but their size. */
export type StateProof = { readonly accountNodes: readonly Hex[]; readonly storageNodes: readonly Hex[] };

/** The refusal of an endpoint that does not prove state. `isLasting`: another attempt would not help. */
export type NoStateProof = {
  readonly status: 'no-proof';
  readonly detail: string;
  readonly isLasting: boolean;
};

/** Some clients answer at most 1,024 slots at a time. */
const SLOTS_AT_ONCE = 500;

/** Error codes of JSON-RPC and wallets for methods that do not exist or are not supported. */
const UNSUPPORTED = [-32601, -32004, 4200];

/**
 * Asks an endpoint for the proof of an account and its slots, in their order.
 *
 * @throws {ChainError} `chain-answer` if a node is larger than any node of a trie
 * @see https://eips.ethereum.org/EIPS/eip-1186
 */
export async function fetchStateProof(
  client: ChainSource['client'],
  {
    chainId,
    address,
    slots,
    blockNumber,
  }: {
    readonly chainId: number;
    readonly address: Address;
    readonly slots: readonly Hex[];
    readonly blockNumber: bigint;
  },
): Promise<StateProof | NoStateProof> {
  const block = numberToHex(blockNumber);
  const ask = (keys: readonly Hex[]) =>
    askPatiently(undefined, () =>
      client.request({ method: 'eth_getProof', params: [address, [...keys], block] }),
    );
  const accountNodes: Hex[] = [];
  const storageNodes: Hex[] = [];
  for (let at = 0; at === 0 || at < slots.length; at += SLOTS_AT_ONCE) {
    let answer: unknown;
    try {
      answer = await ask(slots.slice(at, at + SLOTS_AT_ONCE));
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      const causes = walkCauses(error);
      const isLasting = causes.some(({ code }) => typeof code === 'number' && UNSUPPORTED.includes(code));
      const detail = causes.map(({ details }) => details).find((text) => typeof text === 'string');
      return { status: 'no-proof', detail: detail ?? 'eth_getProof fails.', isLasting };
    }
    const { accountProof, storageProof } = (answer ?? {}) as Record<string, unknown>;
    if (at === 0) accountNodes.push(...readNodes(accountProof, chainId));
    for (const each of Array.isArray(storageProof) ? storageProof.slice(0, SLOTS_AT_ONCE) : [])
      storageNodes.push(...readNodes((each as { proof?: unknown } | null)?.proof, chainId));
  }
  return { accountNodes, storageNodes };
}

const HEX = /^0x(?:[0-9a-f]{2})*$/i;

function readNodes(value: unknown, chainId: number): readonly Hex[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, MAX_NODES).map((node) => {
    if (typeof node === 'string' && node.length <= 2 + 2 * MAX_NODE_BYTES && HEX.test(node))
      return node as Hex;
    const detail = `The endpoint's proof has a node that is not hex of at most ${MAX_NODE_BYTES} bytes`;
    throw new ChainError({ code: 'chain-answer', chainId, detail });
  });
}
