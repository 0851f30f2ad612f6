import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { local } from '@org/chain-config';
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
  useLocalChain,
  VISITOR,
  VISITOR_KEY,
} from '../../../test/localChain.ts';
import { openChain } from '../input/openChain.ts';
import { showActs } from '../showActs.ts';

const { client, test: node } = useLocalChain();
const DAY = 86_400;
let folder: string;
let opensAt: number;

const file = (name: string) => join(folder, name);
const save = (name: string, value: unknown) => writeFile(file(name), JSON.stringify(value));

type Run = { readonly secret: string; readonly endpoint?: string };

async function contests({ secret, endpoint = url }: Run, command: string, ...argv: readonly string[]) {
  const context = { env: { CONTESTS_PRIVATE_KEY: secret }, folder, patienceMs: 20_000 };
  return captureCommand([command, endpoint, ...argv], context);
}

const organizer = { secret: ORGANIZER_KEY };

/** An act that is accepted; its UID. */
async function act(run: Run, command: string, ...argv: readonly string[]): Promise<Hex> {
  const { code, out, err } = await contests(run, command, ...argv, '--json');
  expect(code, `${command}: ${err}`).toBe(0);
  const { uid, transaction, ...outcome } = JSON.parse(out);
  expect(outcome).toMatchObject({ status: 'done', act: command, chainId: 31337, reason: null, file: null });
  expect(await client.getTransactionReceipt({ hash: transaction })).toMatchObject({ status: 'success' });
  return uid;
}

/** The call of an act that is only written. */
async function write(
  name: string,
  command: string,
  ...argv: readonly string[]
): Promise<{ to: Hex; data: Hex }> {
  const written = await contests({ secret: '0x' }, command, ...argv, '--unsigned', file(name), '--json');
  expect(written.code, written.err).toBe(0);
  expect(JSON.parse(written.out)).toMatchObject({ status: 'unsigned', act: command, file: file(name) });
  const { transactions } = JSON.parse(await readFile(file(name), 'utf8'));
  return transactions[0];
}

/** The lines that `show` prints for a contest. */
async function show(uid: Hex, json = false): Promise<string> {
  const lines: string[] = [];
  const terminal = { out: (line: string) => void lines.push(line), err: () => {}, progress: () => {} };
  await showActs({ chain: await openChain({ chain: url }), uid, json, isFromScan: false }, terminal);
  return lines.join('\n');
}

const showJson = async (uid: Hex) => JSON.parse(await show(uid, true));

const travel = async (timestamp: number) => {
  await node.setNextBlockTimestamp({ timestamp: BigInt(timestamp) });
  await node.mine({ blocks: 1 });
};

