import type { Browser } from 'playwright';
import type { Picture } from './listPictures.ts';

/** The timeout of a story, generous for a busy machine. */
const ENDS_WITHIN_MS = 30_000;

type Channel = {
  on(event: string, listener: (facts: { storyId: string; status?: string }) => void): void;
  emit(event: string, facts: unknown): void;
};

/** The state that {@link listen} stores in the page. */
type State = { __STORYBOOK_ADDONS_CHANNEL__?: Channel; laurelEnds?: Record<string, string | undefined> };

/** Runs in the page. Storybook's channel reports the result of each story. */
const listen = () => {
  const state = globalThis as State;
  const ends: Record<string, string | undefined> = {};
  state.laurelEnds = ends;
  const timer = setInterval(() => {
    const channel = state.__STORYBOOK_ADDONS_CHANNEL__;
    if (!channel) return;
    clearInterval(timer);
    channel.on('storyFinished', ({ storyId, status }) => {
      ends[storyId] = status === 'error' ? 'failed' : 'finished';
    });
  }, 1);
};

/** Runs in the page. Machines differ in their monospace font; this one is in a package of every Linux. */
const chooseFont = () => {
  const style = document.createElement('style');
  style.textContent = ":root { --laurel-font-mono: 'DejaVu Sans Mono', monospace !important }";
  const add = () => document.documentElement.append(style);
  if (document.documentElement) add();
  else document.addEventListener('readystatechange', add, { once: true });
};

/** Runs in the page. Undefined while the story runs. */
const readEnd = (id: string) => {
  if (!document.body.classList.contains('sb-show-errordisplay'))
    return (globalThis as State).laurelEnds?.[id];
  const texts = ['#error-message', '#error-stack'].map((place) => document.querySelector(place)?.textContent);
  return texts.join('\n').slice(0, 500);
};

/** Runs in the page. */
const choose = (storyId: string) =>
  (globalThis as State).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' });

/** Runs in the page. Waits for fonts and images; returns the broken images. */
const settle = async (): Promise<readonly string[]> => {
  const listPictures = () => [...document.images].filter(({ loading }) => loading !== 'lazy');
  await document.fonts.ready;
  await Promise.allSettled(listPictures().map((picture) => picture.decode()));
  // A component that hides a broken image has done so by now.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return listPictures()
    .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
    .map(({ src }) => `broken picture ${src}`);
};

/** Runs in the page. */
const measureHidden = () => {
  const bodies = [...document.querySelectorAll('.laurel-dialog-body')];
  const heights = bodies.map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  return Math.ceil(Math.max(0, ...heights));
};

/** A page that shows the stories of a site one after another. */
export async function openStories(browser: Browser, site: string) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.addInitScript(listen);
  await page.addInitScript(chooseFont);
  const missing: string[] = [];
  page.on('response', (response) => {
    // An image may be missing by design; broken images are found where they are shown.
    if (response.status() >= 400 && response.request().resourceType() !== 'image')
      missing.push(`${response.status()} ${response.url()}`);
  });
  /** The story that the page shows; stories of the same title and width share the page. */
  let shown: Pick<Picture, 'title' | 'width'> | undefined;

  const show = async (picture: Picture) => {
    const { id, title, viewport, width, height } = picture;
    if (shown?.title === title && shown.width === width) return page.evaluate(choose, id);
    await page.setViewportSize({ width, height });
    // Skips axe, which takes half of the time and runs in the tests.
    const globals = `viewport.value:${viewport};a11y.manual:!true`;
    await page.goto(`${site}iframe.html?id=${id}&viewMode=story&globals=${globals}`);
    shown = picture;
  };

  /** Resolves when the play function has ended and the fonts are loaded; throws the story's errors. */
  const play = async (picture: Picture): Promise<void> => {
    missing.splice(0);
    await show(picture);
    const end = await page.waitForFunction(readEnd, picture.id, { timeout: ENDS_WITHIN_MS });
    const said = await end.jsonValue();
    if (said !== 'finished') {
      shown = undefined;
      throw new Error(said);
    }
    missing.push(...(await page.evaluate(settle)));
    if (missing.length > 0) throw new Error(missing.join(', '));
  };

  /** Takes a full picture; enlarges the window to show content that scrolls inside a dialog. */
  const take = async ({ width, height }: Picture, file: string): Promise<void> => {
    const hidden = await page.evaluate(measureHidden);
    if (hidden > 0) await page.setViewportSize({ width, height: height + hidden });
    await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
    if (hidden > 0) await page.setViewportSize({ width, height });
  };

  return { page, play, take };
}
