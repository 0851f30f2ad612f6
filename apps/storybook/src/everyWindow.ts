import '../../../tools/test/vitest/ownerStacks.ts';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { operateTranslated } from '../../../tools/test/operateTranslated.ts';
import { failOnConsole } from './console.ts';
import { forgetTexts, listNewTexts } from './contrast.ts';
import { OWN_WINDOW } from './pictures/stories.ts';
import { toolbarWindows, type WindowName, windows } from './windows.ts';

/** The story in the context of a test of Storybook's Vitest plugin. */
type Story = {
  readonly tags: readonly string[];
  readonly globals: { readonly viewport: { readonly value: keyof typeof toolbarWindows } };
  readonly parameters: { readonly a11y: { readonly options?: object; readonly context?: object } };
  readonly play?: unknown;
  readonly run: () => Promise<void>;
};

const expectWindow = (name: keyof typeof toolbarWindows) =>
  expect(`${window.innerWidth}px`, `the width of the window "${name}"`).toBe(
    toolbarWindows[name].styles.width,
  );

const LOOKS = ['display', 'clip', 'clip-path', 'opacity', 'font-size', 'font-weight'];

/** The elements, and which of them are shown: what most of axe’s rules read. */
function describeLook(): string {
  const elements = [...document.body.querySelectorAll('*')];
  const looks = elements.map((element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 'hidden';
    const style = getComputedStyle(element);
    return LOOKS.map((property) => style.getPropertyValue(property)).join(' ');
  });
  return `${looks.join('\n')}\n${document.body.outerHTML}`;
}

/**
 * The rules that also read where elements are: what overflows must scroll by keyboard, and the colors of a text depend on
 * what lies under it, with pseudo-elements, filters and borders.
 */
const LAYOUT_RULES = ['scrollable-region-focusable', 'color-contrast', 'link-in-text-block'];
const LAYOUT_ONLY = { runOnly: { type: 'rule', values: LAYOUT_RULES } };

/**
 * Checks a story at another window size. A story without a play function stays mounted while the window is resized; if it
 * shows the same elements as at an earlier size, only the rules that read the layout run. One with a play function runs
 * again.
 */
async function checkStory(story: Story, name: WindowName, seen: Set<string>): Promise<void> {
  const { width, height } = windows[name].styles;
  await page.viewport(Number.parseInt(width, 10), Number.parseInt(height, 10));
  expectWindow(name);
  if (story.play) return story.run();
  // Media queries and resize observers take effect in the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const look = describeLook();
  await checkRules(story, seen.has(look) ? LAYOUT_ONLY : {});
  seen.add(look);
  failOnConsole();
}

/** Runs axe on the mounted story, or on these elements of it. */
async function checkRules(story: Story, options: object, include?: readonly Element[]): Promise<void> {
  const { a11y } = story.parameters;
  const context = include ? { ...a11y.context, include } : a11y.context;
  const parameters = {
    ...story.parameters,
    a11y: { ...a11y, context, options: { ...a11y.options, ...options } },
  };
  // The type requires a whole story context, but only these fields are read.
  await checkAccessibility({ ...story, parameters, viewMode: 'story' } as never);
}

const CONTRAST_ONLY = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/**
 * Checks the contrast of a mounted story in the dark theme: nothing else depends on the theme. A full run reads every text, any
 * other those that look as none did before (contrast.ts).
 */
async function checkDarkTheme(story: Story): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.theme = 'dark';
  const texts = import.meta.env.LAUREL_FULL ? undefined : listNewTexts();
  try {
    if (texts?.length !== 0) await checkRules(story, CONTRAST_ONLY, texts);
  } catch (error) {
    // The story has drawn itself again before axe began, and none of these texts is left.
    if (texts?.every((text) => !text.isConnected)) return;
    throw new Error(`In the dark theme: ${(error as Error).message}`, { cause: error });
  } finally {
    delete dataset.theme;
  }
}

/** Checks a story at the other window sizes. */
async function checkOtherWindows(story: Story): Promise<void> {
  const seen = new Set([describeLook()]);
  for (const name of Object.keys(windows) as WindowName[]) {
    if (name === story.globals.viewport.value) continue;
    await checkStory(story, name, seen).catch((error: Error) => {
      throw new Error(`In the window "${name}": ${error.message}`, { cause: error });
    });
  }
}

beforeEach(forgetTexts);

/**
 * Storybook's plugin runs a story at the window size of its globals; this adds the dark theme and, in a full run, the other
 * sizes and a translation by the browser, which changes what the other checks read.
 */
afterEach(async (context) => {
  const { story, task } = context as typeof context & { readonly story?: Story };
  if (!story || task.result?.state === 'fail') return;
  // Nobody reads the results of axe for a story that passed: 40 kB each, sent to Vitest and written into its report.
  delete (task.meta as { reports?: unknown }).reports;
  expectWindow(story.globals.viewport.value);
  await checkDarkTheme(story);
  if (!import.meta.env.LAUREL_FULL) return;
  if (!story.tags.includes(OWN_WINDOW)) await checkOtherWindows(story);
  expect(await operateTranslated(), 'in a page that the browser translates').toEqual([]);
});
