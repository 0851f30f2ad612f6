import { SCHEMA_NAMES_R2, SCHEMAS_R2 } from '@org/contests/r2';
import { describe, expect, test } from 'vitest';
import { runForge } from '../scripts/forge.ts';
import { writeHistories } from '../test/writeHistories.ts';

type ForgeReport = Record<
  string,
  { test_results: Record<string, { status: string; reason: string | null; counterexample: unknown }> }
>;

// The tests are written in Solidity (test/forge) and run on the real EAS. Each becomes a test here.
const histories = writeHistories({ count: 1000, length: 24, seed: 1 });
const { stdout, stderr } = await runForge(['test', '--json'], {
  env: histories.env,
});
const report = readReport();

function readReport(): ForgeReport {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

test('forge compiles and runs the tests', () => {
  expect(Object.keys(report).length, `${stdout}\n${stderr}`).toBeGreaterThan(0);
});

test('the histories contain every act, accepted, and each of these errors', () => {
  const accepted = SCHEMA_NAMES_R2.flatMap((name) =>
    SCHEMAS_R2[name].revocable ? [name, `revoke ${name}`] : [name],
  );
  const errors =
    'AccessDenied AlreadyAdmitted AlreadyJudge AlreadyRevealed AlreadyRevoked ContestIsNotSealed ContestIsRevoked ContestIsSealed EntryIsDisqualified EntryIsWithdrawn Irrevocable IsRecused MissingDocument MissingReason MissingTitle NoSubmissions NotCommitted NotEntrant NotInForce NotJudge NotOrganizer OutsideWindow OverMaximum Oversized SubmissionIsReplaced SubmissionIsWithdrawn TooManyActs TooManyCriteria TooManyEntries TooManyJudges Undecodable UnexpectedReference UnknownContest UnknownEntry UnknownSubmission WrongCriteria WrongFlags WrongNumberOfPoints WrongPreimage WrongTimes';
  const missing = [...accepted, ...errors.split(' ')].filter((name) => !histories.outcomes.has(name));
  expect(missing).toEqual([]);
});

for (const [suite, { test_results }] of Object.entries(report)) {
  describe(suite.replace(/^.*:/, ''), () => {
    for (const [name, { status, reason, counterexample }] of Object.entries(test_results)) {
      test(name, () => {
        expect({ status, reason, counterexample }).toMatchObject({
          status: 'Success',
          reason: null,
        });
      });
    }
  });
}
