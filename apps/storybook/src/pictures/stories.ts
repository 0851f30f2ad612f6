/** An entry of Storybook's index.json. */
export type StoryEntry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags: readonly string[];
};

/** The stories of one component, in the order of their file. */
export type StoryGroup = { readonly title: string; readonly stories: readonly StoryEntry[] };

/** A story's window: `any` if the toolbar chooses it. */
export type StoryWindow = 'desktop' | 'phone' | 'any';

/** A story with this tag is for one window size, which its name tells. */
export const OWN_WINDOW = 'own-window';

/** A story with this tag shows a dialog. */
export const DIALOG = 'dialog';

/** A story with this tag shows no state: its controls set the props of a dialog. */
export const PLAYGROUND = 'playground';

const NARROW = / (On Phone|In Narrow Window)$|^(Learn )?Compact$/;

/** The window that a story is made for. */
export function getStoryWindow({ name, tags }: Pick<StoryEntry, 'name' | 'tags'>): StoryWindow {
  if (!tags.includes(OWN_WINDOW)) return 'any';
  return NARROW.test(name) ? 'phone' : 'desktop';
}

/** The stories of an index by component, in the index's order. */
export function groupStories(entries: readonly StoryEntry[]): readonly StoryGroup[] {
  const groups = new Map<string, StoryEntry[]>();
  for (const entry of entries) {
    if (entry.type !== 'story') continue;
    const group = groups.get(entry.title);
    if (group) group.push(entry);
    else groups.set(entry.title, [entry]);
  }
  return [...groups].map(([title, stories]) => ({ title, stories }));
}

/** The address of a story inside the Storybook; with a window, at that size. */
export function getStoryHref(id: string, window: StoryWindow = 'any'): string {
  const size = window === 'any' ? '' : `&globals=viewport.value:${window}`;
  return `./?path=/story/${id}${size}`;
}

/** The widest approved picture of each window: large enough to recognize a state, small enough for git and for thumbnails. */
export const WIDEST: Readonly<Record<number, number>> = { 1280: 480, 640: 240, 390: 195 };
