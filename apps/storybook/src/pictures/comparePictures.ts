import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** In percent of a picture's pixels. Smaller differences are ignored. */
export const THRESHOLD_PERCENT = 0.1;

/** The settings that the runner's process reads from its environment. */
export type Sides = {
  /** Two folders with PNG files of the same names. */
  readonly before: string;
  readonly after: string;
  /** Only pictures with this in their path; default: all. */
  readonly part?: string;
  readonly thresholdPercent: number;
  /** The folder of the report. */
  readonly report?: string;
  /** Replaces the pictures of `before` that differ. */
  readonly update?: boolean;
};

/** Compares two folders of pictures with Playwright, which writes its report; false if a picture differs. */
export function comparePictures(sides: Sides): boolean {
  const { status, error } = spawnSync(
    'playwright',
    ['test', ...(sides.update ? ['--pass-with-no-tests'] : [])],
    {
      cwd: join(import.meta.dirname, '../..'),
      stdio: 'inherit',
      env: { ...process.env, LAUREL_PICTURES: JSON.stringify(sides) },
    },
  );
  if (error) throw error;
  return status === 0;
}
