import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Hex, keccak256 } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rpcUrl as url } from '../../../../../tools/test/vitest/chains.ts';
import { captureCommand } from '../../../test/captureCommand.ts';
import {
  JUDGE,
  JUDGE_KEY,
  ORGANIZER,
  ORGANIZER_KEY,
  OTHER_JUDGE,
  OTHER_JUDGE_KEY,
  useLocalChain,
  VISITOR,
  VISITOR_KEY,
} from '../../../test/localChain.ts';
import { word } from '../../../test/make.ts';
import { getProtocol } from '../../acts/protocol.ts';
import { createActsReader } from '../../chain.ts';
import { encodeActData } from '../../contest/encode.ts';
import { toRawUri } from '../../document/rawUri.ts';
import { findNamedBlock } from '../../proof/readProofBundle.ts';
import { encodeAttestCall } from '../../write/easCalls.ts';
import { runCommand } from '../runCommand.ts';

const { client, config, test: node } = useLocalChain();
/** Not a key: nothing that is only written needs one. */
const NO_KEY = '0x';
let folder: string;
let opensAt: bigint;

const file = (name: string) => join(folder, name);
const save = (name: string, value: unknown) => writeFile(file(name), JSON.stringify(value));
const travel = async (timestamp: bigint) => {
  await node.setNextBlockTimestamp({ timestamp });
  await node.mine({ blocks: 1 });
};

async function contests(secret: string, command: string, ...argv: readonly string[]) {
  const context = { env: { CONTESTS_PRIVATE_KEY: secret }, folder, patienceMs: 20_000 };
  const result = await captureCommand([command, url, ...argv], context);
  if (secret !== NO_KEY) expect(result.out + result.err).not.toContain(secret.slice(2));
  return result;
}

/** An act that is accepted; its UID. */
async function act(secret: string, command: string, ...argv: readonly string[]): Promise<Hex> {
  const { code, out, err } = await contests(secret, command, ...argv, '--json');
  expect(code, `${command}: ${err}`).toBe(0);
  const { uid, transaction, ...outcome } = JSON.parse(out);
  expect(outcome).toMatchObject({ status: 'done', act: command, chainId: 31337, reason: null });
  expect(await client.getTransactionReceipt({ hash: transaction })).toMatchObject({ status: 'success' });
  return uid;
}

const countTransactions = (address: Hex) => client.getTransactionCount({ address });

const terms = (change: object = {}) => ({
  title: 'Signs for a small museum',
  criteria: [
    { label: 'Legibility', maxPoints: 5, weight: 2 },
    { label: 'Cost', maxPoints: 10 },
  ],
  entries: [{ name: 'Tide marks' }],
  judges: [JUDGE, OTHER_JUDGE],
  submissionsUntil: Number(opensAt) - 100,
  opensAt: Number(opensAt),
  closesAt: Number(opensAt) + 1_000,
  ...change,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-acts-'));
  await save('shelf.json', { name: 'Shelf', link: 'https://example.org/shelf' });
  await save('stamp.json', { name: 'Stamp' });
});
afterAll(() => rm(folder, { recursive: true }));

/** A submission as no program of ours writes it. */
const submit = async (contest: Hex, uri: string) => {
  const { schemas } = getProtocol(config) ?? {};
  const data = encodeActData('entry', { uri, contentHash: word(1), replaces: null });
  const call = { schemaUid: schemas?.entry ?? '0x', data, revocable: true, refUid: contest };
  await send({ from: VISITOR, to: config.eas.contract, data: encodeAttestCall(call) });
};
const send = async (call: { readonly from: Hex; readonly to: Hex; readonly data: Hex }) => {
  const params = [{ ...call, gas: '0xf42400' }];
  const hash = await client.request({ method: 'eth_sendTransaction' as never, params: params as never });
  return client.waitForTransactionReceipt({ hash, checkReplacement: false });
};

const setTimes = async () => {
  const { timestamp } = await client.getBlock();
  const now = BigInt(Math.floor(Date.now() / 1000));
  opensAt = (timestamp > now ? timestamp : now) + 1_000n;
};

