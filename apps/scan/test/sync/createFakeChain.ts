import type { Address, Hash, Hex } from 'viem';
import { decodeFunctionData, encodeFunctionResult, keccak256, numberToHex } from 'viem/utils';
import type { ChainClient } from '../../src/eas/createChainClient.ts';
import { type EasEvent, readAbi } from '../../src/eas/easEvent.ts';
import { RpcError } from '../../src/rpc/errors.ts';
import type { RpcBlock } from '../../src/rpc/parseRpc.ts';

export function uidOf(number: number): Hex {
  return numberToHex(number, { size: 32 });
}
/** The one schema of the fake chain. */
export const schemaUid = uidOf(0xffff);

export const register: FakeEvent = { kind: 'registered', uid: schemaUid, schema: 'uint256 n' };
export function attest(number: number): FakeEvent {
  return {
    kind: 'attested',
    uid: uidOf(number),
    schema: schemaUid,
  };
}
export function revoke(number: number): FakeEvent {
  return { kind: 'revoked', uid: uidOf(number) };
}

/** The content of a block of the fake chain, with made-up UIDs. */
export type FakeEvent =
  | { kind: 'registered'; uid: Hex; schema: string }
  | { kind: 'attested'; uid: Hex; schema: Hex; bytes?: number }
  | { kind: 'revoked'; uid: Hex }
  | { kind: 'timestamped'; uid: Hex }
  | { kind: 'revokedOffchain'; uid: Hex };

type FakeBlock = RpcBlock & { events: readonly FakeEvent[] };

export type FakeChain = {
  client: ChainClient;
  blocks: readonly FakeBlock[];
  mine: (events: readonly FakeEvent[]) => void;
  /** Removes the newest blocks. */
  drop: (depth: number) => void;
};

export const fakeAddresses = {
  eas: '0x4200000000000000000000000000000000000021',
  registry: '0x4200000000000000000000000000000000000020',
  multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
  sender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
} as const satisfies Record<string, Address>;

const zero: Hex = `0x${'0'.repeat(64)}`;
const nobody: Address = '0x0000000000000000000000000000000000000000';

const createGenesis = (chain: number): FakeBlock => ({
  number: 0,
  hash: keccak256(numberToHex(chain * 1_000_000, { size: 32 })),
  parentHash: zero,
  time: 1_000,
  logsBloom: null,
  events: [],
});

/**
 * A chain in memory that can be reorganized at any moment, with EAS, its registry and Multicall3.
 *
 * @param chain chains with different numbers share no blocks
 */
export function createFakeChain(chain = 0): FakeChain {
  const genesis = createGenesis(chain);
  const blocks: FakeBlock[] = [genesis];
  let mined = chain * 1_000_000;

  const attestationOf = (uid: Hex) => {
    for (const { events, time } of blocks) {
      const event = events.find((each) => each.kind === 'attested' && each.uid === uid);
      if (event?.kind === 'attested')
        return { uid, schema: event.schema, bytes: event.bytes ?? 32, time: BigInt(time) };
    }
    return { uid: zero, schema: zero, bytes: 0, time: 0n };
  };

  const answer = (to: Address, data: Hex): Hex => {
    const call = decodeFunctionData({ abi: readAbi, data });
    if (call.functionName === 'aggregate3') {
      const result = call.args[0].map(({ target, callData }) => ({
        success: true,
        returnData: answer(target, callData),
      }));
      return encodeFunctionResult({ abi: readAbi, functionName: 'aggregate3', result });
    }
    if (call.functionName === 'getAttestation' && to === fakeAddresses.eas) {
      const { bytes, ...attestation } = attestationOf(call.args[0]);
      const result = {
        ...attestation,
        expirationTime: 0n,
        revocationTime: 0n,
        refUID: zero,
        recipient: nobody,
        attester: fakeAddresses.sender,
        revocable: true,
        data: `0x${'1'.padStart(2 * bytes, '0')}` as Hex,
      };
      return encodeFunctionResult({ abi: readAbi, functionName: 'getAttestation', result });
    }
    if (call.functionName !== 'getSchema') throw new Error(`no ${call.functionName} here`);
    const [uid] = call.args;
    const event = blocks
      .flatMap(({ events }) => events)
      .find((each) => each.kind === 'registered' && each.uid === uid);
    const schema = event?.kind === 'registered' ? event.schema : '';
    const result = { uid: event ? uid : zero, resolver: nobody, revocable: true, schema };
    return encodeFunctionResult({ abi: readAbi, functionName: 'getSchema', result });
  };

  return {
    blocks,
    mine(events) {
      const parent = blocks.at(-1) ?? genesis;
      // All blocks have different hashes, even with the same content.
      const hash = keccak256(numberToHex(++mined, { size: 32 }));
      blocks.push({
        number: parent.number + 1,
        hash,
        parentHash: parent.hash,
        time: parent.time + 2,
        logsBloom: null,
        events,
      });
    },
    drop(depth) {
      blocks.splice(Math.max(1, blocks.length - depth));
    },
    client: {
      fetchHead: async () => blocks.at(-1) ?? genesis,
      findBlock: async (number) => blocks[number] ?? null,
      fetchEvents: async ({ from, to }) => blocks.slice(from, to + 1).flatMap(toEvents),
      fetchBlockEvents: async (hash) => {
        const block = blocks.find((each) => each.hash === hash);
        if (block) return toEvents(block);
        throw new RpcError({ code: 'rpc-refused', method: 'eth_getLogs', detail: 'unknown block' });
      },
      findReceiptEvents: async () => null,
      fetchSender: async () => fakeAddresses.sender,
      call: async (to, data) => answer(to, data),
    },
  };
}

/** One transaction per event. */
export function txidOf(block: RpcBlock, logIndex: number): Hash {
  return keccak256(`${block.hash}${logIndex.toString(16).padStart(4, '0')}`);
}

function toEvents(block: FakeBlock): EasEvent[] {
  return block.events.map((event, logIndex): EasEvent => {
    const place = {
      blockNumber: block.number,
      blockHash: block.hash,
      // Some nodes include the time in logs, others do not.
      blockTime: block.number % 2 === 0 ? block.time : null,
      logIndex,
      txid: txidOf(block, logIndex),
    };
    const { kind, uid } = event;
    if (kind === 'timestamped' || kind === 'revokedOffchain')
      return { ...place, kind, uid, time: BigInt(block.time) };
    return { ...place, kind, uid };
  });
}
