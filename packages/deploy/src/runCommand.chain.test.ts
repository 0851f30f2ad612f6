import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { base, baseSepolia, mainnet, sepolia } from '@org/chain-config';
import { SCHEMA_NAMES } from '@org/contests';
import { buildDeployment, getProtocolParts } from '@org/contests/deploy';
import { create2ProxyDeployer, multicall3Address, profileAddress, profileDeployment } from '@org/contracts';
import { accounts, type EmptyChain, startEmptyChain } from '@org/local-stack';
import { decodeFunctionData, type Hex, multicall3Abi, numberToHex, parseEther } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { shape } from '../test/shapes.ts';
import { runCommand } from './runCommand.ts';

const { address: payer, privateKey } = accounts[0];

/** Profile, the resolver, its schemas and the schema of notes. */
const PARTS = 3 + SCHEMA_NAMES.length;
/** The gas limit of a transaction on chains with EIP-7825. */
const MAX_GAS = 2n ** 24n;

let chain: EmptyChain;
let empty: Hex;
let root: string;
/** The file in which the command records a transaction that may not be mined yet. */
let journal: string;

beforeAll(async () => {
  chain = await startEmptyChain();
  empty = await chain.client.snapshot();
  root = mkdtempSync(join(tmpdir(), 'laurel-protocol-'));
  journal = join(root, `.laurel/protocol/${sepolia.chain.id}-${payer.toLowerCase()}.json`);
});
beforeEach(async () => {
  await chain.client.revert({ id: empty });
  empty = await chain.client.snapshot();
  rmSync(journal, { force: true });
});
afterAll(async () => {
  await chain?.stop();
  rmSync(root, { recursive: true, force: true });
});

type Options = { readonly rpc?: string; readonly patienceMs?: number };

async function protocol(args: readonly string[], { rpc = chain.rpcUrl, patienceMs = 120_000 }: Options = {}) {
  const lines: string[] = [];
  const code = await runCommand([...args, '--rpc', rpc], {
    env: { PROTOCOL_PRIVATE_KEY: privateKey },
    out: (text) => lines.push(text),
    err: (text) => lines.push(text),
    root,
    patienceMs,
  });
  return { code, output: lines.join('\n') };
}

/** The parts of the protocol on a chain. */
const getParts = ({ eas }: typeof sepolia | typeof baseSepolia) =>
  getProtocolParts({ eas: eas.contract, schemaRegistry: eas.schemaRegistry });

type Call = { readonly to: Hex; readonly data: Hex; readonly value?: bigint };

/** Another account sends these, on the chain with this id. */
async function sendFromOther(chainId: number, calls: readonly Call[]) {
  await chain.setChainId(31_337);
  for (const call of calls) {
    const hash = await chain.client.sendTransaction({ account: accounts[5].address, ...call, chain: null });
    expect((await chain.client.waitForTransactionReceipt({ hash, checkReplacement: false })).status).toBe(
      'success',
    );
  }
  await chain.setChainId(chainId);
}

/** The calls of the last transaction, which must be a batch of Multicall3. */
async function readLastBatch() {
  const { transactions } = await chain.client.getBlock({ includeTransactions: true });
  const [{ to, input } = { to: null, input: '0x' as const }] = transactions;
  expect(to).toBe(multicall3Address.toLowerCase());
  const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data: input });
  if (functionName !== 'aggregate3') throw new Error(`It calls ${functionName}.`);
  expect(args[0].filter(({ allowFailure }) => allowFailure)).toEqual([]);
  return args[0].map(({ target, callData }) => ({ to: target, data: callData }));
}

const countTransactions = () => chain.client.getTransactionCount({ address: payer });

/** The rows of the report with this status, by name. */
const listRows = (output: string, status: string) =>
  output.split('\n').flatMap((line) => new RegExp(`^  (\\S.*?) +${status}(?:  |$)`).exec(line)?.[1] ?? []);

