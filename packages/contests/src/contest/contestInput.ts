/**
 * What an organizer fills in. `judges` and `entries` are the lines as they were typed: blank ones are ignored, and a
 * problem names its line by position. `endsAt` is in seconds; null leaves judging open.
 */
export type ContestInput = {
  readonly title: string;
  readonly description: string;
  readonly judges: readonly string[];
  readonly entries: readonly string[];
  readonly endsAt: bigint | null;
};
