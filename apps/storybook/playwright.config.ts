import { defineConfig } from '@playwright/test';
import type { Sides } from './src/pictures/comparePictures.ts';

const { before, report, thresholdPercent, update }: Sides = JSON.parse(process.env.LAUREL_PICTURES ?? '{}');

/** Compares two folders of pictures of stories (src/pictures/comparePictures.ts); opens no browser. */
export default defineConfig({
  testDir: 'src/pictures',
  testMatch: 'compare.spec.ts',
  outputDir: '.laurel/compared',
  snapshotPathTemplate: `${before}/{arg}{ext}`,
  updateSnapshots: update ? 'changed' : 'none',
  fullyParallel: true,
  workers: '100%',
  reporter: report ? [['dot'], ['html', { outputFolder: report, open: 'never' }]] : 'dot',
  // Edges of letters differ between machines.
  expect: { toMatchSnapshot: { threshold: 0.1, maxDiffPixelRatio: thresholdPercent / 100 } },
});