test('runs a whole contest, whose bundle is verified offline', async () => {
  await setTimes();
  await save('contest.json', terms());
  const uid = await act(ORGANIZER_KEY, 'start', file('contest.json'));
  const shelf = await act(VISITOR_KEY, 'enter', uid, file('shelf.json'));
  const stamp = await act(VISITOR_KEY, 'enter', uid, file('stamp.json'));
  const edited = await act(VISITOR_KEY, 'enter', uid, file('stamp.json'), '--replaces', stamp);
  expect(await contests(JUDGE_KEY, 'admit', uid, shelf)).toMatchObject({
    code: 1,
    err: 'Only the organizer of the contest can do this. Nothing was sent. (NotOrganizer)',
  });
  await act(ORGANIZER_KEY, 'admit', uid, shelf, edited);
  await act(VISITOR_KEY, 'withdraw', uid, edited);
  const early = await contests(JUDGE_KEY, 'review', uid, '1', '--points', '5,9', '--json');
  expect(early.code).toBe(1);
  expect(early.err).toMatch(/^This is not possible now\. It is 20\S+\. The contest has submissions until /);
  expect(JSON.parse(early.out)).toMatchObject({ status: 'refused', reason: 'OutsideWindow', uid: null });

  // No block has this time yet: the next one will, which the pending block says.
  await node.setNextBlockTimestamp({ timestamp: opensAt });
  await writeFile(file('comment.txt'), 'Clear.\n');
  await act(JUDGE_KEY, 'review', uid, '1', '--points', '5,9', '--comment-file', file('comment.txt'));
  await act(JUDGE_KEY, 'review', uid, '1', '--points', '1, 2', '--comment', 'Better seen by day.');
  await act(OTHER_JUDGE_KEY, 'review', uid, '1', '--points', '2,2');
  await act(OTHER_JUDGE_KEY, 'withdraw', uid, '1');
  await act(OTHER_JUDGE_KEY, 'review', uid, '2', '--points', '3,3');
  await act(JUDGE_KEY, 'recuse', uid, '2');
  const before = await countTransactions(JUDGE);
  expect((await contests(JUDGE_KEY, 'review', uid, '2', '--points', '3,3')).err).toContain('(IsRecused)');
  expect((await contests(JUDGE_KEY, 'review', uid, '3', '--points', '3,3')).err).toContain(
    '(EntryIsWithdrawn)',
  );
  expect((await contests(JUDGE_KEY, 'withdraw', uid, '2')).err).toContain('(NotInForce)');
  expect(await countTransactions(JUDGE)).toBe(before);

  await travel(opensAt + 1_000n);
  expect(await contests(ORGANIZER_KEY, 'bundle', uid, '--out', file('proof.json'))).toMatchObject({
    code: 0,
  });
  const blockHash = findNamedBlock(await readFile(file('proof.json'), 'utf8')) ?? '';
  const lines: string[] = [];
  const terminal = { out: (line: string) => void lines.push(line), err: () => {}, progress: () => {} };
  const argv = ['verify', '--bundle', file('proof.json'), '--block-hash', blockHash, '--offline', '--json'];
  expect(await runCommand(argv, terminal)).toBe(0);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    status: 'verified',
    isClosed: true,
    ranking: [
      { entry: 2, rank: 1, sum: 9, reviews: 1 },
      { entry: 1, rank: 2, sum: 4, reviews: 1 },
    ],
  });
});

