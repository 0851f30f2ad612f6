import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLaunchOptions } from '../../../tools/test/chromium.ts';
import { serveFolder } from '../src/pictures/serveFolder.ts';

const app = join(import.meta.dirname, '..');

let folder: string;
let site: Awaited<ReturnType<typeof serveFolder>>;
let browser: Browser;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-storybook-'));
  // The build command of the package's script, into another folder.
  const { scripts } = JSON.parse(await readFile(join(app, 'package.json'), 'utf8'));
  const [command, ...options] = scripts.build.split(' ');
  const program = join(app, 'node_modules/.bin', command);
  // Without this variable, the site documents props, as it does outside of tests.
  const { VITEST: _, ...env } = process.env;
  await promisify(execFile)(program, [...options, '--quiet', '-o', folder], {
    cwd: app,
    env,
    maxBuffer: 1e8,
  });
  site = await serveFolder(folder, '/some/sub/path/');
  browser = await chromium.launch(createLaunchOptions());
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('works below any path, with an overview that lists and links every story', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const strayed: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url) && /^http/.test(request.url())) strayed.push(request.url());
  });
  await page.goto(site.url);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const links = frame.locator('.laurel-gallery').getByRole('link');
  await links.first().waitFor({ timeout: 60_000 });

  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values<{ id: string; type: string }>(entries).filter(({ type }) => type === 'story');
  const linked = await links.evaluateAll((all) =>
    all.map((link) =>
      link
        .getAttribute('href')
        ?.split('/')
        .at(-1)
        ?.replace(/&globals.*/, ''),
    ),
  );
  expect(linked.toSorted()).toEqual(stories.map(({ id }) => id).toSorted());

  await frame
    .getByRole('row', { name: /^Verify\b/ })
    .first()
    .getByRole('link', { name: 'Idle, desktop', exact: true })
    .click();
  await frame.getByRole('dialog', { name: 'Verify your account' }).waitFor();
  expect(new URL(page.url()).searchParams.get('path')).toBe('/story/dialogs-verify--idle');
  expect(strayed).toEqual([]);
  await page.close();
});

test.each([
  ['tokens--docs', 'Tokens', /16\.[0-9] AA text/],
  ['copy-deck--docs', 'Copy deck', 'Wallet verbinden'],
  ['flows--docs', 'Flows', '1. A visitor presses “Connect Wallet”.'],
  ['controls-button--docs', 'Button', 'Shows a spinner and ignores presses; keeps the label and the focus.'],
  // Big integers among its arguments.
  ['web-sign-reviews--docs', 'Sign reviews', 'canSign'],
  ['what-changed--docs', 'What changed', /released yet|differ from those/],
])('shows the page %s, in the dark theme, without an error', async (id, title, text) => {
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  await page.route('**/favicon.ico', (route) => route.fulfill());
  await page.goto(`${site.url}iframe.html?id=${id}&viewMode=docs&globals=theme:dark`);
  await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
  await page.getByText(text).first().waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(errors).toEqual([]);
  await page.close();
});

test('operates the props of a dialog on its page', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  page.setDefaultTimeout(60_000);
  await page.goto(`${site.url}iframe.html?id=dialogs-verify--docs&viewMode=docs`);
  const story = page.frameLocator('iframe[title="Playground"]');
  await story.getByRole('dialog', { name: 'Verify your account' }).waitFor();
  await page
    .getByRole('row', { name: /^state/ })
    .getByRole('combobox')
    .selectOption('preparing');
  await story.getByText('Preparing message...').waitFor();
  await story.getByRole('button', { name: 'Cancel' }).click();
  await story.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /^open/ }).getByRole('switch', { checked: false }).press('Space');
  await story.getByText('Preparing message...').waitFor();
  // The options of the test stage are no props.
  expect(await page.getByRole('row', { name: /isConnected|chainId/ }).count()).toBe(0);
  await page.close();
});

test('shows every story in the language of the toolbar', async () => {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${site.url}?path=/story/web-settings-language--choosing&globals=language:de;theme:dark`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  const root = frame.locator('html');
  await frame.getByRole('heading', { name: 'Sprache' }).waitFor({ timeout: 60_000 });
  expect(await root.getAttribute('lang')).toBe('de');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /^language / }).click();
    await page.getByRole('option', { name }).click();
  };
  await choose('Español');
  await frame.getByRole('heading', { name: 'Idioma' }).waitFor();
  expect(await root.getAttribute('data-theme')).toBe('dark');
  await choose('Pseudo, right to left');
  await frame.getByRole('heading', { name: '⟦Làngûàgé⟧' }).waitFor();
  expect(await root.getAttribute('dir')).toBe('rtl');
  await page.goto(`${site.url}?path=/story/dialogs-verify--idle&globals=language:de`);
  await frame.getByRole('dialog', { name: 'Konto bestätigen' }).waitFor();
  await page.close();
});
