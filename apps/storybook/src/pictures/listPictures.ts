import { join } from 'node:path';

/** Two of the viewports in .storybook/preview.tsx: those that designers look at. */
const windows = [
  { viewport: 'desktop', width: 1280, height: 800 },
  { viewport: 'phone', width: 390, height: 844 },
] as const;

/** A line of Storybook's own index.json. */
export type StoryEntry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
};

/** One story in one window. */
export type Picture = StoryEntry & {
  readonly viewport: string;
  readonly width: number;
  readonly height: number;
  /** Where it is to be. */
  readonly file: string;
};

/** A wallet's dialog is there once for each window, and its name says for which. */
const isFor = ({ id, title }: StoryEntry, viewport: string) => {
  if (!title.startsWith('Dialogs/')) return true;
  const isNarrow = /-(on-phone|in-narrow-window)$|--(compact|learn-compact)$/.test(id);
  return isNarrow === (viewport === 'phone');
};

/** Every picture there is to take of these entries of a Storybook, component by component and window by window. */
export function listPictures(entries: readonly StoryEntry[], folder: string): readonly Picture[] {
  const stories = entries.filter(({ type }) => type === 'story');
  const titles = [...new Set(stories.map(({ title }) => title))];
  return titles.flatMap((title) =>
    windows.flatMap((window) =>
      stories
        .filter((story) => story.title === title && isFor(story, window.viewport))
        .map((story) => ({
          ...story,
          ...window,
          file: join(folder, String(window.width), `${story.id}.png`),
        })),
    ),
  );
}
