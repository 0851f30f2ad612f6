import { local } from '@org/chain-config';
import {
  type Address,
  createPublicClient,
  custom,
  decodeFunctionData,
  type EIP1193Parameters,
  encodeFunctionResult,
  type Hex,
  keccak256,
  multicall3Abi,
  numberToHex,
  pad,
  toHex,
  zeroAddress,
  zeroHash,
} from 'viem';
import { ATTESTED_TOPIC, easAbi, REVOKED_TOPIC } from '../src/chain/generated/easAbi.ts';
import type { Attestation } from '../src/index.ts';

const MULTICALL: Address = local.chain.contracts.multicall3.address;

type Filter = { fromBlock: Hex; toBlock: Hex; topics: readonly (null | Hex | readonly Hex[])[] };
type FakeLog = {
  blockNumber: bigint;
  topics: readonly Hex[];
  uid: Hex;
};

/** An attestation on the fake chain, with its block and that of its revocation. */
export type Kept = { readonly attestation: Attestation; readonly block: bigint; readonly revokedIn?: bigint };

/**
 * A chain in memory that answers the readers' requests, with a block every two seconds from `startsAt` on. `answer` can
 * override an answer, to simulate an endpoint with limits or faults; it receives the regular answer.
 */
export function createFakeChain({
  kept,
  head = 1_000n,
  startsAt = 1_000n,
  config = local,
  answer,
}: {
  kept: readonly Kept[];
  head?: bigint;
  startsAt?: bigint;
  config?: typeof local;
  answer?: (request: EIP1193Parameters, ask: () => unknown) => unknown;
}) {
  const asked: string[] = [];
  const stored = new Map(kept.map(({ attestation }) => [attestation.uid, attestation]));
  const logs: FakeLog[] = kept.flatMap(({ attestation, block, revokedIn }) => {
    const { uid, schema, recipient, attester } = attestation;
    const topics = [pad(recipient), pad(attester), schema];
    return [
      { blockNumber: block, topics: [ATTESTED_TOPIC, ...topics], uid } as const,
      ...(revokedIn ? [{ blockNumber: revokedIn, topics: [REVOKED_TOPIC, ...topics], uid } as const] : []),
    ];
  });
  logs.sort((a, b) => Number(a.blockNumber - b.blockNumber));
  const none: Attestation = {
    uid: zeroHash,
    schema: zeroHash,
    recipient: zeroAddress,
    attester: zeroAddress,
    time: 0n,
    expirationTime: 0n,
    revocationTime: 0n,
    revocable: false,
    refUID: zeroHash,
    data: '0x',
    isOffchain: false,
  };
  const get = (data: Hex): Hex => {
    const { args } = decodeFunctionData({ abi: easAbi, data });
    const [uid] = args as readonly [Hex];
    const result = stored.get(uid) ?? none;
    return encodeFunctionResult({ abi: easAbi, functionName: 'getAttestation', result });
  };
  const call = ({ to, data }: { to: Address; data: Hex }): Hex => {
    if (to.toLowerCase() === config.eas.contract.toLowerCase()) return get(data);
    if (to.toLowerCase() !== MULTICALL.toLowerCase()) return '0x';
    const { args } = decodeFunctionData({ abi: multicall3Abi, data });
    const [calls] = args as readonly [readonly { callData: Hex }[]];
    const result = calls.map(({ callData }) => ({ success: true, returnData: get(callData) }));
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result });
  };
  const findLogs = ({ fromBlock, toBlock, topics }: Filter) =>
    logs
      .filter(({ blockNumber }) => blockNumber >= BigInt(fromBlock) && blockNumber <= BigInt(toBlock))
      .filter((log) =>
        topics.every((wanted, index) => {
          const topic = log.topics[index]?.toLowerCase();
          return wanted === null || [wanted].flat().some((each) => each.toLowerCase() === topic);
        }),
      )
      .map(({ blockNumber, topics: own, uid }) => ({
        address: config.eas.contract,
        topics: own,
        data: uid,
        blockNumber: numberToHex(blockNumber),
        transactionHash: keccak256(uid),
        removed: false,
      }));
  const answerItself = ({ method, params }: EIP1193Parameters): unknown => {
    const [first] = (params ?? []) as readonly unknown[];
    if (method === 'eth_chainId') return numberToHex(config.chain.id);
    if (method === 'eth_getLogs') return findLogs(first as Filter);
    if (method === 'eth_call') return call(first as { to: Address; data: Hex });
    if (method === 'eth_getCode') return first === MULTICALL ? '0x60' : '0x';
    if (method !== 'eth_getBlockByNumber') throw new Error(`The chain has no ${method}`);
    const number = first === 'latest' ? head : BigInt(first as Hex);
    if (number > head) return null;
    const timestamp = numberToHex(startsAt + number * 2n);
    return { number: numberToHex(number), hash: keccak256(toHex(number)), timestamp, transactions: [] };
  };
  const request = async (args: EIP1193Parameters) => {
    asked.push(args.method);
    return answer ? answer(args, () => answerItself(args)) : answerItself(args);
  };
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }), cacheTime: 0 });
  const count = (method: string) => asked.filter((each) => each === method).length;
  return { client, config, asked, count };
}
