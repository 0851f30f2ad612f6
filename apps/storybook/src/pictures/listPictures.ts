import { join } from 'node:path';

/** The two viewports of .storybook/preview.tsx that pictures are taken at. */
const windows = [
  { viewport: 'desktop', width: 1280, height: 800 },
  { viewport: 'phone', width: 390, height: 844 },
] as const;

/** An entry of Storybook's index.json. */
export type StoryEntry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
};

/** A story at one window size. */
export type Picture = StoryEntry & {
  readonly viewport: string;
  readonly width: number;
  readonly height: number;
  /** The path of the file. */
  readonly file: string;
};

/** Wallet dialogs have a story per window size, with the size in its name. */
const isFor = ({ id, title }: StoryEntry, viewport: string) => {
  if (!title.startsWith('Dialogs/')) return true;
  const isNarrow = /-(on-phone|in-narrow-window)$|--(compact|learn-compact)$/.test(id);
  return isNarrow === (viewport === 'phone');
};

/** The pictures to take of these entries of a Storybook, by component and window size. */
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
