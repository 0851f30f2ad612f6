import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hex, keccak256, numberToHex, pad } from 'viem';
import { getProof } from 'viem/actions';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rpcUrl as url } from '../../../../tools/test/vitest/chains.ts';
import { captureCommand } from '../../test/captureCommand.ts';
import { nameHost, OTHER_JUDGE, useLocalChain } from '../../test/localChain.ts';
import {
  playOpenContest,
  playPostponedContest,
  playRevokedContest,
  playSealedContest,
  playWithdrawnReview,
} from '../../test/localContest.ts';
import { word } from '../../test/make.ts';
import { leavesOf, tamper } from '../../test/tamper.ts';
import type { Json } from '../base/canonicalJson.ts';
import { hashProofBundle, type ProofBundle, type RankingBundle, toProofJson } from '../proof/proofBundle.ts';
import { findNamedBlock } from '../proof/readProofBundle.ts';
import { verifyProof } from '../proof/verifyProof.ts';
import { createTerminal } from './input/terminal.ts';
import { runCommand } from './runCommand.ts';

vi.mock(import('../proof/verifyProof.ts'), { spy: true });

const chain = useLocalChain();
const { client, config, test: node } = chain;
let folder: string;
/** The contests with open and sealed judging, and their bundles' texts. */
let open: Hex;
let sealed: Hex;
let text: string;
let sealedText: string;
let bundle: ProofBundle;
let blockHash: Hex;
let blockNumber: bigint;

const file = (name: string) => join(folder, name);

/** How long the command waits for a later block. */
let patienceMs = 0;

async function contests(...argv: readonly string[]) {
  return captureCommand(argv, { env: {}, folder, patienceMs });
}

async function take(uid: Hex, name: string, ...options: readonly string[]): Promise<string> {
  const taken = await contests('bundle', url, uid, '--out', file(name), ...options);
  expect(taken).toMatchObject({ code: 0, out: '', err: expect.stringMatching(/^Taken: block \d+, /) });
  return readFile(file(name), 'utf8');
}

const offline = async (changed: string, hash: string = blockHash) => {
  await writeFile(file('changed.json'), changed);
  return contests('verify', '--bundle', file('changed.json'), '--block-hash', hash, '--offline');
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-proof-'));
  open = await playOpenContest(chain);
  text = await take(open, 'open.json');
  sealed = await playSealedContest(chain);
  sealedText = await take(sealed, 'sealed.json');
  bundle = JSON.parse(text);
  blockHash = findNamedBlock(text) ?? '0x';
  ({ number: blockNumber } = await client.getBlock({ blockHash }));
});
afterAll(() => rm(folder, { recursive: true }));

test('verifies the result of a contest on the chain without a connection', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  const fetched = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { code, out } = await offline(text);
  expect(code).toBe(0);
  expect(out).toContain(
    [
      'Rank  Mean score  Reviews  Entry  Content hash',
      `1     25.00       1        5      ${word(0x51)}`,
      `2     21.50       2        1      ${word(0xe1)}`,
      '',
      'Entry 2 was disqualified: Not its own work.',
      'Entry 3 was withdrawn.',
      'Entry 4 was withdrawn.',
    ].join('\n'),
  );
  expect(out).toContain(`Verified: contest ${open} on chain 31337 (local).`);
  expect(out).toContain(`: ${blockHash}\nResult hash: ${bundle.hash} (the contest is closed)`);
  expect(out).toContain('Proven: exactly these 15 acts, in this order');
  expect(out).toContain('Not proven: that the block is final');
  expect(connect).not.toHaveBeenCalled();
  expect(fetched).not.toHaveBeenCalled();
});

test('writes a bundle to the standard output that is one as it is', async () => {
  const written: string[] = [];
  const stdout = { write: (part: string) => written.push(part) };
  const terminal = createTerminal({ stdout, stderr: { write: () => {} } });
  expect(await runCommand(['bundle', url, open], terminal)).toBe(0);
  const redirected = written.join('');
  expect(await offline(redirected, findNamedBlock(redirected) ?? '')).toMatchObject({ code: 0 });
});

