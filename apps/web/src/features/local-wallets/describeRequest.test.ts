import { local } from '@org/chain-config';
import { encodeActData, getProtocol, writeDocument } from '@org/contests';
import { buildDeployment, getProtocolParts } from '@org/contests/deploy';
import { buildAct, encodeAttestCall, encodeMultiAttestCall, encodeRevokeCall } from '@org/contests/write';
import type { Hex } from 'viem';
import { expect, test } from 'vitest';
import { describeRequest } from './describeRequest.ts';
import type { Names } from './knownContest.ts';

const wallet = { name: 'Local Judge 1', address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' } as const;
const eas = local.eas.contract;
const protocol = getProtocol(local);
if (!protocol) throw new Error('The local chain has a resolver.');
const { schemas } = protocol;
const uid = (byte: string): Hex => `0x${byte.repeat(32)}`;
const contest = { chainId: local.chain.id, uid: uid('c0'), schemaUid: schemas.contest, terms: protocol };

const names: Names = {
  findContest: async (asked) =>
    asked === contest.uid
      ? {
          title: 'Signs for a small museum',
          entries: new Map([[1, 'Tide marks']]),
          submissions: new Map([[uid('51'), 'Painted buoys']]),
          criteria: [
            { label: 'Legibility', maxPoints: 5 },
            { label: '', maxPoints: 10 },
          ],
        }
      : null,
  findAttestation: async () => ({ contest: contest.uid, entry: 1 }),
};

const send = async (data: Hex, to: `0x${string}` | undefined = eas, value = 0n) => {
  const request = { kind: 'send', to, value, data, chainId: local.chain.id } as const;
  const { facts } = await describeRequest(wallet, request, names);
  return facts.filter(([name]) => name !== 'Account');
};
const describeAct = async (act: Parameters<typeof buildAct>[0]['act']) => {
  const facts = await send(buildAct({ contest, act }).calldata);
  return Object.fromEntries(facts)['This signs'];
};
const review = (entry: number) => ({
  schemaUid: schemas.evaluation,
  refUid: contest.uid,
  data: encodeActData('evaluation', {
    ...{ entry, points: [4, 9], comment: 'Clear.\n<b>Bold', commentHash: null },
  }),
});

test('names the wallet and its account in every description', async () => {
  const { title, facts } = await describeRequest(wallet, { kind: 'connect' }, names);
  expect(title).toContain('Local Judge 1');
  expect(facts).toEqual([['Account', wallet.address]]);
});

test('describes a review by contest, entry, points and comment', async () => {
  expect(await send(encodeAttestCall(review(1)))).toEqual([
    ['Contest', 'Signs for a small museum'],
    ['This signs', 'Review “Tide marks”: Legibility 4 of 5, Criterion 2 9 of 10. Comment: Clear.\n<b>Bold'],
  ]);
});

test('lists each act of a batch', async () => {
  const reveal = (entry: number) => ({
    ...{ schemaUid: schemas.reveal, refUid: contest.uid, revocable: false },
    data: encodeActData('reveal', {
      ...{ entry, judge: wallet.address, points: [1, 2], comment: '', salt: uid('05') },
    }),
  });
  const facts = await send(encodeMultiAttestCall([reveal(1), reveal(2)]));
  expect(facts).toEqual([
    ['Contest', 'Signs for a small museum'],
    ['This signs', 'Reveal 2 reviews'],
    ['1', 'Reveal the review of “Tide marks”: Legibility 1 of 5, Criterion 2 2 of 10. No comment.'],
    ['2', 'Reveal the review of “Entry 2”: Legibility 1 of 5, Criterion 2 2 of 10. No comment.'],
  ]);
  const reviews = await send(encodeMultiAttestCall([review(1), review(2)]));
  expect(Object.fromEntries(reviews)['This signs']).toBe('Publish 2 reviews');
});

test('describes every act of organizers and entrants in words', async () => {
  const entry = { name: 'Painted buoys', link: '', picture: '', about: '', track: 0 };
  const { dataUri: uri, contentHash } = writeDocument(entry);
  if (!uri) throw new Error('It is short.');
  expect(await describeAct({ kind: 'enter', contentHash, uri, replaces: null })).toBe(
    'Submit “Painted buoys”',
  );
  expect(await describeAct({ kind: 'enter', contentHash, uri, replaces: uid('51') })).toMatch(/^Edit /);
  expect(await describeAct({ kind: 'admit', first: 4, submissions: [uid('51')] })).toBe(
    'Admit Painted buoys, from number 4 on',
  );
  const late = writeDocument({ format: 'laurel-entries/1', entries: [entry] });
  expect(
    await describeAct({
      ...{ kind: 'list', first: 4, uri: late.dataUri ?? '', contentHash: late.contentHash },
      entries: [contentHash],
    }),
  ).toBe('Add 1 entry: Painted buoys');
  expect(await describeAct({ kind: 'judges', judges: [wallet.address], listed: false })).toBe(
    `Remove judges: ${wallet.address}`,
  );
  expect(await describeAct({ kind: 'disqualify', entry: 1, reason: 'Copied.' })).toBe(
    'Disqualify “Tide marks”: Copied.',
  );
  expect(
    await describeAct({
      ...{ kind: 'postpone', submissionsUntil: 0n, opensAt: 0n, closesAt: 129_601n, revealUntil: 129_601n },
      reason: 'Snow.',
    }),
  ).toMatch(/^Postpone the contest, judging ends on 2 Jan 1970, \d\d:\d\d:01 \S+: Snow\.$/);
  expect(await describeAct({ kind: 'recuse', entry: 1 })).toBe('Abstain from “Tide marks”');
  expect(await describeAct({ kind: 'note', note: { about: null, kind: 'text', text: 'Doors at 9.' } })).toBe(
    'Publish a note: Doors at 9.',
  );
  const withdraw = (schema: Hex, of: Hex) =>
    describeAct({ kind: 'withdraw', attestation: { uid: of, schema } });
  expect(await withdraw(schemas.entry, uid('51'))).toBe('Withdraw the submission “Painted buoys”');
  expect(await withdraw(schemas.evaluation, uid('52'))).toBe('Withdraw the review of “Tide marks”');
  expect(await withdraw(schemas.contest, contest.uid)).toBe(
    'Withdraw the contest “Signs for a small museum”',
  );
  const request = {
    ...{ title: 'New signs', uri: '', contentHash, submissionsUntil: 0n, opensAt: 1n, closesAt: 2n },
    ...{ revealUntil: 2n, flags: 0, judges: [wallet.address], maxPoints: [1], weights: [1], entries: [] },
  };
  const data = encodeActData('contest', request);
  const started = await send(encodeAttestCall({ schemaUid: schemas.contest, data }));
  expect(started).toEqual([['This signs', 'Start the contest “New signs” with 0 entries and 1 judge']]);
});

test('describes the deployment of the protocol as one thing, with its parts', async () => {
  const { contract, schemaRegistry } = local.eas;
  const { resolver, schemas: all, note } = getProtocolParts({ eas: contract, schemaRegistry });
  const calls = [resolver, ...all, note].map(({ call }) => call);
  const { to, data } = buildDeployment({ multicall3: local.chain.contracts.multicall3.address, calls });
  const facts = await send(data, to);
  expect(facts[0]).toEqual(['This signs', 'Set this chain up for contests']);
  expect(facts[1]).toEqual(['1', 'Create the contract that contests need']);
  expect(facts.at(-1)?.[1]).toBe('Register the schema “bytes32 about,string kind,string text”');
});

test.each([
  ['0x', 'A plain transfer'],
  ['0xdeadbeef', 'Something that this wallet does not know'],
  ['0xf17325e7', 'Something that this wallet does not know'],
] as const)('shows the recipient and the value of %s', async (data, act) => {
  expect(await send(data, eas, 15n * 10n ** 14n)).toEqual([
    ['This signs', act],
    ['To', eas],
    ['Value', '0.0015 ETH'],
  ]);
});

test('describes a contract creation without a recipient', async () => {
  const request = { kind: 'send', to: undefined, value: 0n, data: '0x6000', chainId: 31337 } as const;
  const { facts } = await describeRequest(wallet, request, names);
  expect(Object.fromEntries(facts).To).toBe('A new contract');
});

test('names nothing that the chain does not say', async () => {
  const silent: Names = { findContest: async () => null, findAttestation: async () => null };
  const data = encodeRevokeCall({ uid: uid('52'), schemaUid: schemas.entry });
  const request = { kind: 'send', to: eas, value: 0n, data, chainId: 31337 } as const;
  const { facts } = await describeRequest(wallet, request, silent);
  expect(Object.fromEntries(facts)['This signs']).toMatch(/^Withdraw the submission “0x.*52”$/);
});

test('shows the signed text unchanged', async () => {
  const message = 'laurel wants you to sign in\n<b>now</b>';
  const { facts } = await describeRequest(wallet, { kind: 'sign', message }, names);
  expect(facts).toContainEqual(['Message', message]);
});

test('shows a network’s name if the page provides one', async () => {
  const named = await describeRequest(wallet, { kind: 'add', chainId: 10, chainName: 'Optimism' }, names);
  expect(named.facts).toContainEqual(['Network', 'Optimism']);
  const unnamed = await describeRequest(wallet, { kind: 'switch', chainId: 10, chainName: undefined }, names);
  expect(unnamed.facts).toContainEqual(['Network', '10']);
});
