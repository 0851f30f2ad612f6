import { describe, expect, test } from 'vitest';
import { INPUT, JUDGE, ORGANIZER, useLocalChain, VISITOR } from '../../test/localChain.ts';
import { makeContest, word } from '../../test/make.ts';
import type { Contest } from '../contest/contest.ts';
import { evaluate, prepareEvaluation, prepareRevocation, revokeAttestation, startContest } from './acts.ts';

const { client, config, reader, createWallet, scan } = useLocalChain();

async function start(input = INPUT): Promise<Contest> {
  const walletClient = createWallet(ORGANIZER);
  const { uid } = await startContest({ client, config, walletClient, account: ORGANIZER, input });
  const lookup = await reader.findContest(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  return lookup.contest;
}

const review = (contest: Contest, entry = INPUT.entries[0] ?? '') => ({
  contest,
  input: { entry, tags: ['CREATIVITY_5', 'OPEN_SOURCE_3'], comment: ' Nobody else thought of it. ' },
});

describe('an evaluation', () => {
  test('is written with its sum of points and a refUID, changed and taken back', async () => {
    const contest = await start();
    const by = { client, config, walletClient: createWallet(JUDGE), account: JUDGE, scan } as const;
    const prepared = await prepareEvaluation({ ...by, ...review(contest) });
    const { uid } = await evaluate({ ...by, ...review(contest) });
    const [attestation] = await reader.fetchAttestations([uid]);
    expect(attestation).toMatchObject({
      refUID: contest.uid,
      attester: JUDGE,
      revocable: true,
      data: prepared.data,
    });
    const second = await evaluate({ ...by, ...review(contest) });
    expect(second.uid).not.toBe(uid);
    const { attestations } = await reader.fetchEvaluations(contest);
    expect(new Set(attestations.map((each) => each.uid))).toEqual(new Set([uid, second.uid]));
    const schemaUid = config.eas.evaluationSchemaUid;
    const revocation = { ...by, uid: second.uid, schemaUid };
    expect(await prepareRevocation(revocation)).toMatchObject({ enough: true, sizeBytes: 4 + 3 * 32 });
    expect(await revokeAttestation(revocation)).toMatchObject({ isVisible: true });
    await expect(prepareRevocation(revocation)).rejects.toMatchObject({ revert: 'AlreadyRevoked' });
  });

  test('by somebody who is no judge is refused before anybody is asked', async () => {
    const walletClient = createWallet(VISITOR);
    const writing = evaluate({ client, config, walletClient, account: VISITOR, ...review(makeContest()) });
    await expect(writing).rejects.toMatchObject({ code: 'invalid-input' });
    expect(walletClient.asked).toEqual([]);
  });

  test('of a contest that is not there is refused by EAS in the simulation', async () => {
    const contest = makeContest({ judges: [JUDGE], entries: INPUT.entries, uid: word(0xdead) });
    const walletClient = createWallet(JUDGE);
    const writing = evaluate({ client, config, walletClient, account: JUDGE, ...review(contest) });
    await expect(writing).rejects.toMatchObject({ code: 'reverted', revert: 'NotFound' });
    expect(walletClient.asked).not.toContain('eth_sendTransaction');
  });
});