test('a bundle takes every kind of act', async () => {
  const revoked = await take(await playRevokedContest(chain), 'revoked.json');
  const postponed = await take(await playPostponedContest(chain), 'postponed.json');
  const kinds = [text, sealedText, revoked, postponed].flatMap(
    (each) => (JSON.parse(each) as ProofBundle).acts,
  );
  expect([...new Set(kinds.map(({ kind }) => kind))].sort((a, b) => a - b)).toEqual([
    1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
  ]);
  for (const each of [revoked, postponed])
    expect(await offline(each, findNamedBlock(each) ?? '')).toMatchObject({ code: 0 });
  expect(bundle.acts.some((act) => 'attestation' in act && act.attestation.bump === 1)).toBe(true);
});

test('verifies a sealed contest, and lists the withheld review', async () => {
  const hash = findNamedBlock(sealedText) ?? '';
  const { code, out } = await offline(sealedText, hash);
  expect(code).toBe(0);
  expect(out).toMatch(/^1 +20\.00 +1 +1 /m);
  expect(out).toContain(`${OTHER_JUDGE} has not revealed the review of entry 1.`);
});

test('verifies a contest whose sums became zero again', async () => {
  const withdrawn = await take(await playWithdrawnReview(chain), 'withdrawn.json');
  const { code, out } = await offline(withdrawn, findNamedBlock(withdrawn) ?? '');
  expect(code, out).toBe(0);
});

test('verify prints a verdict as JSON', async () => {
  const command = ['verify', '--bundle', file('open.json'), '--block-hash', blockHash, '--offline', '--json'];
  const { code, out } = await contests(...command);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ...{ status: 'verified', reason: null, chainId: 31337, contest: open, isClosed: true, acts: 15 },
    ...{ ranking: bundle.ranking, hash: bundle.hash, block: { hash: blockHash }, endpoints: [] },
  });
});

test("names EAS's code at that block", async () => {
  const command = ['verify', '--bundle', file('open.json'), '--block-hash', blockHash, '--offline'];
  const report = JSON.parse((await contests(...command, '--json')).out);
  const code = await client.getCode({ address: config.eas.contract });
  expect(report).toMatchObject({
    ...{
      eas: config.eas.contract,
      easCode: 'known',
      easVersion: '1.4.0',
      easCodeHash: keccak256(code ?? '0x'),
    },
    ...{ easProxyCodeHash: null, easImplementation: null },
  });
  const { out } = await contests(...command);
  expect(out).toContain(
    `EAS ${config.eas.contract} had, at that block only, code of version 1.4.0: ${report.easCodeHash}.`,
  );
});

/** A minimal ERC-1967 proxy, which runs the code at the address in its slot. */
const PROXY: Hex =
  '0x363d3d373d3d363d7f360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc545af43d6000803e6038573d6000fd5b3d6000f3';
const PROXY_SLOT = '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc';

test("proves EAS's implementation behind a proxy, and names an unknown one", async () => {
  const snapshot = await node.snapshot();
  onTestFinished(() => void node.revert({ id: snapshot }));
  const { contract } = config.eas;
  const implementation = '0xc0d3c0d3c0d3c0d3c0d3c0d3c0d3c0d3c0d30021';
  const code = (await client.getCode({ address: contract })) ?? '0x';
  await node.setCode({ address: implementation, bytecode: code });
  await node.setCode({ address: contract, bytecode: PROXY });
  await node.setStorageAt({ address: contract, index: PROXY_SLOT, value: pad(implementation) });
  await node.mine({ blocks: 1 });
  const proxied = await take(open, 'proxied.json');
  expect(JSON.parse(proxied).hash).toBe(bundle.hash);
  const command = ['verify', '--bundle', file('proxied.json'), '--block-hash', findNamedBlock(proxied) ?? ''];
  const { out } = await contests(...command, '--json');
  expect(JSON.parse(out)).toMatchObject({
    ...{ status: 'verified', easCode: 'unknown', easVersion: null, easCodeHash: keccak256(code) },
    ...{ easProxyCodeHash: keccak256(PROXY), easImplementation: implementation },
  });
  expect((await contests(...command)).out).toContain(
    `unknown here (easCode: unknown): ${keccak256(code)} through the proxy with the code ${keccak256(PROXY)}`,
  );
});