test('seals reviews: the salt is kept before anything is sent, and anybody reveals', async () => {
  await setTimes();
  await save('sealed.json', terms({ submissionsUntil: undefined, revealUntil: Number(opensAt) + 2_000 }));
  const uid = await act(ORGANIZER_KEY, 'start', file('sealed.json'));
  await travel(opensAt);
  const review = ['review', uid, '1', '--points', '4,8'] as const;
  expect((await contests(JUDGE_KEY, ...review)).err).toContain('needs --secret FILE');
  const secret = file('secret.json');
  expect((await contests(VISITOR_KEY, ...review, '--secret', secret)).err).toContain('(NotJudge)');
  expect(existsSync(secret)).toBe(false);
  await act(JUDGE_KEY, ...review, '--comment', 'Quiet.', '--secret', secret);
  expect((await stat(secret)).mode & 0o777).toBe(0o600);
  const kept = await readFile(secret, 'utf8');
  expect((await contests(JUDGE_KEY, ...review, '--secret', secret)).err).toContain('has another review');
  // Judging ends with the next block, and has not ended at the latest one.
  await node.setNextBlockTimestamp({ timestamp: opensAt + 1_000n });
  expect((await contests(VISITOR_KEY, 'reveal', uid, secret)).err).toContain('(OutsideWindow)');
  await travel(opensAt + 1_000n);
  // A site saves several reviews in this way.
  await save('reviews.json', [JSON.parse(kept), { ...JSON.parse(kept), entry: 2 }]);
  await act(VISITOR_KEY, 'reveal', uid, file('reviews.json'), '1');
  expect(await readFile(secret, 'utf8')).toBe(kept);
  expect((await contests(VISITOR_KEY, 'reveal', uid, secret)).err).toContain('(AlreadyRevealed)');
});

test('writes a transaction that another wallet sends', async () => {
  await setTimes();
  await save('unsigned.json', terms());
  const [path, before] = [file('batch.json'), await countTransactions(ORGANIZER)];
  const argv = ['start', file('unsigned.json'), '--unsigned', path, '--json'] as const;
  const written = await contests(NO_KEY, ...argv, '--from', ORGANIZER);
  expect(written).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(written.out)).toMatchObject({
    status: 'unsigned',
    uid: null,
    transaction: null,
    file: path,
  });
  expect(await countTransactions(ORGANIZER)).toBe(before);
  const { chainId, transactions } = JSON.parse(await readFile(path, 'utf8'));
  expect(chainId).toBe('31337');
  const [{ to, data }] = transactions;
  const params = [{ from: VISITOR, to, data, gas: '0x7a1200' }];
  const hash = await client.request({ method: 'eth_sendTransaction' as never, params: params as never });
  const { logs } = await client.waitForTransactionReceipt({ hash, checkReplacement: false });
  const uid =
    logs.find(({ address }) => address.toLowerCase() === config.eas.contract.toLowerCase())?.data ?? '0x';
  expect((await contests(NO_KEY, 'recuse', uid, '1', '--unsigned', path)).err).toContain(
    'Choose another name',
  );
  const recusal = ['recuse', uid, '1', '--unsigned', file('recusal.json')] as const;
  expect(await contests(NO_KEY, ...recusal, '--from', VISITOR)).toMatchObject({ code: 1 });
  expect(await contests(NO_KEY, ...recusal)).toMatchObject({ code: 0 });
  expect((await contests(NO_KEY, 'withdraw', uid, '1', '--unsigned', file('a.json'))).err).toContain(
    '--from 0x…',
  );
});

test('finishes the transaction of a run that was killed, and sends nothing twice', async () => {
  await setTimes();
  await save('killed.json', terms({ title: 'Killed' }));
  const start = ['start', file('killed.json')] as const;
  const first = await contests(ORGANIZER_KEY, ...start);
  // The name by which a command knows its transaction.
  const [, part = ''] = /^(start 0x[0-9a-f]+): /.exec(first.err) ?? [];
  await contests(NO_KEY, ...start, '--unsigned', file('killed.batch.json'));
  const [{ to, data }] = JSON.parse(await readFile(file('killed.batch.json'), 'utf8')).transactions;
  const nonce = await countTransactions(ORGANIZER);
  const { maxFeePerGas } = await client.estimateFeesPerGas();
  const signed = await privateKeyToAccount(ORGANIZER_KEY).signTransaction({
    ...{ chainId: 31337, nonce, to, data, gas: 3_000_000n, type: 'eip1559' },
    ...{ maxFeePerGas: maxFeePerGas * 4n, maxPriorityFeePerGas: 1n },
  });
  const journal = file(`31337-${ORGANIZER.toLowerCase()}.json`);
  await writeFile(journal, JSON.stringify({ part, nonce, signed: [signed] }));
  const resumed = await contests(ORGANIZER_KEY, ...start, '--json');
  expect(resumed.err).toContain(`${part}: continuing with the transaction of an earlier run`);
  expect(JSON.parse(resumed.out)).toMatchObject({ status: 'done', transaction: keccak256(signed) });
  expect(await countTransactions(ORGANIZER)).toBe(nonce + 1);
  expect(existsSync(journal)).toBe(false);
});

