import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Address, type ChainConfig, type Hex, local } from '@org/chain-config';
import { afterEach, describe, expect, test } from 'vitest';
import { rpcUrl } from '../../../tools/test/vitest/chains.ts';
import { schemaDefinitions } from '../deployments/createDeployments.ts';
import { checkChain } from './checkChain.ts';
import { type ExpectedSchema, listSchemas } from './checkSchema.ts';
import type { Finding } from './finding.ts';

const nobody: Address = '0x000000000000000000000000000000000000dEaD';
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('the local chain', () => {
  test('matches the configuration', async () => {
    const findings = await checkChain(local, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toEqual({
      'chain id': 'ok',
      'eas.contract': 'ok',
      'EAS version': 'ok',
      'eas.schemaRegistry': 'ok',
      'contest schema': 'ok',
      'evaluation schema': 'ok',
      'contracts.profile': 'ok',
      'contracts.contestResolver': 'ok',
      'chain multicall3': 'ok',
      scan: 'ok',
    });
    expect(detail(findings, 'EAS version')).toBe('1.4.0, delegated requests as since 1.3');
    expect(detail(findings, 'evaluation schema')).toBe(
      `registered: ${schemaDefinitions.evaluation.definition}`,
    );
  });

  test('finds the registry through EAS if the configuration has none', async () => {
    const config = { ...local, eas: { ...local.eas, schemaRegistry: null } };
    const found = statuses(await checkChain(config, { rpcUrl, scanUrl: await serveScan() }));
    expect(found).toMatchObject({ 'eas.schemaRegistry': 'ok', 'contest schema': 'ok' });
  });
});

describe('checkChain', () => {
  test('reports another chain, without further checks', async () => {
    const config = { ...local, chain: { ...local.chain, id: 8453 } };
    const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toEqual({ 'chain id': 'wrong', scan: 'ok' });
    expect(detail(findings, 'chain id')).toBe('is chain 31337');
  });

  test('reports an address without code', async () => {
    const config = { ...local, eas: { ...local.eas, contract: nobody } };
    const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toMatchObject({
      'eas.contract': 'wrong',
      'EAS version': 'wrong',
      'eas.schemaRegistry': 'wrong',
      'contest schema': 'ok',
    });
    expect(detail(findings, 'eas.contract')).toBe(`no code at ${nobody}`);
  });

  test('reports an address with other code', async () => {
    const contract = local.chain.contracts.multicall3.address;
    const config = { ...local, eas: { ...local.eas, contract } };
    const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toMatchObject({ 'eas.contract': 'ok', 'EAS version': 'wrong' });
    expect(detail(findings, 'EAS version')).toBe('the call reverted');
  });

  test("reports a registry that is not EAS's", async () => {
    const config = { ...local, eas: { ...local.eas, schemaRegistry: local.eas.contract } };
    const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toMatchObject({ 'eas.schemaRegistry': 'wrong', 'contest schema': 'wrong' });
    expect(detail(findings, 'eas.schemaRegistry')).toContain(`EAS names ${local.eas.schemaRegistry}`);
  });

  test('reports a Profile that is not deployed, as absent', async () => {
    const config: ChainConfig = { ...local, contracts: { ...local.contracts, profile: nobody } };
    const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toMatchObject({ 'contracts.profile': 'absent' });
  });

  test('reports a resolver that is not deployed yet, as absent, and another one as wrong', async () => {
    const check = async (contestResolver: Address | undefined) => {
      const config: ChainConfig = { ...local, contracts: { ...local.contracts, contestResolver } };
      const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
      return [statuses(findings)['contracts.contestResolver'], statuses(findings)['contest schema']];
    };
    expect(await check(nobody)).toEqual(['absent', 'wrong']);
    expect(await check(local.contracts.profile)).toEqual(['wrong', 'wrong']);
    expect(await check(undefined)).toEqual(['absent', 'wrong']);
  });

  test('reports a schema UID that is not registered', async () => {
    const contestSchemaUid: Hex = `0x${'ab'.repeat(32)}`;
    const config = { ...local, eas: { ...local.eas, contestSchemaUid } };
    const findings = await checkChain(config, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toMatchObject({
      'contest schema': 'absent',
      'evaluation schema': 'ok',
      scan: 'absent',
    });
  });

  test('reports the schema UID of another schema', async () => {
    const eas = { ...local.eas, contestSchemaUid: local.eas.evaluationSchemaUid };
    const findings = await checkChain({ ...local, eas }, { rpcUrl, scanUrl: await serveScan() });
    expect(statuses(findings)).toMatchObject({
      'contest schema': 'wrong',
      'evaluation schema': 'ok',
      scan: 'wrong',
    });
    expect(detail(findings, 'contest schema')).toMatch(/^says definition "uint16 entry/);
  });
});

describe('a broken endpoint', () => {
  const answers: readonly (readonly [name: string, answer: RequestListener, detail: RegExp])[] = [
    ['an error', (_, response) => response.writeHead(503).end('no'), /answered 503/],
    ['too many requests', (_, response) => response.writeHead(429).end('{}'), /answered 429/],
    ['an HTML page', (_, response) => response.end('<!doctype html>'), /not JSON/],
    ['an empty body', (_, response) => response.end(''), /not JSON/],
    ['an endless body', (_, response) => response.write('{'), /no answer in time/],
    ['no response', () => undefined, /no answer in time/],
    [
      'a closed connection',
      (request) => request.socket.destroy(),
      /other side closed|socket|terminated|ECONNRESET/i,
    ],
    ['a huge body', (_, response) => response.end('"'.padEnd(2_000_000, 'x')), /more than 1000000 bytes/],
    [
      'a JSON-RPC error',
      (_, response) => response.end('{"error":{"code":-32005,"message":"limit"},"errors":[{}]}'),
      /error/,
    ],
  ];

  test.each(answers)('counts as unreachable: %s', async (_name, answer, reason) => {
    const url = await serve(answer);
    // Long, except where the answer is the time-out: a busy machine may need a second for the others.
    const timeoutMs = reason.test('no answer in time') ? 300 : 30_000;
    const findings = await checkChain(local, { rpcUrl: url, scanUrl: url, timeoutMs });
    expect(statuses(findings)).toEqual({ 'chain id': 'unreachable', scan: 'unreachable' });
    expect(detail(findings, 'chain id')).toMatch(reason);
    expect(detail(findings, 'scan')).toMatch(reason);
  });

  test('counts as unreachable at a closed port', async () => {
    const url = 'http://127.0.0.1:1';
    const findings = await checkChain(local, { rpcUrl: url, scanUrl: url });
    expect(statuses(findings)).toEqual({ 'chain id': 'unreachable', scan: 'unreachable' });
  });
});

describe('a lying RPC', () => {
  const registry = schemaDefinitions.contest.definition;
  const lies: readonly (readonly [name: string, lie: Lie, subject: string, detail: RegExp])[] = [
    ['about its id', ({ method }) => method === 'eth_chainId' && '0x2105', 'chain id', /is chain 8453/],
    [
      'with a chain id that is not hexadecimal',
      ({ method }) => method === 'eth_chainId' && 'base',
      'chain id',
      /not hexadecimal/,
    ],
    ['about code', ({ method }) => method === 'eth_getCode' && '0x', 'eas.contract', /no code/],
    ['with nothing at all', ({ method }) => method === 'eth_call' && '0x', 'EAS version', /.+/],
    ['with noise', ({ method }) => method === 'eth_call' && `0x${'f'.repeat(256)}`, 'contest schema', /.+/],
    [
      'about a schema',
      (_, result) => result.replace(toHex(registry), toHex(registry.replace('title', 'tilte'))),
      'contest schema',
      /says definition .*tilte/,
    ],
    [
      'about whether a schema may be revoked',
      (_, result) => (result.includes(toHex(registry)) ? setWord(result, 3, '0') : result),
      'contest schema',
      /says revocable false/,
    ],
    [
      'about a type hash',
      (_, result) => (result.startsWith('0xfeb2925a') ? result.replace('0xfe', '0xff') : result),
      'EAS version',
      /1\.4\.0, unknown type hashes 0xffb2925a/,
    ],
  ];

  test.each(lies)('is reported as wrong: %s', async (_name, lie, subject, reason) => {
    const findings = await checkChain(local, { rpcUrl: await serveLie(lie), scanUrl: await serveScan() });
    expect(statuses(findings)[subject]).toBe('wrong');
    expect(detail(findings, subject)).toMatch(reason);
  });

  test('cannot print terminal control characters', async () => {
    const url = await serve((_, response) =>
      response.end('{"error":{"message":"\\u001b[2J\\n::error::\\u202e x"}}'),
    );
    const findings = await checkChain(local, { rpcUrl: url, scanUrl: url });
    expect(detail(findings, 'chain id')).toBe('answered an error: [2J ::error:: x');
  });
});

describe('a scan that', () => {
  const schemata = listSchemas(local).map(toScanSchema);
  const [contest, evaluation] = schemata;
  const answers: readonly (readonly [name: string, data: unknown, status: string, detail: RegExp])[] = [
    ['knows no schema', { schemata: [] }, 'absent', /not deployed yet/],
    ['knows one schema', { schemata: [contest] }, 'absent', /not deployed yet/],
    [
      'returns another schema definition',
      { schemata: [contest, { ...evaluation, schema: 'x' }] },
      'wrong',
      /says definition "x"/,
    ],
    ['answers another question', { attestations: [] }, 'wrong', /has no list of schemas/],
    ['answers nothing', null, 'wrong', /has no list of schemas/],
    ['answers with invalid rows', { schemata: [null, 1, { id: {} }] }, 'absent', /not deployed yet/],
  ];

  test.each(answers)('%s is reported', async (_name, data, status, reason) => {
    const scanUrl = await serve((_, response) => response.end(JSON.stringify({ data })));
    const findings = await checkChain(local, { rpcUrl, scanUrl });
    expect(statuses(findings).scan).toBe(status);
    expect(detail(findings, 'scan')).toMatch(reason);
  });
});

function statuses(findings: readonly Finding[]) {
  return Object.fromEntries(findings.map(({ subject, status }) => [subject, status]));
}

function detail(findings: readonly Finding[], subject: string) {
  return findings.find((finding) => finding.subject === subject)?.detail;
}

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A scan that returns the two schemas for any query. */
function serveScan() {
  const schemata = listSchemas(local).map(toScanSchema);
  return serve((_, response) => response.end(JSON.stringify({ data: { schemata } })));
}

function toScanSchema({ uid, definition, ...rest }: ExpectedSchema) {
  return { id: uid, schema: definition, ...rest };
}

/** The false answer to a request, or `false` to answer truthfully. */
type Lie = (request: { readonly method: string }, result: string) => string | false;

/** A proxy of the local chain that changes its answers. */
function serveLie(lie: Lie) {
  return serve(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const honest = await (
      await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).json();
    const result = typeof honest.result === 'string' ? honest.result : '';
    const told = lie(JSON.parse(body), result);
    response.end(JSON.stringify(told === false ? honest : { ...honest, result: told }));
  });
}

function toHex(text: string) {
  return Buffer.from(text).toString('hex');
}

/** Replaces one 32-byte word of an answer. */
function setWord(result: string, index: number, value: string) {
  const at = 2 + 64 * index;
  return result.slice(0, at) + value.padStart(64, '0') + result.slice(at + 64);
}
