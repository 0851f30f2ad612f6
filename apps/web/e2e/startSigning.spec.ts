import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@org/local-stack/ports';
import type { Page } from '@playwright/test';
import { generatePrivateKey } from 'viem/accounts';
import { createAccount } from './fixtures/accounts.ts';
import { createPng } from './fixtures/createPng.ts';
import { connectWallet, offerScriptedWallet } from './fixtures/scriptedWallet.ts';
import { stack } from './fixtures/stack.ts';
import { fillContest, findForm, someContest } from './fixtures/startContest.ts';
import { expect, test } from './fixtures/test.ts';

const judge = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

async function fillForm(page: Page, privateKey: `0x${string}`) {
  await offerScriptedWallet(page, { privateKey });
  await page.goto('/contests/start');
  await connectWallet(page);
  await fillContest(page, { ...someContest(judge), title: 'Checked twice', description: 'Once and again.' });
  return findForm(page);
}

const listSent = (page: Page) =>
  page.evaluate(() =>
    window.scriptedWallet.requests.filter(({ method }) => method === 'eth_sendTransaction'),
  );

test('keeps the preview open after a double click on "Start contest", and offers a switch for wallet error 4901', {
  tag: '@full',
}, async ({ page }) => {
  const { start, dialog, sign } = await fillForm(page, (await createAccount()).privateKey);
  await start.dblclick();
  await expect(dialog).toBeVisible();
  // A slow double click ends outside the dialog.
  await page.mouse.click(5, 450);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await start.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await listSent(page)).toEqual([]);

  await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 4901));
  await sign.click();
  await expect(dialog.getByRole('alert')).toContainText('Wrong network');
  expect(await listSent(page)).toMatchObject([{ params: [{ chainId: '0x7a69' }] }]);
  await dialog.getByRole('button', { name: 'Switch to Local' }).click();
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('shows an insufficient balance beside "Sign" at every window size', { tag: '@full' }, async ({
  page,
}) => {
  const { start, dialog, sign } = await fillForm(page, generatePrivateKey());
  await start.click();
  const reason = dialog.getByRole('alert');
  await expect(reason).toContainText('Not enough for the fee');
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(reason).toBeInViewport({ ratio: 1 });
    await expect(sign).toBeInViewport({ ratio: 1 });
    // The preview stays readable.
    const body = await dialog.getByRole('region', { name: 'The contest' }).boundingBox();
    expect(body?.height).toBeGreaterThan(50);
  }
});

test('names an invalid transaction hash and never sends twice', { tag: '@full' }, async ({ page }) => {
  const { start, dialog, sign } = await fillForm(page, (await createAccount()).privateKey);
  await page.evaluate(() => {
    const { request } = window.scriptedWallet;
    window.scriptedWallet.request = async (call) => {
      const answer = await request(call);
      return call.method === 'eth_sendTransaction' ? '0x1234' : answer;
    };
  });
  await page.route('**/graphql', (route) => route.abort());
  await start.click();
  await sign.click();
  await expect(dialog.getByRole('alert')).toContainText('Invalid transaction hash');
  await sign.click();
  await expect(dialog.getByRole('button', { name: 'I did not sign it' })).toBeVisible();
  expect(await listSent(page)).toHaveLength(1);
  // The transaction was sent: the page finds it by its content.
  await page.unroute('**/graphql');
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
  expect(await listSent(page)).toHaveLength(1);
});

test('stores texts that do not fit into the attestation, and asks the wallet only once they are stored', async ({
  page,
}) => {
  const { step, field, start, dialog, sign } = await fillForm(page, (await createAccount()).privateKey);
  const description = `Which of these would you keep? ${'We read every one. '.repeat(2_000)}End.`;
  await step('Basics').click();
  await field('Description').fill(description);
  await step('Check and sign').click();
  await page.route('**/api/documents', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', limit: 'network' } }),
  );
  await start.click();
  await expect(dialog).toContainText('stored on this site before you sign');
  await sign.click();
  await expect(dialog.getByRole('alert')).toContainText('The server has no room for documents');
  expect(await listSent(page)).toEqual([]);

  await page.unroute('**/api/documents');
  await sign.click();
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
  expect(await listSent(page)).toHaveLength(1);
  await page.goto(page.url().replace(/\/share.*$/, ''));
  await expect(page.getByRole('main')).toContainText('We read every one. End.');
});

