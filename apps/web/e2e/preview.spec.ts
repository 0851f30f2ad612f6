import { expect, test } from './fixtures/test.ts';

const TITLE = 'Maps that people can fix';
/** Other tests start contests beside it. */
const LIST = `/contests?q=${encodeURIComponent(TITLE)}`;

test('who passes a contest’s link on shows its words and its picture', async ({ page, request, baseURL }) => {
  await page.goto(LIST);
  const href = await page.getByRole('link', { name: TITLE, exact: true }).getAttribute('href');
  const html = await (await request.get(`${href}/share`)).text();
  const read = (name: string) =>
    new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
  expect(read('og:title')).toBe(TITLE);
  expect(read('og:url')).toBe(`${baseURL}${href}`);
  expect(read('og:image')).toBe(`${baseURL}${href}/og.png`);
  expect(read('twitter:card')).toBe('summary_large_image');

  const picture = await request.get(`${href}/og.png`);
  expect(picture.status()).toBe(200);
  expect(picture.headers()['content-type']).toBe('image/png');
  // The picture as a browser reads it, in a page of the same origin.
  const size = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, `${href}/og.png`);
  expect(size).toEqual([1_200, 630]);
  expect((await request.get('/preview.png')).status()).toBe(200);
  expect((await request.get(`/contests/local/0x${'12'.repeat(32)}/og.png`)).status()).toBe(404);
});

test('the page is called the same before and after it has come to life', async ({ page, request }) => {
  await page.goto(LIST);
  const link = page.getByRole('link', { name: TITLE, exact: true });
  const html = await (await request.get((await link.getAttribute('href')) ?? '')).text();
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  expect(title).toContain(TITLE);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page).toHaveTitle(title);
});