test('proves all submissions, and lists those that were not admitted', async () => {
  const logged = await take(open, 'submissions.json', '--submissions');
  const { hash, submissionActs, acts } = JSON.parse(logged) as ProofBundle;
  expect(hash).toBe(bundle.hash);
  expect(submissionActs?.map(({ kind }) => kind)).toEqual([2, 2, 2, 2, 3]);
  expect(acts.filter((act) => 'uid' in act).map(({ kind }) => kind)).toEqual([5, 9]);
  const at = findNamedBlock(logged) ?? '';
  const { code, out } = await offline(logged, at);
  expect(code).toBe(0);
  expect(out).toMatch(
    /^The submission 0x[0-9a-f]{64} of 0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65 was not admitted.$/m,
  );
  expect(out).toContain('Exactly these 5 acts of submitting were accepted, too.');
  const json = await contests('verify', '--bundle', file('changed.json'), '--block-hash', at, '--json');
  const { submissions } = JSON.parse(json.out);
  expect(submissions.map((each: { status: string; entry: number }) => [each.status, each.entry])).toEqual([
    ...[
      ['replaced', 3],
      ['withdrawn', 4],
      ['pending', null],
      ['admitted', 5],
    ],
  ]);
  const friends = {
    ...JSON.parse(logged),
    submissionActs: submissionActs?.filter((_, index) => index !== 2),
  };
  expect(await offline(toProofJson(friends), at)).toMatchObject({
    code: 1,
    out: expect.stringContaining('Refused: missing-act at submissionActs'),
  });
  expect(await contests('bundle', url, open, '--out', file('submissions.json'))).toMatchObject({
    err: expect.stringMatching(/^Kept: /),
  });
  await writeFile(file('upgraded.json'), text);
  await take(open, 'upgraded.json', '--submissions');
});

describe('--ranking-only', () => {
  let ranking: string;
  let at: string;
  let contest: Hex;
  beforeAll(async () => {
    contest = await playPostponedContest(chain);
    ranking = await take(contest, 'ranking.json', '--ranking-only');
    at = findNamedBlock(ranking) ?? '';
  });

  test('verifies a bundle without acts offline, and says what it does not prove', async () => {
    const { code, out } = await offline(ranking, at);
    expect(code).toBe(0);
    expect(out).toMatch(/^1 +25\.00 +1 +5 +submission 0x[0-9a-f]{64}$/m);
    expect(out).toMatch(new RegExp(`^2 +24\\.00 +1 +1 +${word(0xe1)}$`, 'm'));
    expect(out).toContain(`Verified: contest ${contest} on chain 31337 (local).`);
    expect(out).toContain(
      'Proven: the terms, and the sum, the number of reviews and the status of each entry',
    );
    expect(out).toMatch(
      /Not proven: [\s\S]*the reviews, their number per judge, who judged, and all other acts/,
    );
    const json = await contests('verify', '--bundle', file('changed.json'), '--block-hash', at, '--json');
    expect(JSON.parse(json.out)).toMatchObject({
      ...{ status: 'verified', format: 'laurel-ranking/1', acts: null, submissions: null, contest },
      ...{
        title: 'Tools for small libraries',
        isClosed: true,
        easCode: 'known',
        hash: JSON.parse(ranking).hash,
      },
      ...{ ranking: [{ entry: 5, rank: 1 }, { entry: 1, rank: 2 }, { entry: 2, rank: null }, {}, {}] },
    });
  });

  test('verifies a bundle without acts with endpoints, and refuses it for another contest', async () => {
    const command = ['--bundle', file('ranking.json'), '--rpc', url];
    expect(await contests('verify', ...command)).toMatchObject({ code: 0 });
    expect(await contests('verify', 'local', contest, ...command)).toMatchObject({ code: 0 });
    expect(await contests('verify', 'local', open, ...command)).toMatchObject({ code: 1 });
    expect(await contests('verify', '--bundle', file('ranking.json'), '--offline')).toMatchObject({
      ...{ code: 2, err: expect.stringContaining(`The bundle names block ${at}`) },
    });
  });

  test('refuses a bundle without acts that was changed', async () => {
    const forged = JSON.parse(ranking) as RankingBundle;
    const changed = { ...forged, ranking: forged.ranking.toReversed() };
    expect(
      await offline(toProofJson({ ...changed, hash: hashProofBundle(changed, true) }), at),
    ).toMatchObject({
      ...{ code: 1, out: expect.stringContaining('Refused: wrong-ranking at ranking') },
    });
    expect(await offline(ranking, word(1))).toMatchObject({ code: 1 });
  });

  test('keeps a bundle without acts, which never takes the place of one with them', async () => {
    const keep = (name: string, ...options: readonly string[]) =>
      contests('bundle', url, contest, '--out', file(name), ...options);
    expect(await keep('ranking.json', '--ranking-only')).toMatchObject({
      err: expect.stringMatching(/^Kept: /),
    });
    expect(await keep('ranking.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('not overwritten'),
    });
    await take(contest, 'acts.json');
    expect(await keep('acts.json', '--ranking-only')).toMatchObject({ code: 2 });
    expect(await keep('both.json', '--ranking-only', '--submissions')).toMatchObject({ code: 2 });
  });
});