describe('a testnet of the OP stack that nobody has used for contests', () => {
  test('is reported with what is missing and what it costs, then created, then complete', async () => {
    await shape(chain, 'baseSepolia');
    const before = await protocol(['base-sepolia']);
    expect(before.code).toBe(1);
    expect(before.output).toMatch(
      /EAS +present +version 1\.4\.0 at 0x4200\S+21\n +code hash 0x[0-9a-f]{64}\n +behind the proxy: 0x[0-9a-fA-F]{40}\n +code hash 0x/,
    );
    expect(listRows(before.output, 'missing')).toHaveLength(PARTS);
    expect(before.output).toMatch(
      new RegExp(`  ${PARTS} parts in one transaction +[\\d,]+ gas +0\\.\\d+ ETH\\n`),
    );
    expect(before.output).toMatch(
      new RegExp(`Together 0\\.0\\d+ ETH\\.\\n[^]+\\nNot complete: ${PARTS} missing\\.$`),
    );
    expect(before.output).toContain(`"contestResolver": "${baseSepolia.contracts.contestResolver}"`);
    expect(before.output).not.toContain('auditor');
    expect(await countTransactions()).toBe(0);

    const done = await protocol(['base-sepolia', '--execute']);
    expect(done.code, done.output).toBe(0);
    expect(await countTransactions()).toBe(1);
    const { resolver, schemas, note } = getParts(baseSepolia);
    const calls = await readLastBatch();
    expect(calls).toHaveLength(PARTS);
    expect(calls).toEqual(
      [{ call: { to: resolver.call.to, data: profileDeployment.calldata } }, resolver, ...schemas, note].map(
        ({ call }) => call,
      ),
    );
    expect(done.output).toContain(`the code of this repository at ${resolver.address}`);

    expect(done.output).toContain(`"contestResolver": "${baseSepolia.contracts.contestResolver}"`);

    const again = await protocol(['base-sepolia', '--execute']);
    expect(again.code).toBe(0);
    expect(again.output).toMatch(/\nComplete\.$/);
    expect(await countTransactions()).toBe(1);
  });
});

describe('through Multicall3', () => {
  test.each([
    ['1.4', 'baseSepolia', 'base-sepolia'],
    ['0.26', 'sepolia', 'sepolia'],
  ] as const)(
    'one transaction for all parts, with EAS %s, fits under the gas limit of EIP-7825',
    async (_, name, slug) => {
      await shape(chain, name);
      const { code, output } = await protocol([slug, '--execute']);
      expect(code, output).toBe(0);
      expect(await countTransactions()).toBe(1);
      const [, estimated = ''] = / transaction: created in block \d+, (\d+) gas/.exec(output) ?? [];
      // Leaves room for the addition of a fifth to the limit.
      expect((BigInt(estimated) * 12n) / 10n).toBeLessThan(MAX_GAS);
      expect(BigInt(estimated)).toBeGreaterThan(0n);
    },
  );

  test('creates only the missing parts in one transaction', async () => {
    await shape(chain, 'sepolia');
    const { resolver, schemas, note } = getParts(sepolia);
    const existing = [resolver, note, ...schemas.slice(2, 5)].map(({ call }) => call);
    await sendFromOther(sepolia.chain.id, existing);
    const { code, output } = await protocol(['sepolia', '--execute']);
    expect(code, output).toBe(0);
    expect(await countTransactions()).toBe(1);
    const calls = await readLastBatch();
    expect(calls).toHaveLength(PARTS - existing.length);
    expect(calls.filter(({ data }) => existing.some((call) => call.data === data))).toEqual([]);
  });

  test('sends no batch if one part is missing', async () => {
    await shape(chain, 'sepolia');
    expect((await protocol(['sepolia', '--execute'])).code).toBe(0);
    await chain.client.setCode({ address: profileAddress, bytecode: '0x' });
    await chain.client.setNonce({ address: profileAddress, nonce: 0 });
    const { code, output } = await protocol(['sepolia', '--execute']);
    expect(code, output).toBe(0);
    const { transactions } = await chain.client.getBlock({ includeTransactions: true });
    expect(transactions).toMatchObject([{ input: profileDeployment.calldata }]);
  });

  test.each([
    ['before it is simulated', 'eth_estimateGas', 2, 1],
    ['before it is mined', 'eth_sendRawTransaction', 1, 2],
  ] as const)('is made again without a part that somebody creates %s', async (_, when, nth, sent) => {
    await shape(chain, 'sepolia');
    const { schemas, resolver } = getParts(sepolia);
    const others = [resolver, ...schemas.slice(0, 1)].map(({ call }) => call);
    let count = 0;
    const { url, close } = await serveBetween(async (method) => {
      if (method === when) count += 1;
      if (method === when && count === nth) await sendFromOther(sepolia.chain.id, others);
      return 'forward';
    });
    const { code, output } = await protocol(['sepolia', '--execute'], { rpc: url });
    close();
    expect(code, output).toBe(0);
    expect(output).toContain(
      `${PARTS} parts in one transaction: somebody else has created a part of it meanwhile`,
    );
    expect(output).toContain(`${PARTS - others.length} parts in one transaction: created`);
    expect(await countTransactions()).toBe(sent);
    expect(await readLastBatch()).toHaveLength(PARTS - others.length);
  });
});

