import { isExportStory, storyNameFromExport, toId } from 'storybook/internal/csf';

type StoryModule = {
  readonly default: {
    readonly title?: string;
    readonly includeStories?: string[];
    readonly excludeStories?: string[];
  };
  /** Storybook adds this list of the stories in their order, which a module does not keep. */
  readonly __namedExportsOrder?: readonly string[];
  readonly [name: string]: unknown;
};

/** The stories of one component. */
export type StoryGroup = {
  readonly title: string;
  readonly stories: readonly { readonly id: string; readonly name: string }[];
};

const toGroup = ({ default: meta, ...exports }: StoryModule): StoryGroup => {
  const title = meta.title ?? '';
  const known = exports.__namedExportsOrder ?? Object.keys(exports);
  const names = known.filter((name) => !name.startsWith('__') && isExportStory(name, meta));
  const stories = names.map((name) => {
    const shown = (exports[name] as { name?: string }).name ?? storyNameFromExport(name);
    return { id: toId(title, storyNameFromExport(name)), name: shown };
  });
  return { title, stories };
};

/** The stories of these modules by component, alphabetically. */
export function listStories(modules: readonly unknown[]): readonly StoryGroup[] {
  return modules
    .map((module) => toGroup(module as StoryModule))
    .sort((one, other) => one.title.localeCompare(other.title));
}
