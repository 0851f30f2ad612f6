import { defineConfig, devices } from '@playwright/test';
import { createLaunchOptions, FOR_SHORT_PAGES } from './tools/test/chromium.ts';

/** Flows in a browser on the stack of `npm start`, which tools/test/startStack.ts starts on free ports. */
export default defineConfig({
  testDir: 'apps/web/e2e',
  globalSetup: './tools/test/startStack.ts',
  outputDir: '.laurel/playwright',
  // Generous, for a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 4,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // Shorter than a test may take, so that a failure names the step that hung.
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    launchOptions: createLaunchOptions(FOR_SHORT_PAGES),
    // Off, because recording makes tests 50 % slower: use `playwright test --trace retain-on-failure` when one fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