describe('refuses', () => {
  test('every changed field, even with the result hash that follows', () => {
    for (const path of leavesOf(bundle as unknown as Json)) {
      const tampered = tamper(bundle as unknown as Json, path) as unknown as ProofBundle;
      const changed = path === 'hash' ? tampered : { ...tampered, hash: hashProofBundle(tampered, true) };
      const { status } = verifyProof({ text: toProofJson(changed), blockHash });
      expect([path, status]).toEqual([path, 'refused']);
    }
  });

  /** Changes of the real bundle, with the reason for which the command refuses each. */
  test.each<[string, string, () => Partial<ProofBundle>]>([
    ['a missing act', 'missing-act', () => ({ acts: bundle.acts.slice(1) })],
    ['a repeated act', 'extra-act', () => ({ acts: [...bundle.acts, ...bundle.acts.slice(-1)] })],
    ['acts in another order', 'wrong-order', () => ({ acts: bundle.acts.toReversed() })],
    ['another chain', 'another-chain', () => ({ chainId: 8453 })],
    ['another contest', 'another-contest', () => pick('contest', 'submissions', 'acts', 'ranking')],
    ['proofs of another contest', 'another-contest', () => pick('header', 'accountProof', 'storageProof')],
    ['acts of another contest', 'foreign-act', () => pick('acts')],
    ['an account proof of another block', 'another-block', () => pick('accountProof')],
    ['a storage proof of another block', 'another-storage', () => pick('storageProof')],
    ['a header of another block', 'wrong-block-hash', () => pick('header')],
    ['an unused node', 'wrong-storage-proof', () => ({ storageProof: [...bundle.storageProof, '0xc0'] })],
    ['another ranking', 'wrong-ranking', () => ({ ranking: bundle.ranking.toReversed() })],
  ])('a bundle with %s: %s', async (what, reason, change) => {
    const changed = { ...bundle, ...change() };
    const forged = toProofJson({ ...changed, hash: hashProofBundle(changed, true) });
    const hash = what === 'proofs of another contest' ? (findNamedBlock(sealedText) ?? '') : blockHash;
    const { code, out } = await offline(forged, hash);
    expect(code).toBe(1);
    expect(out).toContain(`Refused: ${reason}`);
  });

  test('the proof of another account', async () => {
    const proof = await getProof(client, {
      address: config.eas.contract,
      storageKeys: [word(0)],
      blockNumber,
    });
    const forged = { ...bundle, accountProof: proof.accountProof };
    const { code, out } = await offline(toProofJson({ ...forged, hash: hashProofBundle(forged, true) }));
    expect(code).toBe(1);
    expect(out).toContain('Refused: another-resolver at accountProof');
  });

  function pick(...names: readonly (keyof ProofBundle)[]): Partial<ProofBundle> {
    const other = JSON.parse(sealedText) as ProofBundle;
    return Object.fromEntries(names.map((name) => [name, other[name]]));
  }

  test('the hash of another block, another serialization, and another contest than was asked for', async () => {
    expect(await offline(text, word(1))).toMatchObject({
      code: 1,
      out: expect.stringContaining('wrong-block-hash'),
    });
    expect(await offline(`${text}\n`)).toMatchObject({
      code: 1,
      out: expect.stringContaining('not-canonical'),
    });
    const command = ['--bundle', file('open.json'), '--block-hash', blockHash, '--offline'];
    expect((await contests('verify', 'local', open, ...command)).code).toBe(0);
    expect(await contests('verify', 'local', sealed, ...command)).toMatchObject({
      code: 1,
      out: 'Refused: another-contest at contest.uid: The bundle, or its storage proof, is of another contest.',
    });
    expect(await contests('verify', 'base', open, ...command)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Refused: another-chain at chainId'),
    });
  });
});

