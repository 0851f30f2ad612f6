import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { createLaunchOptions, FOR_SHORT_PAGES } from '../../tools/test/chromium.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    storybookTest({
      configDir: here('.storybook'),
      tags: { skip: process.env.LAUREL_FULL ? [] : ['night'] },
    }),
  ],
  test: {
    name: 'stories',
    setupFiles: [here('src/everyWindow.ts')],
    // Without isolation, because loading the libraries for each file takes longer than its stories.
    isolate: false,
    env: { LAUREL_FULL: process.env.LAUREL_FULL ?? '' },
    // Generous, for a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      connectTimeout: 240_000,
      provider: playwright({
        // Disables motion, so that no check runs during an animation.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: createLaunchOptions(FOR_SHORT_PAGES),
      }),
      instances: [{ browser: 'chromium', name: 'stories' }],
    },
  },
});
