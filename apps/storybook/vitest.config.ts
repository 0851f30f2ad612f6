import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createLaunchOptions } from '../../scripts/test/chromium.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [storybookTest({ configDir: here('.storybook') })],
  test: {
    name: 'stories',
    setupFiles: [here('src/everyWindow.ts')],
    // Loading the libraries again for each file takes longer than its stories.
    isolate: false,
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // Nothing is judged in the middle of a movement.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: createLaunchOptions(),
      }),
      instances: [{ browser: 'chromium', name: 'stories' }],
    },
  },
});