test('exits with 2 if it cannot tell', async () => {
  await writeFile(file('newer.json'), text.replace('laurel-proof/1', 'laurel-proof/2'));
  await writeFile(file('result.json'), '{"format":"laurel-result/1"}');
  const of = (name: string) => ['verify', '--bundle', file(name), '--block-hash', blockHash];
  for (const [argv, words] of [
    [of('newer.json'), 'Cannot tell: unsupported-format at format'],
    [of('result.json'), 'Cannot tell: unsupported-format at format'],
    [of('nowhere.json'), 'cannot be read'],
    [['verify', '--bundle', file('open.json'), '--offline'], `The bundle names block ${blockHash}`],
    [['verify', '--block-hash', blockHash, '--offline'], 'Pass the file of a bundle'],
    [['verify', '--bundle', file('open.json'), '--block-hash', '0x12'], '--block-hash must be'],
    [[...of('open.json'), '--offline', '--rpc', url], '--offline asks no endpoint'],
    [[...of('open.json'), '--rpc', 'nowhere'], '--rpc must be URLs'],
    [[...of('open.json'), '--out', 'x'], 'Usage'],
    [['verify', 'base', ...of('open.json').slice(1)], 'Usage'],
    [['verify', 'nowhere', open, ...of('open.json').slice(1)], 'Unknown chain: nowhere'],
    [['verify', 'base', '0x12', ...of('open.json').slice(1)], 'UID of a contest must be'],
    [['verify', '--bundle', file('open.json'), '--rpc', 'http://127.0.0.1:9'], 'No endpoint has the block'],
    [['bundle', url, '0x12'], 'UID of a contest must be'],
    [['bundle', url, word(1)], 'no attestation with this UID'],
    [['bundle', url, sealed, '--out', file('open.json')], 'is not overwritten'],
  ] as const) {
    const { code, out, err } = await contests(...argv);
    expect([argv, code]).toEqual([argv, 2]);
    expect(out + err).toContain(words);
  }
});

