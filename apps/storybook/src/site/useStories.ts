import { use } from 'react';
import type { StoryEntry } from '../pictures/stories.ts';

const load = async (): Promise<readonly StoryEntry[]> => {
  const response = await fetch('./index.json');
  const { entries } = await response.json();
  return Object.values<StoryEntry>(entries).filter(({ type }) => type === 'story');
};

let stories: Promise<readonly StoryEntry[]> | undefined;

/** Every story, from the index of this Storybook. Suspends until it is loaded. */
export function useStories(): readonly StoryEntry[] {
  stories ??= load();
  return use(stories);
}
