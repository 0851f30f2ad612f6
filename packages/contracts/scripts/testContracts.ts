/**
 * `npm run test:contracts [seed]` runs all tests of ContestResolver on each version of EAS, with 10,000 runs of each fuzz and
 * invariant test, new seeds and 2,000 histories against @org/contests.
 */
import { easVersions } from '../src/easVersions.ts';
import { writeHistories } from '../test/writeHistories.ts';
import { runForge } from './forge.ts';

const seed = Number(process.argv[2] ?? Date.now() % 2 ** 31);
console.log(`Seed ${seed}: npm run test:contracts -- ${seed} repeats this run.`);
const { env } = writeHistories({ count: 2000, length: 48, seed });
for (const version of Object.keys(easVersions)) {
  console.log(`EAS ${version}`);
  const { exitCode } = await runForge(['test', '--fuzz-seed', String(seed)], {
    env: { FOUNDRY_PROFILE: 'deep', EAS_VERSION: version, ...env },
    isShown: true,
  });
  if (exitCode !== 0) process.exitCode = exitCode ?? 1;
}