/** The paths of the second server: what it stores outlives it. */
const STORED = /\/api\/(documents|pictures)/;

/** A second api on a folder of its own, which a test can kill; the page asks it for documents and pictures. */
async function useOwnApi(page: Page) {
  const folder = await mkdtemp(join(tmpdir(), 'killed-api-'));
  const port = await findFreePort();
  const own = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  const start = async () => {
    child = spawn(process.execPath, ['apps/api/dist/main.js'], {
      env: {
        ...process.env,
        ...{ PORT: `${port}`, PUBLIC_ORIGIN: stack.origin, DATABASE_URL: `file:${join(folder, 'rows')}` },
        ...{ CHAINS: 'local', RPC_URL_31337: stack.rpcUrl, SCAN_URL_31337: stack.scanUrl },
      },
      stdio: 'ignore',
    });
    await expect(async () => expect((await fetch(`${own}/health`)).ok).toBe(true)).toPass();
  };
  const stored: number[] = [];
  await page.route(STORED, async (route) => {
    const url = route.request().url().replace(stack.origin, own);
    const answer = await route.fetch({ url }).catch(() => null);
    if (answer && route.request().method() === 'POST') stored.push(answer.status());
    await (answer ? route.fulfill({ response: answer }) : route.abort());
  });
  const remove = async () => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await kill();
    await rm(folder, { recursive: true, force: true });
  };
  await start();
  return { start, kill, remove, stored };
}

test('keeps everything when the server is killed between storing and signing, and signs once it is back', {
  tag: '@full',
}, async ({ page }) => {
  test.slow();
  const { step, field, start, dialog, sign } = await fillForm(page, (await createAccount()).privateKey);
  const api = await useOwnApi(page);
  try {
    const description = `Which of these would you keep? ${'We read every one. '.repeat(2_000)}End.`;
    await step('Basics').click();
    await field('Description').fill(description);
    const cover = page.getByRole('group', { name: 'Cover' });
    await cover.locator('input[type=file]').setInputFiles({
      ...{ name: 'cover.png', mimeType: 'image/png', buffer: createPng(64, 48) },
    });
    await expect(cover.getByRole('textbox', { name: 'Alternative text' })).toBeVisible();
    await step('Check and sign').click();
    await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'reject'));
    await start.click();
    await sign.click();
    await expect(dialog.getByRole('status').filter({ hasText: 'rejected' })).toBeVisible();
    expect(api.stored.at(-1)).toBe(201);

    await api.kill();
    await sign.click();
    await expect(dialog.getByRole('alert')).toContainText(
      'The server can’t be reached. What you typed is still here',
    );
    expect(await listSent(page)).toHaveLength(1);

    await api.start();
    await page.evaluate(() => window.scriptedWallet.setBehavior('eth_sendTransaction', 'ok'));
    await sign.click();
    await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
    await page.goto(page.url().replace(/\/share.*$/, ''));
    await expect(page.getByRole('main')).toContainText('We read every one. End.');
  } finally {
    await api.remove();
  }
});

test('starts a contest while the scan is down, and shows it once the scan is back', { tag: '@full' }, async ({
  page,
}) => {
  test.slow();
  const { start, dialog, sign } = await fillForm(page, (await createAccount()).privateKey);
  await page.route('**/graphql', (route) => route.abort());
  await start.click();
  await sign.click();
  await expect(dialog).toContainText('What you signed is safe on the chain.');
  await page.unroute('**/graphql');
  await expect(page.getByRole('heading', { name: 'Share the contest' })).toBeVisible();
  expect(await listSent(page)).toHaveLength(1);
});