describe('without a batch', () => {
  test('creates everything in single steps on a chain without Multicall3', async () => {
    await shape(chain, 'sepolia', { without: ['multicall3'] });
    const before = await protocol(['sepolia']);
    expect(before.output).toMatch(/Schema contest +[\d,]+ gas +0\.\d+ ETH/);
    expect(before.output).toMatch(/Schema note +[\d,]+ gas +0\.\d+ ETH/);
    const { code, output } = await protocol(['sepolia', '--execute']);
    expect(code, output).toBe(0);
    expect(await countTransactions()).toBe(PARTS);
  });

  test('creates everything in single steps on a chain without the deployment proxy', async () => {
    await shape(chain, 'sepolia', { without: ['proxy'] });
    const before = await protocol(['sepolia']);
    expect(before.output).toMatch(/Resolver +cannot be estimated before this exists: Deployment proxy/);
    const { code, output } = await protocol(['sepolia', '--execute']);
    expect(code, output).toBe(0);
    expect(output).toMatch(/\nComplete\.$/);
    // With the payment to the proxy's deployer.
    expect(await countTransactions()).toBe(PARTS + 1);
  });

  test('leaves out a step whose part somebody creates meanwhile', async () => {
    await shape(chain, 'sepolia', { without: ['multicall3'] });
    let sent = 0;
    const { url, close } = await serveBetween(async (method) => {
      if (isSending(method)) sent += 1;
      if (isSending(method) && sent === 2)
        await sendFromOther(sepolia.chain.id, [getParts(sepolia).note.call]);
      return 'forward';
    });
    const { code, output } = await protocol(['sepolia', '--execute'], { rpc: url });
    close();
    expect(code, output).toBe(0);
    expect(await countTransactions()).toBe(PARTS - 1);
  });
});

test('the command finds everything on the local chain', async () => {
  const { code, output } = await protocol(['local'], { rpc: rpcUrl });
  expect(code, output).toBe(0);
  expect(output).toMatch(/\nComplete\.$/);
});

describe('where money is real', () => {
  test('creates everything on a mainnet of the OP stack, and says what a fault could spoil', async () => {
    await shape(chain, 'base');
    const { code, output } = await protocol(['base', '--execute']);
    expect(code, output).toBe(0);
    expect(await countTransactions()).toBe(1);
    expect(await readLastBatch()).toHaveLength(PARTS);
    const notices = output.split('\n').filter((line) => line.includes('auditor'));
    expect(notices).toEqual([expect.stringMatching(/^No outside auditor has read .+ could spoil .+\.$/)]);
    expect(output.indexOf('auditor')).toBeLessThan(output.indexOf('in one transaction'));
    expect(output).toMatch(/\nComplete\.$/);
  });

  test('asks a mainnet of the OP stack what the data of a transaction costs', async () => {
    await shape(chain, 'base');
    const halfAnEther = numberToHex(5n * 10n ** 17n, { size: 32 });
    const { address } = base.chain.contracts.gasPriceOracle;
    // Answers every call with this number.
    await chain.client.setCode({ address, bytecode: `0x7f${halfAnEther.slice(2)}60005260206000f3` });
    const { output } = await protocol(['base']);
    expect(output).toMatch(/ parts in one transaction +[\d,]+ gas +0\.51\d+ ETH/);
  });

  test('creates everything on a mainnet with EAS 0.26 at another address', async () => {
    await shape(chain, 'mainnet');
    const { code, output } = await protocol(['mainnet', '--execute']);
    expect(code, output).toBe(0);
    expect(output).toMatch(/EAS +present +version 0\.26 at 0xA1207F3BBa224E2c9c3c6D5aF63D0eb1582Ce587/);
    expect(await countTransactions()).toBe(1);
    const { contract: eas, schemaRegistry } = mainnet.eas;
    expect(output).toContain(getProtocolParts({ eas, schemaRegistry }).resolver.address);
  });
});