/** A contest that opens in some 1,000 seconds. */
async function start(change: object = {}): Promise<Hex> {
  const { timestamp } = await client.getBlock();
  opensAt = Math.max(Number(timestamp), Math.floor(Date.now() / 1000)) + 1_000;
  await save('contest.json', {
    title: `Signs ${opensAt}`,
    criteria: [{ label: 'Legibility', maxPoints: 5 }],
    entries: [{ name: 'Tide marks' }],
    judges: [{ address: JUDGE, name: 'Ada' }],
    submissionsUntil: opensAt - 100,
    ...{ opensAt, closesAt: opensAt + 1_000 },
    ...change,
  });
  return act(organizer, 'start', file('contest.json'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-organizer-'));
  await save('late.json', {
    entries: [{ name: 'Kiln', team: ['Ada', 'Ben'], place: 'Table 12' }, { name: 'Loom' }],
  });
  await save('later.json', [{ name: 'Lathe' }]);
  await save('entry.json', { name: 'Shelf' });
});
afterAll(() => rm(folder, { recursive: true }));

test('changes judges from words and from a file', async () => {
  const uid = await start();
  await writeFile(file('judges.txt'), `# Later\n\n${OTHER_JUDGE.toLowerCase()}, Ben\n`);
  await act(organizer, 'judge', uid, 'add', VISITOR, '--file', file('judges.txt'));
  expect((await showJson(uid)).judges).toEqual([JUDGE, VISITOR, OTHER_JUDGE]);
  expect((await contests(organizer, 'judge', uid, 'add', VISITOR)).err).toContain('(AlreadyJudge)');
  expect((await contests({ secret: JUDGE_KEY }, 'judge', uid, 'add', ORGANIZER)).err).toContain(
    '(NotOrganizer)',
  );
  await act(organizer, 'judge', uid, 'remove', VISITOR);
  await travel(opensAt);
  await act(organizer, 'judge', uid, 'remove', OTHER_JUDGE);
  expect((await showJson(uid)).judges).toEqual([JUDGE]);
  await act({ secret: JUDGE_KEY }, 'review', uid, '1', '--points', '4');
  const late = await contests(organizer, 'judge', uid, 'remove', JUDGE);
  expect(late).toMatchObject({ code: 1 });
  expect(late.err).toContain('judges removed only until the first review');
  const withdrawal = await contests(organizer, 'withdraw', uid, uid);
  expect(withdrawal.err).toContain('only until the first review');
});

test('disqualifies an entry with a public reason', async () => {
  const uid = await start();
  await writeFile(file('reason.txt'), 'Copied.\n');
  await act(organizer, 'disqualify', uid, '1', '--reason-file', file('reason.txt'));
  expect((await showJson(uid)).numbers).toMatchObject([{ status: 'disqualified', reason: 'Copied.' }]);
  expect(await contests(organizer, 'disqualify', uid, '1', '--reason', '', '--json')).toMatchObject({
    code: 1,
    out: expect.stringContaining('"reason":"MissingReason"'),
  });
  expect((await contests(organizer, 'disqualify', uid, '2', '--reason', 'No.')).err).toContain(
    '(UnknownEntry)',
  );
});

test('postpones: what is not given stays, and reveals of an open contest follow its end', async () => {
  const uid = await start();
  await act(organizer, 'postpone', uid, '--closes-at', '+2d', '--reason', 'The network was down.');
  const closesAt = opensAt + 1_000 + 2 * DAY;
  expect(await showJson(uid)).toMatchObject({
    endsAt: closesAt,
    terms: { opensAt, submissionsUntil: opensAt - 100, revealUntil: null },
    postponements: [{ reason: 'The network was down.', times: { closesAt, revealUntil: closesAt } }],
  });
  const at = new Date((closesAt + 60) * 1_000).toISOString();
  await act(organizer, 'postpone', uid, '--closes-at', at, '--reason', 'A minute.');
  expect((await showJson(uid)).endsAt).toBe(closesAt + 60);
  const far = await contests(organizer, 'postpone', uid, '--closes-at', '+13d', '--reason', 'More.');
  expect(far.code).toBe(1);
  expect(far.err).toMatch(
    /at least the one in force, and at most 14 days after .* At the latest: .*\(WrongTimes\)$/,
  );
  const out = await show(uid);
  expect(out).toContain('extended by 2 days: The network was down.');
  expect(out).toContain('extended by 1 minute: A minute.');
});

test('postpones the reveals of a sealed contest alone', async () => {
  const uid = await start({ submissionsUntil: undefined, revealUntil: 2_000_000_000 });
  await act(organizer, 'postpone', uid, '--reveal-until', '+6h', '--reason', 'Slow.');
  const { terms, endsAt } = await showJson(uid);
  expect([terms.revealUntil, endsAt]).toEqual([2_000_021_600, opensAt + 1_000]);
});

test('lists late entries, whose names are shown', async () => {
  const uid = await start();
  await act(organizer, 'list', uid, file('late.json'));
  await travel(opensAt);
  await act(organizer, 'list', uid, file('later.json'));
  expect((await showJson(uid)).numbers.map(({ name }: { name: string }) => name)).toEqual([
    ...['Tide marks', 'Kiln', 'Loom', 'Lathe'],
  ]);
  expect(await show(uid)).toMatch(/Entry 4 +Lathe \(listed later\)/);
  expect((await contests({ secret: JUDGE_KEY }, 'list', uid, file('later.json'))).err).toContain(
    '(NotOrganizer)',
  );
});

test('says that another act took the number while this one was prepared', async () => {
  const uid = await start();
  const other = await write('other.json', 'list', uid, file('late.json'));
  let isTaken = false;
  // Between the look at the contest and the transaction, the other list is mined.
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', async () => {
      const body = Buffer.concat(parts).toString();
      if (body.includes('eth_estimateGas') && !isTaken) {
        isTaken = true;
        const params = [{ from: ORGANIZER, to: other.to, data: other.data, gas: '0x7a1200' }];
        const hash = await client.request({
          method: 'eth_sendTransaction' as never,
          params: params as never,
        });
        await client.waitForTransactionReceipt({ hash, checkReplacement: false });
      }
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', headers, body });
      response.writeHead(answer.status, headers).end(await answer.text());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lost = await contests({ ...organizer, endpoint }, 'list', uid, file('later.json'), '--json');
  expect(lost.err).toContain('Other entries got these numbers meanwhile.');
  expect(lost.code).toBe(1);
  expect(JSON.parse(lost.out)).toMatchObject({ status: 'refused', reason: 'WrongNumber', transaction: null });
  await act(organizer, 'list', uid, file('later.json'));
  expect((await showJson(uid)).numbers[3]).toMatchObject({ number: 4, name: 'Lathe' });
});

test('makes notes, shows them beside what they speak of, and takes one back', async () => {
  const uid = await start();
  const submission = await act({ secret: VISITOR_KEY }, 'enter', uid, file('entry.json'));
  const text = await act(organizer, 'note', uid, 'Lunch is at noon.');
  await act(organizer, 'note', uid, '--about', '1', 'At table 4 now.');
  await act(organizer, 'note', uid, '--about', submission, '--kind', 'not-admitted', 'Too late.');
  await save('awards.json', [{ prize: 'First', entry: 1, reason: 'Clear.' }]);
  await act(organizer, 'note', uid, '--kind', 'awards', '--file', file('awards.json'));
  const { notes } = await showJson(uid);
  expect(notes).toHaveLength(4);
  // Notes of one second are in the order of their UIDs.
  for (const note of [
    { kind: 'text', about: null, text: 'Lunch is at noon.' },
    { kind: 'text', about: 1 },
    { kind: 'not-admitted', about: submission },
    { kind: 'awards', awards: [{ prize: 'First', entry: 1, reason: 'Clear.' }] },
  ])
    expect(notes).toContainEqual(expect.objectContaining(note));
  const out = await show(uid);
  expect(out).toMatch(/Entry 1 +Tide marks\n +Note, .*: At table 4 now\./);
  expect(out).toMatch(/Submission +0x\w{64} \(pending\)\n +Note \(not-admitted\), .*: Too late\./);
  const refused = (run: Run, ...argv: readonly string[]) => contests(run, 'note', uid, ...argv);
  expect((await refused({ secret: JUDGE_KEY }, 'Hello.')).err).toContain('(NotOrganizer)');
  expect((await refused(organizer, 'Hello.', '--about', '9')).err).toContain('(UnknownEntry)');
  expect((await refused(organizer, 'Hello.', '--about', text)).err).toContain('(UnknownSubmission)');
  expect((await refused(organizer, 'x'.repeat(16_385))).err).toContain('(Oversized)');
  expect((await contests({ secret: JUDGE_KEY }, 'withdraw', uid, text)).err).toContain('(AccessDenied)');
  expect(await act(organizer, 'withdraw', uid, text)).toBe(text);
  expect((await contests(organizer, 'withdraw', uid, text)).err).toContain('(AlreadyRevoked)');
  expect((await showJson(uid)).notes).toHaveLength(3);
});

test('says how the schema of notes gets onto a chain that does not have it', async () => {
  const uid = await start();
  const snapshot = await node.snapshot();
  // Without code, the registry has no schema.
  await node.setCode({ address: local.eas.schemaRegistry ?? '0x', bytecode: '0x' });
  const { code, out, err } = await contests(organizer, 'note', uid, 'Hello.', '--json');
  await node.revert({ id: snapshot });
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain('npm run protocol -- local');
});

test('writes each act for another wallet', async () => {
  const uid = await start();
  const acts: readonly (readonly [string, ...string[]])[] = [
    ['judge', uid, 'add', VISITOR],
    ['postpone', uid, '--closes-at', '+1d', '--reason', 'Rain.'],
    ['list', uid, file('late.json')],
    ['note', uid, 'Lunch is at noon.'],
    ['disqualify', uid, '1', '--reason', 'Copied.'],
  ];
  for (const [command, ...argv] of acts) {
    const { to, data } = await write(`${command}.batch.json`, command, ...argv);
    const params = [{ from: ORGANIZER, to, data, gas: '0x7a1200' }];
    const hash = await client.request({ method: 'eth_sendTransaction' as never, params: params as never });
    expect(await client.waitForTransactionReceipt({ hash, checkReplacement: false }), command).toMatchObject({
      status: 'success',
    });
  }
  expect(await showJson(uid)).toMatchObject({
    judges: [JUDGE, VISITOR],
    endsAt: opensAt + 1_000 + DAY,
    numbers: [{ status: 'disqualified' }, { name: 'Kiln' }, { name: 'Loom' }],
    notes: [{ text: 'Lunch is at noon.' }],
  });
});

test.each(['list', 'note', 'postpone'] as const)(
  'finishes a killed %s and sends nothing twice',
  async (command) => {
    const uid = await start();
    const argv = {
      list: [uid, file('later.json')],
      note: [uid, 'Lunch is at noon.'],
      postpone: [uid, '--closes-at', '+1h', '--reason', 'Rain.'],
    }[command];
    const { to, data } = await write(`${command}.killed.json`, command, ...argv);
    const nonce = await client.getTransactionCount({ address: ORGANIZER });
    const { maxFeePerGas } = await client.estimateFeesPerGas();
    const signed = await privateKeyToAccount(ORGANIZER_KEY).signTransaction({
      ...{ chainId: 31337, nonce, to, data, gas: 3_000_000n, type: 'eip1559' },
      ...{ maxFeePerGas: maxFeePerGas * 4n, maxPriorityFeePerGas: 1n },
    });
    // The name by which a command knows its transaction.
    const part = await findPart(command, argv);
    const journal = file(`31337-${ORGANIZER.toLowerCase()}.json`);
    await writeFile(journal, JSON.stringify({ part, nonce, signed: [signed] }));
    const resumed = await contests(organizer, command, ...argv, '--json');
    expect(resumed.err).toContain('continuing with the transaction of an earlier run');
    expect(JSON.parse(resumed.out)).toMatchObject({ status: 'done', transaction: keccak256(signed) });
    expect(await client.getTransactionCount({ address: ORGANIZER })).toBe(nonce + 1);
    expect(existsSync(journal)).toBe(false);
  },
);

/** The name that the command gives to its transaction in the journal. The chain is restored afterwards. */
async function findPart(command: string, argv: readonly string[]): Promise<string> {
  const snapshot = await node.snapshot();
  const { err } = await contests(organizer, command, ...argv);
  await node.revert({ id: snapshot });
  return new RegExp(`(${command} 0x[0-9a-f]+): `).exec(err)?.[1] ?? '';
}
