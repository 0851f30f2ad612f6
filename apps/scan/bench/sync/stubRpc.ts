import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Address, Hex } from 'viem';
import { decodeFunctionData, encodeFunctionResult, toFunctionSelector } from 'viem/utils';
import { createHexReader } from '../../src/eas/callMany.ts';
import { readAbi, topics } from '../../src/eas/easEvent.ts';
import type { StubAttestation, StubBlock, StubChain } from './stubChain.ts';

type Question = { id: unknown; method: string; params: readonly unknown[] };
type LogFilter = { address: Address[]; topics: [Hex[]]; fromBlock?: Hex; toBlock?: Hex; blockHash?: Hex };

/** An answer with an error, as a node sends it. */
class RefusalError extends Error {}

const toQuantity = (number: number): Hex => `0x${number.toString(16)}`;
const toWord = (value: number | Hex) =>
  (typeof value === 'number' ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, '0');
const padRight = (digits: string) => digits.padEnd(Math.ceil(digits.length / 64) * 64, '0');

/** The answer of `getAttestation`: all zero for an unknown attestation, as the contract answers. */
function encodeAttestation(found: StubAttestation | undefined): Hex {
  const { data = '0x', time = 0, revocable = false } = found ?? {};
  const of = (value: Hex | undefined) => toWord(value ?? '0x');
  const head = [of(found?.uid), of(found?.schema), toWord(time), toWord(0), toWord(0), of(found?.refUID)];
  const rest = [of(found?.recipient), of(found?.attester), toWord(Number(revocable)), toWord(320)];
  const length = toWord((data.length - 2) / 2);
  return `0x${toWord(32)}${head.join('')}${rest.join('')}${length}${padRight(data.slice(2))}`;
}

/** The answer of Multicall3's `aggregate3` for calls that succeed. */
function encodeAnswers(answers: readonly Hex[]): Hex {
  let at = 32 * answers.length;
  const heads: string[] = [];
  const tails = answers.map((answer) => {
    const bytes = (answer.length - 2) / 2;
    const tail = `${toWord(1)}${toWord(64)}${toWord(bytes)}${padRight(answer.slice(2))}`;
    heads.push(toWord(at));
    at += tail.length / 2;
    return tail;
  });
  return `0x${toWord(32)}${toWord(answers.length)}${heads.join('')}${tails.join('')}`;
}

/** The calls inside `aggregate3`: a general decoder would take longer than the scan. */
function decodeCalls(data: Hex): { to: Address; data: Hex }[] {
  const { word, number, bytes } = createHexReader(`0x${data.slice(10)}`);
  const list = number(0);
  return Array.from({ length: number(list) }, (_, nth) => {
    const call = list + 32 + number(list + 32 + 32 * nth);
    const callData = call + number(call + 64);
    return {
      to: `0x${word(call).slice(24)}`,
      data: `0x${bytes(callData + 32, number(callData))}`,
    };
  });
}

const AGGREGATE = toFunctionSelector('aggregate3((address,bool,bytes)[])');
const GET_ATTESTATION = toFunctionSelector('getAttestation(bytes32)');

function call(chain: StubChain, to: Address, data: Hex): Hex {
  const isTo = (address: Address) => to.toLowerCase() === address.toLowerCase();
  if (isTo(chain.multicall) && data.startsWith(AGGREGATE))
    return encodeAnswers(decodeCalls(data).map((each) => call(chain, each.to, each.data)));
  if (isTo(chain.eas) && data.startsWith(GET_ATTESTATION))
    return encodeAttestation(chain.findAttestation(`0x${data.slice(10)}`));
  const { functionName, args } = decodeFunctionData({ abi: readAbi, data });
  if (isTo(chain.eas) && functionName === 'getSchemaRegistry')
    return encodeFunctionResult({ abi: readAbi, functionName, result: chain.registry });
  const found = isTo(chain.registry) && functionName === 'getSchema' && chain.findSchema(args[0]);
  if (!found) throw new RefusalError('execution reverted');
  return encodeFunctionResult({ abi: readAbi, functionName, result: { uid: args[0], ...found } });
}

function listLogs(chain: StubChain, filter: LogFilter): object[] {
  const isEas = filter.address.some((each) => each.toLowerCase() === chain.eas.toLowerCase());
  if (!isEas || !filter.topics[0].includes(topics.attested)) return [];
  const ofBlock = ({ number, hash, time }: StubBlock) =>
    chain.listAttestations(number).map(({ uid, schema, recipient, attester, txid, logIndex }) => ({
      address: chain.eas.toLowerCase(),
      topics: [
        topics.attested,
        ...[recipient, attester].map((each) => `0x${toWord(each)}`),
        schema.toLowerCase(),
      ],
      data: uid,
      blockNumber: toQuantity(number),
      blockHash: hash,
      blockTimestamp: toQuantity(time),
      transactionHash: txid,
      logIndex: toQuantity(logIndex),
      removed: false,
    }));
  if (filter.blockHash !== undefined) {
    for (let number = chain.head; number >= 0; number--) {
      const block = chain.findBlock(number);
      if (block?.hash === filter.blockHash) return ofBlock(block);
    }
    throw new RefusalError('unknown block');
  }
  const [from, to] = [Number(filter.fromBlock), Math.min(chain.head, Number(filter.toBlock))];
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, nth) => chain.findBlock(from + nth)).flatMap(
    (block) => (block ? ofBlock(block) : []),
  );
}

function answer(chain: StubChain, { method, params }: Question): unknown {
  switch (method) {
    case 'eth_chainId':
      return toQuantity(chain.id);
    case 'eth_getBlockByNumber': {
      const found = chain.findBlock(params[0] === 'latest' ? chain.head : Number(params[0]));
      if (!found) return null;
      const { number, hash, parentHash, time } = found;
      return { number: toQuantity(number), hash, parentHash, timestamp: toQuantity(time) };
    }
    case 'eth_getLogs':
      return listLogs(chain, params[0] as LogFilter);
    case 'eth_call': {
      const { to, data } = params[0] as { to: Address; data: Hex };
      return call(chain, to, data);
    }
  }
  throw new RefusalError(`the method ${method} does not exist`);
}

/** A node for the scan's requests while accounts only attest; `stubRpc.chain.test.ts` compares it with anvil. */
export async function serveStubRpc(chain: StubChain): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = JSON.parse(Buffer.concat(chunks).toString()) as Question;
    const { id } = question;
    const send = (said: object) => response.end(JSON.stringify({ jsonrpc: '2.0', id, ...said }));
    try {
      send({ result: answer(chain, question) });
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      send({ error: { code: -32000, message: error.message } });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
