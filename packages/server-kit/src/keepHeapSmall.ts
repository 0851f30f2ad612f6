import { setFlagsFromString } from 'node:v8';

/**
 * Collects garbage earlier, in all threads. By default Node lets the young generation grow to three times 16 MB, so that
 * work in progress is promoted to the old one, and the old one to four times of what is in use: with long answers that
 * is 150 MB of garbage. An answer of 2 MB takes 6 ms more of a processor; with 150 percent it takes 2 ms more, and the
 * scan 170 MB under attack.
 */
export function keepHeapSmall(): void {
  for (const flag of ['max-semi-space-size=8', 'semi-space-growth-factor=1', 'heap-growing-percent=50'])
    setFlagsFromString(`--${flag}`);
}