describe('without --bundle', () => {
  const verifyJson = async (...argv: readonly string[]) => {
    const { code, out } = await contests('verify', url, ...argv, '--json');
    return { code, ...JSON.parse(out) };
  };

  test('recomputes and proves the result', async () => {
    const { code, out } = await contests('verify', url, open, '--closed');
    expect(code).toBe(0);
    expect(out).toContain(`\n1     25.00   1 of 3   1              25.00   5      ${word(0x51)}\n`);
    expect(out).toContain('Entry 2 was disqualified: Not its own work.\nEntry 3 was withdrawn.');
    expect(out).toMatch(
      /Block \d+, .*: 3 reviews counted, 3 not counted\.\nNot counted: 2 superseded, 1 withdrawn\./,
    );
    expect(out).toContain('The contest is closed.\nProven: the state of the block has exactly these acts');
    expect(out).toContain('is the word of 127.0.0.1 alone');
  });

  test('says that an endpoint without eth_getProof proves nothing', async () => {
    const error = { code: -32601, message: 'no eth_getProof' };
    const endpoint = await createEndpoint({ eth_getProof: () => ({ error }) });
    const { code, out } = await contests('verify', endpoint, open, '--closed');
    expect(code).toBe(0);
    expect(out).toContain('Not proven: no eth_getProof Only 127.0.0.1 says that no act is missing.');
    expect(out).not.toContain('Proven:');
  });

  test('compares a result as a page downloads it, also blocks later', async () => {
    expect(await contests('verify', url, open, '--out', file('result.open.json'))).toMatchObject({ code: 0 });
    await node.mine({ blocks: 2 });
    const bundled = await contests('verify', url, open, '--closed', '--bundle', file('result.open.json'));
    expect(bundled).toMatchObject({
      code: 0,
      out: expect.stringMatching(/The bundle agrees .* block \d+\./),
    });
    const result = JSON.parse(await readFile(file('result.open.json'), 'utf8')) as Json;
    const paths = leavesOf(result).filter((path) => path !== 'block.number');
    const byField = new Map(paths.map((path) => [path.replaceAll(/\[\d+\]/g, '[]'), path]));
    expect(byField.size).toBeGreaterThan(20);
    // By day one place of each field: cli.chain.test.ts changes every place.
    for (const path of process.env.LAUREL_FULL ? paths : byField.values()) {
      await writeFile(file('result.bad.json'), JSON.stringify(tamper(result, path)));
      const { code, reason, differences } = await verifyJson(open, '--bundle', file('result.bad.json'));
      expect([path, code, reason]).toEqual([path, 1, 'differs']);
      expect(differences.map((each: { path: string }) => each.path)).toContain(path);
    }
  });

  test('refuses a contest whose result can still change only with --closed', async () => {
    const snapshot = await node.snapshot();
    const uid = await playWithdrawnReview(chain);
    expect(await contests('verify', url, uid, '--out', file('result.judging.json'))).toMatchObject({
      ...{ code: 0, out: expect.stringContaining('Judging is open: the result can change.') },
    });
    const told = ['--bundle', file('result.judging.json')] as const;
    expect(await contests('verify', url, uid, ...told)).toMatchObject({ code: 0 });
    expect(await contests('verify', url, uid, '--closed', ...told)).toMatchObject({
      ...{ code: 1, out: expect.stringContaining('Refused: not-closed') },
    });
    expect(await verifyJson(uid, '--closed')).toMatchObject({
      ...{ code: 1, reason: 'not-closed', isClosed: false, state: 'judging', agrees: true },
      ...{ proof: { status: 'proven' }, blockHash: 'claimed' },
    });
    await take(uid, 'judging.json');
    const named = findNamedBlock(await readFile(file('judging.json'), 'utf8')) ?? '';
    const offlineProof = ['--bundle', file('judging.json'), '--block-hash', named, '--offline'] as const;
    expect(await contests('verify', ...offlineProof)).toMatchObject({ code: 0 });
    expect(await contests('verify', ...offlineProof, '--closed')).toMatchObject({
      ...{ code: 1, out: expect.stringContaining('Refused: not-closed') },
    });
    // The result of the earlier block is still compared after the end.
    await node.increaseTime({ seconds: 20_000 });
    await node.mine({ blocks: 1 });
    expect(await verifyJson(uid, ...told)).toMatchObject({ code: 0, isClosed: false, agrees: true });
    expect(await verifyJson(uid, '--closed')).toMatchObject({ code: 0, isClosed: true });
    await node.revert({ id: snapshot });
  });

  test('checks a proof by the word of the endpoint', async () => {
    const { code, out } = await contests('verify', url, open, '--closed', '--bundle', file('open.json'));
    expect(code).toBe(0);
    expect(out).toContain('Verified, if 127.0.0.1 is right about the block: contest');
    expect(await contests('verify', url, sealed, '--bundle', file('open.json'))).toMatchObject({
      ...{ code: 1, out: expect.stringContaining('another-contest') },
    });
  });

  test('names another contest and what the scan cannot be asked', async () => {
    await contests('verify', url, sealed, '--out', file('result.sealed.json'));
    expect(await contests('verify', url, open, '--bundle', file('result.sealed.json'))).toMatchObject({
      ...{ code: 1, out: expect.stringContaining('The bundle is for another contest.') },
    });
    for (const command of ['verify', 'show'])
      expect(await contests(command, url, open, '--scan')).toMatchObject({
        ...{ code: 2, err: expect.stringContaining('scan-unreachable') },
      });
  });
});

test('refuses a contest whose block an endpoint disputes', async () => {
  const disputing = await createEndpoint({
    eth_getBlockByNumber: (result, [number]) => ({
      result: number === 'latest' ? result : { ...(result as object), hash: word(7) },
    }),
  });
  const { code, out } = await contests('verify', disputing, open);
  expect(code).toBe(1);
  expect(out).toContain('Refused: disputed-block');
  const { out: json } = await contests('verify', disputing, open, '--json');
  expect(JSON.parse(json)).toMatchObject({ reason: 'disputed-block' });
});

test('reads a contest again at a later block before it says that its block is disputed', async () => {
  const { number: tip } = await client.getBlock();
  const replaced = await createEndpoint({
    eth_getBlockByNumber: (result, [number]) => {
      const isTip = number === numberToHex(tip);
      // The chain goes on once it was asked for the block.
      if (isTip) setTimeout(() => node.mine({ blocks: 1 }), 100);
      return { result: isTip ? { ...(result as object), hash: word(7) } : result };
    },
  });
  patienceMs = 15_000;
  const { code, out } = await contests('verify', replaced, open, '--json');
  patienceMs = 0;
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ reason: null, blockHash: 'claimed' });
});

