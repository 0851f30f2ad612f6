import { SCHEMA_NAMES, SCHEMAS } from '@org/contests';
import { describe, expect, test } from 'vitest';
import { runForge } from '../scripts/forge.ts';
import { RUNS, writeHistories } from '../test/writeHistories.ts';
import { easVersions } from './easVersions.ts';

type ForgeReport = Record<
  string,
  { test_results: Record<string, { status: string; reason: string | null; counterexample: unknown }> }
>;

// The tests are written in Solidity (test/forge) and run on the real EAS. Each becomes a test here.
const { newest, older } = RUNS[process.env.LAUREL_FULL ? 'night' : 'day'];
const histories = writeHistories({ count: newest.histories, length: 24, seed: 1 });

const choose = ({ fuzz, invariant }: Record<'fuzz' | 'invariant', number>) => ({
  FOUNDRY_FUZZ_RUNS: `${fuzz}`,
  FOUNDRY_INVARIANT_RUNS: `${invariant}`,
});
/** All histories on the newest version; the older ones get fewer runs. The suites that choose a version themselves run once. */
const environments = [choose(newest), { ...choose(older), HISTORY_COUNT: `${older.histories}` }];
const runs: { version: string; report: ForgeReport; output: string }[] = [];
for (const [index, version] of Object.keys(easVersions).entries()) {
  const args = index === 0 ? [] : ['--no-match-contract', '^Eas'];
  const env = { ...histories.env, EAS_VERSION: version, ...environments[Math.min(index, 1)] };
  const { stdout, stderr } = await runForge(['test', '--json', ...args], { env });
  runs.push({ version, report: readReport(stdout), output: `${stdout}\n${stderr}` });
}

function readReport(stdout: string): ForgeReport {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

test.each(runs)('forge compiles and runs the tests on EAS $version', ({ report, output }) => {
  expect(Object.keys(report).length, output).toBeGreaterThan(0);
});

test('the histories contain every act, accepted, and each of these errors', () => {
  const accepted = SCHEMA_NAMES.flatMap((name) =>
    SCHEMAS[name].revocable ? [name, `revoke ${name}`] : [name],
  );
  const late = ['admit', 'list', 'judges', 'postpone', 'disqualify', 'removal', 'revoke contest'].map(
    (name) => `late ${name}`,
  );
  const errors =
    'AccessDenied AlreadyAdmitted AlreadyJudge AlreadyRevealed AlreadyRevoked ContestIsNotSealed ContestIsRevoked ContestIsSealed EntryIsDisqualified EntryIsWithdrawn Irrevocable IsRecused MissingDocument MissingReason MissingTitle NoEntries NoJudges NoSubmissions NotCommitted NotEntrant NotInForce NotJudge NotOrganizer OutsideWindow OverMaximum Oversized SubmissionIsReplaced SubmissionIsWithdrawn TooManyActs TooManyCriteria TooManyEntries TooManyJudges Undecodable UnexpectedReference UnknownContest UnknownEntry UnknownSubmission WrongCriteria WrongFlags WrongNumber WrongNumberOfPoints WrongPreimage WrongTimes';
  const missing = [...accepted, ...late, ...errors.split(' ')].filter(
    (name) => !histories.outcomes.has(name),
  );
  expect(missing).toEqual([]);
});

for (const { version, report } of runs) {
  for (const [suite, { test_results }] of Object.entries(report)) {
    describe(`${suite.replace(/^.*:/, '')} on EAS ${version}`, () => {
      for (const [name, { status, reason, counterexample }] of Object.entries(test_results)) {
        test(name, () => {
          expect({ status, reason, counterexample }).toMatchObject({ status: 'Success', reason: null });
        });
      }
    });
  }
}
