import { localAccounts } from '@org/local-stack';
import type { Page } from '@playwright/test';
import { type Locale, listStops } from './fixtures/listStops.ts';
import { openAs } from './fixtures/openAs.ts';
import { expect, test } from './fixtures/test.ts';
import { turn } from './fixtures/turn.ts';
import { waitUntilDrawn } from './fixtures/waitForScan.ts';

/** Each page, also as the organizer and a judge of the demo contests see it. */
async function listViews(page: Page, locale: Locale) {
  const stops = await listStops(page, locale);
  const contests = stops.filter(({ path }) => /^\/contests\/local\/0x\w+$/.test(path));
  return [
    ...stops,
    ...[localAccounts.organizer, localAccounts.judge1].flatMap((account) =>
      contests.map((stop) => ({ ...stop, account })),
    ),
  ];
}

/** Elements that reach beyond the window; none if the page cannot be scrolled sideways. */
const listBeyond = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 0.5 || left < -0.5);
    });
    return [`${scrollWidth} px`, ...beyond.map(({ outerHTML }) => outerHTML.slice(0, 160))];
  });

/** Texts that are shortened, and whose first letter is among what is cut off. */
const listCutAtStart = (page: Page) =>
  page.evaluate(() =>
    [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { textOverflow, overflowX } = getComputedStyle(element);
      if (overflowX === 'visible' || textOverflow !== 'ellipsis') return [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      let text = walker.nextNode();
      while (text && !text.textContent?.trim()) text = walker.nextNode();
      if (!text) return [];
      const range = document.createRange();
      const start = (text.textContent ?? '').search(/\S/);
      range.setStart(text, start);
      range.setEnd(text, start + 1);
      const letter = range.getBoundingClientRect();
      // The options of a select are not drawn.
      if (letter.width === 0) return [];
      const box = element.getBoundingClientRect();
      const isCut = letter.left < box.left - 1 || letter.right > box.right + 1;
      return isCut ? [element.outerHTML.slice(0, 160)] : [];
    }),
  );

/** Lists every page that fails. */
const softly = expect.configure({ soft: true });

/** A phone at 200 %, and the smallest phone. */
const NARROW = [195, 320] as const;

for (const locale of ['en-GB', 'de-AT', 'es-MX'] as const)
  for (const width of NARROW)
    test(`issue 31: no page is wider than a window of ${width} px in ${locale}`, { tag: '@full' }, async ({
      page,
      openOther,
    }) => {
      test.setTimeout(600_000);
      for (const { path, find, account } of await listViews(page, locale))
        await test.step(`${path} ${account?.address ?? ''}`, async () => {
          const visitor = await openOther({ locale });
          if (account) await openAs(visitor, account, '/help');
          await visitor.setViewportSize({ width, height: 422 });
          await visitor.goto(path);
          await expect(find(visitor)).toBeVisible();
          await waitUntilDrawn(visitor);
          await softly.poll(() => listBeyond(visitor), path).toEqual([]);
          await visitor.close();
        });
    });

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [1280, 900],
] as const)
  test(`issue 31: shortens no text at its start from right to left, at ${width} px`, {
    tag: '@full',
  }, async ({ page, openOther }) => {
    test.setTimeout(600_000);
    for (const { path, find, account } of await listViews(page, 'en-GB'))
      await test.step(`${path} ${account?.address ?? ''}`, async () => {
        const visitor = await openOther({ viewport: { width, height } });
        if (account) await openAs(visitor, account, '/help');
        await turn(visitor);
        await visitor.goto(path);
        await expect(find(visitor)).toBeVisible();
        await waitUntilDrawn(visitor);
        await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
        await softly.poll(() => listCutAtStart(visitor), path).toEqual([]);
        await visitor.close();
      });
  });