const large = (title: string) =>
  terms({
    ...{ title, publishNames: false },
    entries: Array.from({ length: 281 }, (_, n) => ({ name: `Sign ${n + 1}` })),
    judges: [JUDGE, ...Array.from({ length: 139 }, (_, n) => `0x${String(n + 1).padStart(40, '0')}`)],
  });

const count = async (uid: Hex) => {
  const lookup = await createActsReader({ client, config }).fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const { entries, judges } = lookup.reading.state;
  return [entries.length, judges.size];
};

/** Runs a start whose first transaction is sent, and no other. */
const interrupt = async ([command, ...words]: readonly [string, ...string[]]) => {
  const terminal = {
    out: () => {
      throw new Error('interrupted');
    },
    ...{ err: () => {}, progress: () => {} },
  };
  const context = { env: { CONTESTS_PRIVATE_KEY: ORGANIZER_KEY }, folder, patienceMs: 20_000 };
  expect(await runCommand([command, url, ...words], terminal, context)).toBe(2);
};

test('starts a contest of 281 entries and 140 judges, and goes on after a run that was interrupted', async () => {
  await setTimes();
  await save('large.json', large('Large'));
  const start = ['start', file('large.json'), '--uri', 'ipfs://bafy'] as const;
  const nonce = await countTransactions(ORGANIZER);
  await interrupt(start);
  expect(await countTransactions(ORGANIZER)).toBe(nonce + 1);
  const { code, out, err } = await contests(ORGANIZER_KEY, ...start, '--json');
  expect(code, err).toBe(0);
  const { uid, later, ...outcome } = JSON.parse(out);
  expect(err).toContain(`Going on with contest ${uid}`);
  expect(outcome).toMatchObject({ status: 'done', act: 'start', contest: uid });
  expect(later).toMatchObject([
    { status: 'done', act: 'list', contest: uid },
    { status: 'done', act: 'judge', contest: uid },
  ]);
  expect(await countTransactions(ORGANIZER)).toBe(nonce + 3);
  expect(await count(uid)).toEqual([281, 140]);
  // The contest has everything: the same command starts another one.
  const again = JSON.parse((await contests(ORGANIZER_KEY, ...start, '--json')).out);
  expect(again.uid).not.toBe(uid);
  expect(again.later).toHaveLength(2);
});

test('names the file of a contest that an earlier run has started and that takes nothing more', async () => {
  await setTimes();
  await save('lost.json', large('Lost'));
  const start = ['start', file('lost.json'), '--uri', 'ipfs://bafy'] as const;
  const before = await node.snapshot();
  await interrupt(start);
  const name = (await readdir(folder)).find((each) => each.startsWith('started-')) ?? '';
  const record = await readFile(file(name), 'utf8');
  const over = await node.snapshot();
  await travel(opensAt + 2_000n);
  const late = await contests(ORGANIZER_KEY, ...start);
  expect(late).toMatchObject({ code: 1 });
  expect(late.err).toContain('(OutsideWindow)');
  expect(late.err).toContain(`or delete ${file(name)} to start another contest`);
  await node.revert({ id: over });
  await act(ORGANIZER_KEY, 'withdraw', record.trim(), record.trim());
  expect(await contests(ORGANIZER_KEY, ...start)).toMatchObject({
    ...{ code: 2, out: '' },
    err: `Contest ${record.trim()}, which was started before, is withdrawn. Delete ${file(name)} to start another contest.`,
  });
  await node.revert({ id: before });
  const gone = await contests(ORGANIZER_KEY, ...start);
  expect(gone).toMatchObject({ code: 2 });
  expect(gone.err).toContain(`Contest ${record.trim()}, which was started before, cannot be read`);
  expect(gone.err).toContain(`Delete ${file(name)} to start another contest.`);
  await rm(file(name));
  expect(await contests(ORGANIZER_KEY, ...start)).toMatchObject({ code: 0 });
});

