import { local } from '@org/chain-config';
import { getResolverGenerations } from '@org/chain-config/resolvers';
import {
  type ContestDocument,
  type EntryDocument,
  encodeDataR2,
  encodeNote,
  NOTE_SCHEMA,
  NOTE_SCHEMA_UID,
  SCHEMAS_R2,
  type SchemaNameR2,
  writeDocument,
} from '@org/contests/r2';
import { easAbi } from '@org/contracts';
import { encodeFunctionData, type Hex, parseEventLogs, zeroAddress, zeroHash } from 'viem';
import type { LocalClient } from '../createLocalClient.ts';
import { LocalChainError } from '../errors.ts';
import { type Person, people } from './demoContest.ts';

const title = 'Signs for a small museum';

const makeEntry = (name: string, about: string, track: number): EntryDocument => ({
  name,
  link: `https://signs.example/${name.toLowerCase().replaceAll(' ', '-')}`,
  picture: '',
  about,
  track,
});

const document: ContestDocument = {
  format: 'laurel-contest/2',
  description:
    'The museum of the old harbor has eleven rooms, one door that everybody misses, and no money. Which signs would you hang up tomorrow?',
  criteria: [
    {
      label: 'Legibility',
      anchors: [
        { points: 0, text: 'Cannot be read from the door.' },
        { points: 3, text: 'Can be read from the door in daylight.' },
        { points: 5, text: 'Can be read from across the room, by everybody.' },
      ],
    },
    { label: 'Wayfinding', anchors: [{ points: 10, text: 'Nobody asks for the way again.' }] },
    { label: 'Cost', anchors: [{ points: 5, text: 'Less than a set of brushes.' }] },
  ],
  tracks: [
    { name: 'Indoors', about: '' },
    { name: 'Outdoors', about: 'It rains.' },
  ],
  prizes: [{ name: 'The signs are made', about: 'By the workshop next door.', track: 0 }],
  entries: [
    makeEntry('Tide marks', 'A line on the wall that rises from room to room.', 1),
    makeEntry('Rope and knots', 'Follow the rope. Each knot is a room.', 1),
    makeEntry('Painted buoys', 'Four buoys between the street and the door.', 2),
    makeEntry('Lantern numbers', 'Numbers that glow in the dark.', 1),
    makeEntry('Tide marks again', 'The first entry in blue.', 1),
  ],
};

type Act = { readonly by: Person } & (
  | { readonly review: readonly number[]; readonly entry: number; readonly comment: string }
  | { readonly withdraws: number }
  | { readonly recusal: number }
  | { readonly disqualify: number; readonly reason: string }
  | { readonly postponeDays: bigint; readonly reason: string }
  | { readonly note: string }
);

/** `withdraws` is the place of an earlier act in this list. */
const acts: readonly Act[] = [
  { by: 'judge1', entry: 1, review: [3, 9, 4], comment: 'I could find the boats without asking.' },
  { by: 'judge1', entry: 2, review: [4, 7, 5], comment: 'Rope is cheap, and children like it.' },
  { by: 'judge2', recusal: 3 },
  { by: 'judge2', entry: 1, review: [2, 8, 4], comment: '' },
  { by: 'judge1', entry: 1, review: [4, 9, 4], comment: 'Better in the evening than I thought.' },
  { by: 'judge2', entry: 4, review: [5, 5, 1], comment: 'Lovely, and far too expensive.' },
  { by: 'organizer', disqualify: 5, reason: 'The same drawings as entry 1, by the same person.' },
  { by: 'judge1', entry: 3, review: [1, 2, 2], comment: 'Wrong entry.' },
  { by: 'judge1', withdraws: 7 },
  { by: 'judge2', entry: 2, review: [4, 6, 5], comment: 'Knots three and four look alike.' },
  { by: 'organizer', postponeDays: 2n, reason: 'The museum is closed on the weekend: there is a storm.' },
  { by: 'organizer', note: 'The drawings are in room 3 until judging ends. Ask for the key at the door.' },
];

const gas = 5_000_000n;
/** Between two acts: the demo contests of version 1 end more than ten times as many seconds before the wall clock. */
const stepSeconds = 60n;
const daySeconds = 86_400n;
const weekSeconds = 7n * daySeconds;

