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
    // A busy machine is no failure.
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        // Nothing is judged in the middle of a movement.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: createLaunchOptions(),
      }),
      // The names are those of the viewports in .storybook/preview.tsx: every story is run in each.
      instances: ['desktop', 'phone', 'zoomed'].map((viewport) => ({
        browser: 'chromium' as const,
        name: `stories (${viewport})`,
        env: { STORY_VIEWPORT: viewport },
        // The wallet's dialogs name their window themselves: each state is there as desktop and as phone, and runs once.
        exclude: viewport === 'desktop' ? [] : ['**/wallet-kit/src/stories/**'],
      })),
    },
  },
});