const readUid = (logs: readonly { readonly address: Hex; readonly data: Hex }[]): Hex =>
  logs.find(({ address }) => address.toLowerCase() === config.eas.contract.toLowerCase())?.data ?? '0x';

test('adds only the judges who are left, and no entry a second time, after others were added elsewhere', async () => {
  await setTimes();
  const contest = large('Large, in portions');
  await save('portions.json', contest);
  const start = ['start', file('portions.json'), '--uri', 'ipfs://bafy'] as const;
  const words = [...start, '--unsigned', file('portions.batch.json'), '--from', ORGANIZER] as const;
  expect(await contests(NO_KEY, ...words)).toMatchObject({ code: 0 });
  const { transactions } = JSON.parse(await readFile(file('portions.batch.json'), 'utf8'));
  const { logs } = await send({ ...transactions[0], from: ORGANIZER });
  const uid = readUid(logs);
  await save('some.json', contest.entries.slice(200, 210));
  await act(ORGANIZER_KEY, 'list', uid, file('some.json'));
  const going = [...start, '--contest', uid] as const;
  expect(await contests(ORGANIZER_KEY, ...going)).toMatchObject({
    ...{ code: 2, err: expect.stringContaining('has 10 of 81 entries of a list that follows') },
  });
  expect(await count(uid)).toEqual([210, 100]);
  await save('others.json', contest.entries.slice(210));
  await act(ORGANIZER_KEY, 'list', uid, file('others.json'));
  await act(ORGANIZER_KEY, 'judge', uid, 'add', contest.judges[100] ?? '0x');
  expect(await contests(ORGANIZER_KEY, ...going)).toMatchObject({ code: 0 });
  expect(await count(uid)).toEqual([281, 140]);
});

test('writes a large start for another wallet, and what follows once the contest has a UID', async () => {
  await setTimes();
  await save('safe.json', large('Large, of a Safe'));
  const start = ['start', file('safe.json'), '--uri', 'ipfs://bafy'] as const;
  const write = async (name: string, ...argv: readonly string[]) => {
    const words = [...start, ...argv, '--unsigned', file(name), '--from', ORGANIZER] as const;
    const { code, out, err } = await contests(NO_KEY, ...words);
    expect(code, err).toBe(0);
    const { transactions } = JSON.parse(await readFile(file(name), 'utf8'));
    return { out, err, transactions };
  };
  const first = await write('start.batch.json');
  expect(first.err).toContain('Transactions that follow this one: 2.');
  expect(first.transactions).toHaveLength(1);
  const { logs } = await send({ ...first.transactions[0], from: ORGANIZER });
  const uid = readUid(logs);
  const rest = await write('rest.batch.json', '--contest', uid);
  expect(rest.out).toContain('Wrote 2 transactions');
  expect((await send({ ...rest.transactions[0], from: ORGANIZER })).status).toBe('success');
  expect(await count(uid)).toEqual([281, 100]);
  // A key can go on as well.
  const judges = await contests(ORGANIZER_KEY, ...start, '--contest', uid);
  expect(judges, judges.err).toMatchObject({ code: 0 });
  expect(await count(uid)).toEqual([281, 140]);
  const none = ['--contest', uid, '--unsigned', file('none.json')] as const;
  expect((await contests(NO_KEY, ...start, ...none)).err).toContain('has every entry and judge');
  await save('small.json', terms());
  expect((await contests(NO_KEY, 'start', file('small.json'), ...none)).err).toContain('Omit --contest');
  const other = ['start', file('large.json'), '--uri', 'ipfs://bafy'] as const;
  expect((await contests(NO_KEY, ...other, ...none)).err).toContain('was not started from this file');
});

