import { join } from 'node:path';
import { getStoryWindow, type StoryEntry } from './stories.ts';

/** The two viewports of .storybook/preview.tsx that pictures are taken at. */
const windows = [
  { viewport: 'desktop', width: 1280, height: 800 },
  { viewport: 'phone', width: 390, height: 844 },
] as const;

/** A story at one window size. */
export type Picture = StoryEntry & {
  readonly viewport: string;
  readonly width: number;
  readonly height: number;
  /** The path of the file. */
  readonly file: string;
};

/** The pictures to take of these entries of a Storybook, by component and window size. */
export function listPictures(entries: readonly StoryEntry[], folder: string): readonly Picture[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.flatMap((title) =>
    windows.flatMap((window) =>
      stories
        .filter((story) => story.title === title && ['any', window.viewport].includes(getStoryWindow(story)))
        .map((story) => ({
          ...story,
          ...window,
          file: join(folder, String(window.width), `${story.id}.png`),
        })),
    ),
  );
}
