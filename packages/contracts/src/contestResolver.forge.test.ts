import { describe, expect, test } from 'vitest';
import { runForge } from '../scripts/forge.ts';
import { writeHistories } from '../test/writeHistories.ts';

type ForgeReport = Record<
  string,
  { test_results: Record<string, { status: string; reason: string | null; counterexample: unknown }> }
>;

// The tests are written in Solidity (test/forge) and run on the real EAS. Each becomes a test here.
const { stdout, stderr } = await runForge(['test', '--json'], {
  env: { HISTORIES: writeHistories(256, 1) },
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