test('list prints contests with their phases', async () => {
  const { code, out } = await contests('list', url);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`closed +${open} +Tools for small libraries`));
  expect(out).toMatch(new RegExp(`closed +${sealed} +Tools for small libraries`));
  const { out: json } = await contests('list', url, '--json', '--take', '1');
  expect(JSON.parse(json)).toHaveLength(1);
});

test('shows a contest, with hashes where its document is not in the attestation', async () => {
  const { code, out } = await contests('show', url, open);
  expect(code).toBe(0);
  expect(out).toMatch(/^Tools for small libraries\n\nState +\w+\n/);
  expect(out).toMatch(/\nDocument +ipfs:\/\/tools \(unsupported-uri\)\n/);
  expect(out).toMatch(/\nEntry 2 +0x0+e2 \(disqualified: Not its own work\.\)\n/);
});

type Answers = Readonly<Record<string, (result: unknown, params: readonly unknown[]) => object>>;

/** An endpoint that passes requests on, and changes the answers to some methods. */
async function createEndpoint(answers: Answers): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const headers = { 'content-type': 'application/json' };
    const answer = (await (await fetch(url, { method: 'POST', body, headers })).json()) as {
      result: unknown;
    };
    const { id, method, params = [] } = JSON.parse(body);
    const change = answers[method]?.(answer.result, params) ?? answer;
    response.writeHead(200, headers).end(JSON.stringify({ jsonrpc: '2.0', id, ...change }));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** An endpoint whose last final block is block 1. */
const createSlowEndpoint = () =>
  createEndpoint({
    eth_getBlockByNumber: (result, [block]) => ({
      result: block === 'finalized' ? { ...(result as object), number: '0x1' } : result,
    }),
  });

test('says that an endpoint without eth_getProof has no proof', async () => {
  const error = { code: -32601, message: `no eth_getProof \u202E${'x'.repeat(500)}` };
  const endpoint = await createEndpoint({ eth_getProof: () => ({ error }) });
  expect(await contests('bundle', endpoint, open, '--out', file('none.json'))).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^No proof available here: no eth_getProof \uFFFDx{1,190}… Another/),
  });
});

test('does not make a bundle from an endpoint whose proof has nodes that no trie has', async () => {
  const large = `0x${'c0'.repeat(1_025)}`;
  for (const change of [{ accountProof: [large] }, { storageProof: [{ proof: [large] }] }]) {
    const endpoint = await createEndpoint({
      eth_getProof: (result) => ({ result: { ...(result as object), ...change } }),
    });
    expect(await contests('bundle', endpoint, open)).toMatchObject({
      ...{ code: 2, out: '' },
      err: expect.stringContaining('a node that is not hex of at most 1024 bytes'),
    });
  }
});

test('names the fields of a header that this version does not know', async () => {
  const endpoint = await createEndpoint({
    eth_getBlockByNumber: (result) => ({
      result: { ...(result as object), inclusionListHash: word(1), hash: word(7) },
    }),
    debug_getRawHeader: () => ({ error: { code: -32601, message: 'no such method' } }),
  });
  expect(await contests('bundle', endpoint, open)).toMatchObject({
    ...{ code: 2, out: '' },
    err: expect.stringMatching(
      /No proof available here: .* fields that this version does not know: inclusionListHash/,
    ),
  });
});

test('does not make a bundle that verifiers would reject', async () => {
  vi.mocked(verifyProof)
    .mockClear()
    .mockReturnValueOnce({ status: 'unsupported', reason: 'too-large', at: null, detail: null });
  expect(await contests('bundle', url, open)).toMatchObject({
    ...{ code: 2, out: '' },
    err: expect.stringContaining('too many for a bundle'),
  });
  expect(verifyProof).toHaveBeenCalledOnce();
});

test('asks again if a node of the endpoint does not have the block yet', async () => {
  let asked = 0;
  const endpoint = await createEndpoint({
    eth_getProof: (result) => {
      asked += 1;
      return asked === 1 ? { error: { code: -32000, message: 'header not found' } } : { result };
    },
  });
  expect(await contests('bundle', endpoint, open)).toMatchObject({
    code: 0,
    err: expect.stringContaining('Taken'),
  });
  // Once more, and once for EAS.
  expect(asked).toBe(3);
});

