import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { Picture } from './listPictures.ts';
import { openStories } from './openStories.ts';

/** The number of pages that take pictures; a page uses one processor core. */
const PAGES = 2;

/** The next picture, and all further ones that can use the same page. */
const takeGroup = (waiting: Picture[]): readonly Picture[] => {
  const [first] = waiting;
  const end = waiting.findIndex(({ title, width }) => title !== first?.title || width !== first.width);
  return waiting.splice(0, end < 0 ? waiting.length : end);
};

/**
 * Takes pictures of the stories of a site, into `folder`. Removes the picture of a story that fails.
 *
 * @returns a line for each failure
 */
export async function takePictures(
  browser: Browser,
  site: string,
  pictures: readonly Picture[],
  folder: string,
): Promise<readonly string[]> {
  const failures: string[] = [];
  const waiting = [...pictures];
  const takeGroups = async () => {
    const stories = await openStories(browser, site);
    while (waiting.length > 0) {
      for (const picture of takeGroup(waiting)) {
        const { path, id, width } = picture;
        const file = join(folder, `${path}.png`);
        await mkdir(dirname(file), { recursive: true });
        await rm(file, { force: true });
        try {
          await stories.play(picture);
          await stories.take(picture, file);
        } catch (error) {
          failures.push(`${id} at ${width}: ${(error as Error).message}`);
        }
      }
    }
    await stories.page.close();
  };
  await Promise.all(Array.from({ length: PAGES }, takeGroups));
  return failures;
}
