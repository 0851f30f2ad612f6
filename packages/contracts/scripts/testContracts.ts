/**
 * `npm run test:contracts` runs the tests of ContestResolver with 10,000 runs of each fuzz and invariant test, new seeds and
 * 2,000 histories against rule R2 of @org/contests.
 */
import { writeHistories } from '../test/writeHistories.ts';
import { runForge } from './forge.ts';

const seed = Number(process.argv[2] ?? Date.now() % 2 ** 31);
console.log(`Seed ${seed}: npm run test:contracts -- ${seed} repeats this run.`);
const { exitCode } = await runForge(['test', '--fuzz-seed', String(seed)], {
  env: { FOUNDRY_PROFILE: 'deep', ...writeHistories({ count: 2000, length: 48, seed }).env },
  isShown: true,
});
process.exitCode = exitCode ?? 1;
