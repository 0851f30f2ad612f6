import { expect, test } from './fixtures/test.ts';

const TITLE = 'Maps that people can fix';
/** Other tests start contests in parallel. */
const LIST = `/contests?q=${encodeURIComponent(TITLE)}`;

test('shows a contest’s text and picture in a shared link’s preview', { tag: '@full' }, async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto(LIST);
  const href = await page.getByRole('link', { name: TITLE, exact: true }).getAttribute('href');
  const load = async () => {
    const html = await (await request.get(`${href}/share`)).text();
    return (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
  };
  const read = await load();
  expect(read('og:title')).toBe(TITLE);
  expect(read('og:url')).toBe(`${baseURL}${href}`);
  expect(read('og:image')?.replace(/\?v=[\w-]{10}$/, '')).toBe(`${baseURL}${href}/og.png`);
  expect(read('twitter:card')).toBe('summary_large_image');

  const picture = await request.get(`${href}/og.png`);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
  // The picture's URL names the standing that it shows.
  expect((await load())('og:image')).toMatch(/og\.png\?v=[\w-]{10}$/);
  // Decoded by a browser, in a page of the same origin.
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, `${href}/og.png`);
  expect(size).toEqual([1_200, 630]);
  expect((await request.get('/preview.png')).status()).toBe(200);
  const nothing = `/contests/local/0x${'12'.repeat(32)}`;
  expect((await request.get(`${nothing}/og.png`)).status()).toBe(404);
  expect(await (await request.get(nothing)).text()).toContain('<meta name="robots" content="noindex">');
});

test('keeps the title of the page after hydration', async ({ page, request }) => {
  await page.goto(LIST);
  const link = page.getByRole('link', { name: TITLE, exact: true });
  const html = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  expect(title).toContain(TITLE);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page).toHaveTitle(title);
});