test('a chain without EAS gets the deployment proxy and Profile, and is not complete', async () => {
  await shape(chain, 'sepolia', { without: ['eas', 'proxy', 'multicall3'] });
  const before = await protocol(['sepolia']);
  expect(before.output).toMatch(/EAS +missing +no contract at/);
  expect(before.output).toMatch(/Profile +cannot be estimated before this exists: Deployment proxy/);
  const { code, output } = await protocol(['sepolia', '--execute']);
  expect(code).toBe(1);
  expect(listRows(output, 'present')).toEqual(['Funds for the proxy', 'Deployment proxy', 'Profile']);
  expect(output).toMatch(new RegExp(`Not complete: 1 missing, ${PARTS} blocked\\.$`));
});

describe('signed elsewhere', () => {
  const file = () => join(root, 'batch.json');

  /** Another account sends what the file has; afterwards the chain is complete. */
  async function sendFile() {
    const { transactions } = JSON.parse(readFileSync(file(), 'utf8'));
    await sendFromOther(
      sepolia.chain.id,
      transactions.map(({ to, value, data }: Call) => ({ to, data, value: BigInt(value ?? 0) })),
    );
    const after = await protocol(['sepolia', '--unsigned', file()]);
    expect(after.code, after.output).toBe(0);
    expect(after.output).toMatch(/"contestResolver": "0x/);
  }

  test('writes one unsigned call for a Safe that creates everything', async () => {
    await shape(chain, 'sepolia');
    const { code, output } = await protocol(['sepolia', '--unsigned', file()]);
    expect(code).toBe(1);
    expect(output).toContain(`Wrote 1 transactions to ${file()}. When they are mined`);
    const batch = JSON.parse(readFileSync(file(), 'utf8'));
    expect(batch).toMatchObject({ version: '1.0', chainId: '11155111' });
    expect(batch.transactions).toMatchObject([{ to: multicall3Address, value: '0' }]);
    await sendFile();
  });

  test('writes one unsigned transaction for each part on a chain without Multicall3, in their order', async () => {
    await shape(chain, 'sepolia', { without: ['multicall3'] });
    const { code, output } = await protocol(['sepolia', '--unsigned', file()]);
    expect(code).toBe(1);
    expect(output).toContain(`Wrote ${PARTS} transactions to ${file()}. When they are mined`);
    await sendFile();
  });

  test('writes no unsigned transactions if other code is at the address of the resolver', async () => {
    await shape(chain, 'sepolia');
    const { address } = getParts(sepolia).resolver;
    await chain.client.setCode({ address, bytecode: '0x00' });
    const other = join(root, 'refused.json');
    const { code, output } = await protocol(['sepolia', '--unsigned', other]);
    expect(code).toBe(1);
    expect(output).toMatch(/EAS +present +version 0\.26 at 0x/);
    expect(output).toContain(`Resolver: the code at ${address} is not this repository's`);
    expect(output).toMatch(/Nothing was written\.$/);
    expect(existsSync(other)).toBe(false);
  });

  test('leaves out unsigned transactions that need a contract that does not exist yet', async () => {
    await shape(chain, 'sepolia', { without: ['eas', 'proxy', 'multicall3'] });
    const { output } = await protocol(['sepolia', '--unsigned', file()]);
    expect(output).toContain('Wrote 1 transactions');
    expect(output).toContain('without 2 that need others');
    const { transactions } = JSON.parse(readFileSync(file(), 'utf8'));
    expect(transactions).toMatchObject([{ value: '10000000000000000', data: '0x' }]);
  });

  test('leaves out the unsigned contracts on a chain without the deployment proxy', async () => {
    await shape(chain, 'sepolia', { without: ['proxy'] });
    const { output } = await protocol(['sepolia', '--unsigned', file()]);
    // The payment takes the place of Profile and the resolver; the proxy is signed already.
    expect(output).toContain(`Wrote ${PARTS - 1} transactions`);
    expect(output).toContain('without 3 that need others');
    const { transactions } = JSON.parse(readFileSync(file(), 'utf8'));
    const [{ to: proxyDeployer }] = transactions.filter(({ data }: Call) => data === '0x');
    expect(proxyDeployer).toBe(create2ProxyDeployer.address);
    const { schemas, note } = getParts(sepolia);
    for (const { call } of [...schemas, note])
      expect(transactions).toContainEqual(expect.objectContaining(call));
  });

  test('leaves the file of an earlier run alone if no unsigned transaction is needed', async () => {
    await shape(chain, 'sepolia', { without: ['eas', 'proxy', 'multicall3'] });
    await protocol(['sepolia', '--unsigned', file()]);
    const before = readFileSync(file(), 'utf8');
    const { address, value } = create2ProxyDeployer;
    await chain.client.setBalance({ address, value });
    const { output } = await protocol(['sepolia', '--unsigned', file()]);
    expect(output).toContain('Wrote nothing: Deployment proxy comes first and is signed already.');
    expect(readFileSync(file(), 'utf8')).toBe(before);
  });

  test('does not overwrite another file with unsigned transactions', async () => {
    await shape(chain, 'sepolia');
    writeFileSync(join(root, 'mine.json'), '{}');
    const { code, output } = await protocol(['sepolia', '--unsigned', join(root, 'mine.json')]);
    expect(code).toBe(2);
    expect(output).toContain('is not a file of this command');
    expect(readFileSync(join(root, 'mine.json'), 'utf8')).toBe('{}');
  });
});

type Fate = 'forward' | 'lose' | 'drop' | object;

/**
 * Forwards requests to the chain. `sees` gets each method and decides: `forward`, `lose` (the chain gets the request, the
 * caller no answer), `drop` (neither), or an answer of its own.
 */
async function serveBetween(sees: (method: string) => Fate | Promise<Fate>) {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { method, id } = JSON.parse(body);
    const fate = await sees(method);
    const headers = { 'content-type': 'application/json' };
    if (typeof fate === 'object') return response.end(JSON.stringify({ jsonrpc: '2.0', id, ...fate }));
    const ask = async () => (await fetch(chain.rpcUrl, { method: 'POST', headers, body })).text();
    const answer = fate === 'drop' ? '' : await ask();
    if (fate !== 'forward') return server.emit('lost');
    response.writeHead(200, headers).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url, lost: once(server, 'lost'), close };
}

