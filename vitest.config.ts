import { defineConfig } from 'vitest/config';

const ignored = ['**/node_modules/**', '**/dist/**', '**/e2e/**'];

/** Four projects: plain logic, components in a simulated page, the real local chain, stories in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...ignored, '**/*.chain.test.ts'],
        },
      },
      {
        test: {
          name: 'dom',
          include: ['{packages,apps}/**/*.test.tsx'],
          exclude: ignored,
          environment: 'happy-dom',
        },
      },
      {
        test: {
          name: 'chain',
          include: ['{packages,apps}/**/*.chain.test.ts'],
          exclude: ignored,
          globalSetup: './scripts/vitest/localChain.ts',
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      './apps/*/vitest.config.ts',
    ],
  },
});
