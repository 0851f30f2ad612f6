import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/e2e/**'];

/** How long a test may hang before it is called lost: a busy machine is no failure, and a speed is never judged here. */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

/** Five projects: plain logic, components in a simulated page, the real local chain, a real PostgreSQL, stories in Chromium. */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two cores is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...ignored, '**/*.chain.test.ts', '**/*.postgres.test.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'dom',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ignored,
          environment: 'happy-dom',
          setupFiles: './scripts/vitest/waitLonger.ts',
          ...patience,
        },
      },
      {
        test: {
          name: 'chain',
          include: ['{packages,apps}/**/*.chain.test.ts'],
          exclude: ignored,
          globalSetup: ['./packages/local-stack/test/provideChain.ts', './scripts/vitest/postgres.ts'],
          fileParallelism: false,
          ...patience,
        },
      },
      {
        test: {
          name: 'postgres',
          include: ['{packages,apps}/**/*.postgres.test.ts', 'scripts/**/*.postgres.test.ts'],
          exclude: ignored,
          globalSetup: './scripts/vitest/postgres.ts',
          ...patience,
        },
      },
      './apps/*/vitest.config.ts',
    ],
  },
});