const isSending = (method: string) => method === 'eth_sendRawTransaction';

describe('after an interruption', () => {
  /** Runs until the first transaction, of which the run learns nothing more. */
  async function runUntilSent(fate: 'lose' | 'drop') {
    const { url, lost, close } = await serveBetween((method) => (isSending(method) ? fate : 'forward'));
    const run = protocol(['sepolia', '--execute'], { rpc: url });
    await lost;
    close();
    await run;
    expect(existsSync(journal)).toBe(true);
  }

  const complete = async (transactions: number) => {
    const { code, output } = await protocol(['sepolia', '--execute']);
    expect(code, output).toBe(0);
    expect(await countTransactions()).toBe(transactions);
    expect(existsSync(journal)).toBe(false);
  };

  test.each([
    ['that is mined', 'lose', true, PARTS],
    ['that waits', 'lose', false, PARTS],
    ['that was not sent yet', 'drop', true, 4],
  ] as const)('at any single step, %s, creates nothing twice', async (_, fate, isMinedAtOnce, times) => {
    await shape(chain, 'sepolia', { without: ['multicall3'] });
    await chain.client.setAutomine(isMinedAtOnce);
    try {
      for (let killed = 0; killed < times; killed += 1) {
        await runUntilSent(fate);
        if (!isMinedAtOnce) await chain.client.mine({ blocks: 1 });
      }
    } finally {
      await chain.client.setAutomine(true);
    }
    await complete(PARTS);
  });

  test.each([
    ['that is mined', 'lose', true],
    ['that waits', 'lose', false],
    ['that was not sent yet', 'drop', true],
  ] as const)('at the one transaction, %s, sends no second one', async (_, fate, isMinedAtOnce) => {
    await shape(chain, 'sepolia');
    await chain.client.setAutomine(isMinedAtOnce);
    try {
      await runUntilSent(fate);
      if (!isMinedAtOnce) await chain.client.mine({ blocks: 1 });
    } finally {
      await chain.client.setAutomine(true);
    }
    await complete(1);
  });

  test('sends the rest in a second one after a killed run was overtaken', async () => {
    await shape(chain, 'sepolia');
    await runUntilSent('drop');
    await sendFromOther(sepolia.chain.id, [getParts(sepolia).resolver.call]);
    await complete(2);
    expect(await readLastBatch()).toHaveLength(PARTS - 1);
  });

  test('pays more for the same transaction when a killed run continues on a chain that asks for more', async () => {
    await shape(chain, 'sepolia');
    await runUntilSent('drop');
    const { baseFeePerGas } = await chain.client.getBlock();
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: (baseFeePerGas ?? 0n) * 10n });
    await chain.client.mine({ blocks: 1 });
    await complete(1);
    // A snapshot does not include it.
    await chain.client.setNextBlockBaseFeePerGas({ baseFeePerGas: baseFeePerGas ?? 0n });
  });

  test('continues a run whose process was killed', async () => {
    await shape(chain, 'sepolia', { without: ['multicall3'] });
    let sent = 0;
    const { url, lost, close } = await serveBetween((method) => {
      if (isSending(method)) sent += 1;
      return sent < 4 ? 'forward' : 'lose';
    });
    const fixture = join(import.meta.dirname, '../test/runIn.ts');
    const child = spawn(process.execPath, [fixture, root, 'sepolia', '--execute', '--rpc', url], {
      env: { PROTOCOL_PRIVATE_KEY: privateKey },
      stdio: 'ignore',
    });
    await lost;
    child.kill('SIGKILL');
    await once(child, 'exit');
    close();
    await complete(PARTS);
  });
});