/** A demo contest of version 2 that is being judged; returns its UID, title and the number of its evaluations. */
export async function seedGraded(
  client: LocalClient,
): Promise<{ uid: Hex; title: string; attestations: number }> {
  const [generation] = getResolverGenerations(local.chain.id);
  if (!generation) throw new LocalChainError('demo-failed', 'The demo failed: there is no resolver.');
  const { schemas } = generation;
  let { timestamp: time } = await client.getBlock();

  const send = async (by: Person, data: Hex): Promise<Hex> => {
    time += stepSeconds;
    await client.setNextBlockTimestamp({ timestamp: time });
    const transaction = { account: people[by], chain: null, to: local.eas.contract, data, gas };
    const hash = await client.sendTransaction(transaction);
    await client.mine({ blocks: 1 });
    const receipt = await client.getTransactionReceipt({ hash });
    if (receipt.status !== 'success')
      throw new LocalChainError('demo-failed', `The demo failed: an act in "${title}" was reverted.`);
    return parseEventLogs({ abi: easAbi, logs: receipt.logs, eventName: 'Attested' })[0]?.args.uid ?? '0x';
  };
  const attestUnder = (
    schema: Hex,
    { by, revocable, refUID, data }: { by: Person; revocable: boolean; refUID: Hex; data: Hex },
  ) => {
    const request = { recipient: zeroAddress, expirationTime: 0n, revocable, refUID, data, value: 0n };
    const args = [{ schema, data: request }] as const;
    return send(by, encodeFunctionData({ abi: easAbi, functionName: 'attest', args }));
  };
  const attest = (by: Person, name: SchemaNameR2, refUID: Hex, data: Hex) =>
    attestUnder(schemas[name], { by, revocable: SCHEMAS_R2[name].revocable, refUID, data });

  const { contentHash, dataUri } = writeDocument(document);
  const opensAt = time + 2n * stepSeconds;
  const closesAt = opensAt + weekSeconds;
  const uid = await attest(
    'organizer',
    'contest',
    zeroHash,
    encodeDataR2('contest', {
      ...{ title, uri: dataUri ?? '', contentHash, submissionsUntil: 0n, opensAt },
      ...{ closesAt, revealUntil: closesAt, flags: 0 },
      judges: [people.judge1, people.judge2, people.judge3],
      maxPoints: [5, 10, 5],
      weights: [2, 3, 1],
      entries: document.entries.map((entry) => writeDocument(entry).contentHash),
    }),
  );
  const written: Hex[] = [];
  for (const act of acts) {
    const { by } = act;
    if ('review' in act) {
      const { entry, review: points, comment } = act;
      const values = { entry, points, comment, commentHash: null };
      written.push(await attest(by, 'evaluation', uid, encodeDataR2('evaluation', values)));
    } else if ('recusal' in act) {
      written.push(await attest(by, 'recusal', uid, encodeDataR2('recusal', { entry: act.recusal })));
    } else if ('postponeDays' in act) {
      const end = closesAt + act.postponeDays * daySeconds;
      const times = { submissionsUntil: 0n, opensAt, closesAt: end, revealUntil: end };
      const data = encodeDataR2('postpone', { ...times, reason: act.reason });
      written.push(await attest(by, 'postpone', uid, data));
    } else if ('note' in act) {
      const data = encodeNote({ about: null, kind: 'text', text: act.note });
      const note = { by, revocable: NOTE_SCHEMA.revocable, refUID: uid, data };
      written.push(await attestUnder(NOTE_SCHEMA_UID, note));
    } else if ('disqualify' in act) {
      const values = { entry: act.disqualify, reason: act.reason };
      written.push(await attest(by, 'disqualify', uid, encodeDataR2('disqualify', values)));
    } else {
      const args = [
        { schema: schemas.evaluation, data: { uid: written[act.withdraws] ?? '0x', value: 0n } },
      ] as const;
      written.push(await send(by, encodeFunctionData({ abi: easAbi, functionName: 'revoke', args })));
    }
  }
  return { uid, title, attestations: acts.filter((act) => 'review' in act).length };
}