test('does not make a bundle from an endpoint whose answers prove something else', async () => {
  const endpoint = await createEndpoint({
    eth_getProof: (result) => ({ result: { ...(result as object), storageProof: [] } }),
  });
  expect(await contests('bundle', endpoint, open)).toMatchObject({
    code: 2,
    err: expect.stringContaining('do not prove the contest (wrong-storage-proof)'),
  });
});

describe('with --rpc', () => {
  const withRpc = (...urls: readonly string[]) =>
    contests('verify', '--bundle', file('open.json'), '--rpc', urls.join());

  test('verifies a bundle if the endpoints that answer agree about its block', async () => {
    const slow = await createSlowEndpoint();
    const { code, out } = await withRpc(url, slow, 'http://127.0.0.1:9');
    expect(code).toBe(0);
    expect(out).toContain(`${url} agrees, and the block is final`);
    expect(out).toContain(`${slow} agrees; the block is not final yet`);
    expect(out).toContain('http://127.0.0.1:9 does not answer');
    expect(out).toContain('Verified, if 127.0.0.1 is right about the block: ');
    expect(out).toContain('is the word of 127.0.0.1 alone: no second host has confirmed it.');
  });

  test('calls a bundle verified only if a second host has the same block', async () => {
    const { code, out } = await withRpc(url, nameHost(url, 'node.example'));
    expect(code).toBe(0);
    expect(out).toContain('Verified: ');
    expect(out).toContain("The block's hash is the same at 127.0.0.1 and node.example.");
  });

  test('shows which endpoint disagrees about a block, and refuses', async () => {
    const other = await createEndpoint({
      eth_getBlockByNumber: (result) => ({ result: { ...(result as object), hash: word(7) } }),
    });
    const { code, out } = await withRpc(url, other);
    expect(code).toBe(1);
    expect(out).toContain(`${url} agrees`);
    expect(out).toContain(`${other} differs: ${word(7)}`);
    expect(out).toContain('Refused: disputed-block');
  });

  test('does not show an answer of an endpoint that is not a hash', async () => {
    const other = await createEndpoint({
      eth_getBlockByNumber: (result) => ({ result: { ...(result as object), hash: '\u001B[2J' } }),
    });
    const { code, out } = await withRpc(url, other);
    expect(code).toBe(0);
    expect(out).toContain(`${other} does not answer`);
  });

  test('ignores endpoints of another chain', async () => {
    const other = await createEndpoint({ eth_chainId: () => ({ result: '0x1' }) });
    const { code, out } = await withRpc(other);
    expect(code).toBe(2);
    expect(out).toContain('serves another chain');
  });
});

test('keeps a bundle until its block is final, and takes it again if the block is replaced', async () => {
  const endpoint = await createSlowEndpoint();
  const snapshot = await node.snapshot();
  await node.mine({ blocks: 1 });
  const before = await take(open, 'kept.json');
  const keep = (from: string) => contests('bundle', from, open, '--out', file('kept.json'));
  expect(await keep(endpoint)).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^Kept: [\s\S]*Awaiting finality/),
  });
  await node.revert({ id: snapshot });
  // The endpoint cannot say whether the hash that the file names is that of its block.
  expect(await keep(url)).toMatchObject({
    ...{ code: 2, err: expect.stringContaining('which the endpoint does not have') },
  });
  expect(await readFile(file('kept.json'), 'utf8')).toBe(before);
  await node.increaseTime({ seconds: 50 });
  await node.mine({ blocks: 3 });
  expect(await keep(endpoint)).toMatchObject({
    code: 0,
    err: expect.stringMatching(/was replaced[\s\S]*Taken: [\s\S]*Awaiting finality/),
  });
  const after = await readFile(file('kept.json'), 'utf8');
  expect(findNamedBlock(after)).not.toBe(findNamedBlock(before));
  expect(JSON.parse(after).hash).toBe(JSON.parse(before).hash);
  expect(await keep(url)).toMatchObject({
    code: 0,
    err: expect.stringMatching(/^Kept: [\s\S]*The endpoint says that the block is final/),
  });
  expect(await readFile(file('kept.json'), 'utf8')).toBe(after);
});
