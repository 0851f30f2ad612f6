import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const full = process.env.LAUREL_FULL ? [] : ['**/*.full.test.ts'];
const ignored = ['**/node_modules/**', '**/dist/**', '**/e2e/**', ...full];

/** Generous timeouts for busy machines; no test here measures speed. */
const patience = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 60_000 } } };
const patient = './tools/test/vitest/patience.ts';

/** Test files share processes, which saves loading React, viem and the simulated page for each; none shares state. */
const shared = { isolate: false };
const fresh = './tools/test/vitest/freshModules.ts';

/** Tests of a package's tarball, in a project with the tarball installed. */
const consumers = ['**/test/{tarball,consumer,next}.test.ts', '**/test/tarball.chain.test.ts'];

/** Storybook reads all stories before it knows whether a run needs them: a run of other projects alone leaves them out. */
const others = ['unit', 'dom', 'chain', 'postgres', 'consumers'];
const chosen = [...process.argv.join(' ').matchAll(/--project[= ](\S+)/g)].map(([, name = '']) => name);
const isOfOthers = chosen.length > 0 && chosen.every((name) => others.includes(name));
const stories = isOfOthers ? [] : ['./apps/*/vitest.config.ts'];

/** Six projects: plain logic, components in a simulated page, the local chain, PostgreSQL, tarballs, and stories in Chromium. */
export default defineConfig({
  cacheDir: join('node_modules/.vite', process.env.VITEST_CACHE ?? ''),
  test: {
    // By default Vitest leaves one core free, which is half of a machine with two cores.
    maxWorkers: '100%',
    fsModuleCache: true,
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          include: ['{packages,apps}/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [...ignored, ...consumers, '**/*.chain.test.ts', '**/*.postgres.test.ts'],
          setupFiles: [patient, fresh],
          ...patience,
        },
      },
      {
        test: {
          name: 'dom',
          ...shared,
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ignored,
          environment: 'happy-dom',
          // A click on a link or a download must not replace the page, which test files share.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          setupFiles: [patient, fresh, './tools/test/vitest/componentTests.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'chain',
          ...shared,
          include: ['{packages,apps}/**/*.chain.test.ts'],
          exclude: [...ignored, ...consumers],
          globalSetup: ['./packages/local-stack/test/provideChain.ts', './tools/test/vitest/postgres.ts'],
          // The tests wait most of the time, for blocks and for repeated requests. Each worker has a chain of its own.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          setupFiles: [patient, fresh],
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          ...shared,
          include: ['{packages,apps}/**/*.postgres.test.ts', 'tools/**/*.postgres.test.ts'],
          exclude: ignored,
          globalSetup: './tools/test/vitest/postgres.ts',
          setupFiles: [patient, fresh],
          ...patience,
        },
      },
      {
        test: {
          name: 'consumers',
          include: consumers,
          exclude: ignored,
          globalSetup: ['./packages/local-stack/test/provideChain.ts', './tools/test/vitest/consumer.ts'],
          setupFiles: patient,
          ...patience,
        },
      },
      ...stories,
    ],
  },
});