describe('refusals', () => {
  const refuse = async (words: string, code: number, options?: Options) => {
    const answer = await protocol(['sepolia', '--execute'], options);
    expect(answer.output).toContain(words);
    expect(answer.code).toBe(code);
    expect(await countTransactions()).toBe(0);
  };

  test('sends nothing without enough for what nodes ask for before each step, and says how much is missing', async () => {
    await shape(chain, 'sepolia');
    const has = 10n ** 15n;
    await chain.client.setBalance({ address: payer, value: has });
    const { code, output } = await protocol(['sepolia', '--execute']);
    expect(code).toBe(1);
    const [, more = ''] =
      /has 0\.001 ETH and needs about 0\.0\d+: (0\.\d+) ETH more\. .* Nothing was sent\.$/.exec(output) ?? [];
    await chain.client.setBalance({ address: payer, value: has + parseEther(more) - 1n });
    await refuse('0.000000000000000001 ETH more.', 1);
    await chain.client.setBalance({ address: payer, value: has + parseEther(more) });
    expect((await protocol(['sepolia', '--execute'])).code).toBe(0);
  });

  test('sends no transaction that is not of this run, though its file says so', async () => {
    await shape(chain, 'sepolia');
    const signed = await privateKeyToAccount(privateKey).signTransaction({
      ...{ type: 'eip1559', chainId: sepolia.chain.id, nonce: 0, to: accounts[1].address, value: 1n },
      ...{ gas: 21_000n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n },
    });
    mkdirSync(dirname(journal), { recursive: true });
    writeFileSync(journal, JSON.stringify({ part: 'Profile', nonce: 0, signed: [signed] }));
    await refuse('a transaction that this command does not send for this step. Nothing was sent.', 1);
  });

  test('sends nothing if other code is at an address', async () => {
    await shape(chain, 'sepolia');
    await chain.client.setCode({ address: profileAddress, bytecode: '0x00' });
    await refuse(`Profile: the code at ${profileAddress} is not this repository's`, 1);
  });

  test('sends nothing if other code is at the address of the resolver, and says which EAS it found', async () => {
    await shape(chain, 'sepolia');
    const { address } = getParts(sepolia).resolver;
    await chain.client.setCode({ address, bytecode: '0x00' });
    await refuse(`Resolver: the code at ${address} is not this repository's`, 1);
    await refuse('version 0.26 at', 1);
    const report = await protocol(['sepolia']);
    expect(report.code).toBe(1);
    expect(listRows(report.output, 'wrong')).toEqual(['Resolver']);
    expect(report.output).not.toContain('Each step is one transaction');
  });

  test('sends nothing of a batch that is not of this run, though its file says so', async () => {
    await shape(chain, 'sepolia');
    const { resolver, note } = getParts(sepolia);
    const stranger = { to: accounts[1].address, data: '0x' } as const;
    const { to, data } = buildDeployment({
      multicall3: multicall3Address,
      calls: [resolver.call, note.call, stranger],
    });
    const signed = await privateKeyToAccount(privateKey).signTransaction({
      ...{ type: 'eip1559', chainId: sepolia.chain.id, nonce: 0, to, data },
      ...{ gas: MAX_GAS, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n },
    });
    mkdirSync(dirname(journal), { recursive: true });
    for (const part of ['2 parts in one transaction', '3 parts in one transaction']) {
      writeFileSync(journal, JSON.stringify({ part, nonce: 0, signed: [signed] }));
      await refuse('a transaction that this command does not send for this step. Nothing was sent.', 1);
    }
  });

  test('sends nothing while the account has a transaction that is not mined', async () => {
    await shape(chain, 'sepolia');
    await chain.setChainId(31_337);
    await chain.client.setAutomine(false);
    try {
      await chain.client.sendTransaction({ account: payer, to: accounts[1].address, value: 1n, chain: null });
      await chain.setChainId(sepolia.chain.id);
      await refuse('has transactions that are not mined', 1, { patienceMs: 0 });
    } finally {
      // Otherwise it is mined during the next test.
      await chain.client.mine({ blocks: 1 });
      await chain.client.setAutomine(true);
    }
  });

  test('remembers no transaction that the node rejects', async () => {
    await shape(chain, 'sepolia');
    const { url, close } = await serveBetween((method) =>
      isSending(method) ? { error: { code: -32_000, message: 'intrinsic gas too low' } } : 'forward',
    );
    await refuse('The node rejected the transaction: intrinsic gas too low.', 1, { rpc: url });
    close();
    expect(existsSync(journal)).toBe(false);
  });

  test('the command sends nothing to another chain', async () => {
    await shape(chain, 'mainnet');
    await refuse('The endpoint serves chain 1, not 11155111.', 2);
  });
});

test('stops if the endpoint changes its chain between two transactions', async () => {
  await shape(chain, 'sepolia', { without: ['multicall3'] });
  let sent = 0;
  const { url, close } = await serveBetween((method) => {
    if (isSending(method)) sent += 1;
    return method === 'eth_chainId' && sent > 0 ? { result: '0x1' } : 'forward';
  });
  const { code, output } = await protocol(['sepolia', '--execute'], { rpc: url });
  close();
  expect(code).toBe(2);
  expect(output).toContain('The endpoint serves chain 1, not 11155111.');
  expect(await countTransactions()).toBe(1);
});