test('lists every CID of a contest, of its documents and their pictures', async () => {
  await setTimes();
  const cidOf = (text: string) => toRawUri(new TextEncoder().encode(text)).slice('ipfs://'.length);
  const [cover, photo, noted] = ['cover', 'photo', 'noted'].map(cidOf);
  const facts = { type: 'image/png', width: 640, height: 480, size: 9_000 };
  const served = new Map<string, Buffer>();
  /** Writes the document of a file, and publishes it. */
  const publish = async (command: string, name: string, ...before: readonly string[]) => {
    const document = file(`${name}.document`);
    const words = [...before, file(name), '--document', document, '--unsigned', file(`${name}.batch`)];
    expect(await contests(NO_KEY, command, ...words)).toMatchObject({ code: 2 });
    const bytes = await readFile(document);
    const uri = toRawUri(bytes);
    served.set(uri.slice('ipfs://'.length), bytes);
    return uri;
  };
  await save('cover.json', terms({ cover: { uri: `ipfs://${cover}`, ...facts } }));
  const started = await publish('start', 'cover.json');
  const uid = await act(ORGANIZER_KEY, 'start', file('cover.json'), '--uri', started);
  await save('photo.json', { name: 'Lamp', pictures: [{ uri: `ipfs://${photo}`, ...facts }] });
  const entered = await publish('enter', 'photo.json', uid);
  const submission = await act(VISITOR_KEY, 'enter', uid, file('photo.json'), '--uri', entered);
  await act(VISITOR_KEY, 'withdraw', uid, submission);
  await act(ORGANIZER_KEY, 'note', uid, `The plan is at ipfs://${noted}.`);
  // Anyone can attest any text.
  const hostile = [`ipfs://x\n${word(0xbad)}`, `ipfs://../../x?attestation=${word(1)}#`];
  for (const text of hostile) await submit(uid, text);

  const asked: string[] = [];
  /** Documents whose first answer is that the site was asked too often, or that get none. */
  const [busy, broken] = [new Set<string>(), new Set<string>()];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const cid = /^\/api\/documents\/(\w+)/.exec(url)?.[1] ?? '';
    const bytes = served.get(cid);
    if (broken.has(cid)) response.destroy();
    else if (busy.delete(cid)) response.writeHead(429, { 'retry-after': '0' }).end();
    else response.writeHead(bytes ? 200 : 404).end(bytes);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/documents/`;
  const list = (...words: readonly string[]) => contests(NO_KEY, 'show', uid, '--cids', ...words);
  const all = [uid, ...[started, entered].map((each) => each.slice('ipfs://'.length)), cover, photo, noted];
  const whole = await list('--documents', site);
  expect(whole, whole.err).toMatchObject({ code: 0 });
  expect(whole.out.split('\n').toSorted()).toEqual(all.toSorted());
  expect(asked).toHaveLength(2);
  for (const each of served.keys()) busy.add(each);
  expect(await list('--documents', site)).toMatchObject({ code: 0, out: whole.out });
  broken.add(started.slice('ipfs://'.length));
  const other = await list('--documents', site);
  expect(other).toMatchObject({ code: 2 });
  expect(other.out.split('\n').toSorted()).toEqual(all.filter((each) => each !== cover).toSorted());
  broken.clear();
  served.delete(entered.slice('ipfs://'.length));
  const part = await list('--documents', site);
  expect(part.code).toBe(2);
  expect(part.err).toContain(`pictures are missing: ${entered.slice('ipfs://'.length)}`);
  expect(part.out.split('\n').toSorted()).toEqual(all.filter((each) => each !== photo).toSorted());
  expect((await list()).err).toContain('Pass --documents');
  expect((await list('--documents', 'site')).err).toContain('the address before the CIDs');
});

test('says that there is no such contest', async () => {
  expect(await contests(JUDGE_KEY, 'recuse', word(1), '1')).toMatchObject({
    code: 2,
    err: 'The chain has no attestation with this UID.',
  });
});
