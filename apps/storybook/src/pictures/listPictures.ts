import { flows } from './flows.ts';
import { DIALOG, getStoryWindow, groupStories, PLAYGROUND, type StoryEntry } from './stories.ts';

/** The viewports of .storybook/preview.tsx that pictures are taken at; the last one only for pages and dialogs. */
const windows = [
  { viewport: 'desktop', width: 1280, height: 800 },
  { viewport: 'phone', width: 390, height: 844 },
  { viewport: 'zoomed', width: 640, height: 400 },
] as const;

/** A story at one window size. */
export type Picture = StoryEntry & {
  readonly viewport: string;
  readonly width: number;
  readonly height: number;
  /** The path of its file in each folder of pictures, without the ending: `1280/controls-button--small`. */
  readonly path: string;
  /** True if git has an approved picture. */
  readonly isApproved: boolean;
};

const inFlows = new Set(
  flows.flatMap(({ steps }) => steps.flatMap(({ desktop, phone = desktop }) => [desktop, phone])),
);

/**
 * The pictures of these entries of a Storybook, by component and window size. Approved are the steps of flows and the first
 * story of every component without one: pages and dialogs at each size, and other components at one.
 */
export function listPictures(entries: readonly StoryEntry[]): readonly Picture[] {
  return groupStories(entries).flatMap(({ stories }) => {
    const steps = stories.filter(({ id }) => inFlows.has(id));
    const first = stories.filter(({ tags }) => !tags.includes(PLAYGROUND)).slice(0, 1);
    const samples = new Set(steps.length > 0 ? steps : first);
    return windows.flatMap((window) =>
      stories.flatMap((story) => {
        const own = getStoryWindow(story);
        const isSample = samples.has(story);
        const isWhole = isSample && (steps.length > 0 || story.tags.includes(DIALOG));
        if (own === 'any' ? window.viewport === 'zoomed' && !isWhole : own !== window.viewport) return [];
        const isApproved = isWhole || (isSample && (own !== 'any' || window.viewport === 'desktop'));
        return [{ ...story, ...window, path: `${window.width}/${story.id}`, isApproved }];
      }),
    );
  });
}
