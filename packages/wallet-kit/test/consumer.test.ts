import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  createMemoryNonceStore,
  createMemorySessionStore,
  createNodeHandler,
  createSiweServer,
} from '@org/auth-siwe/server';
import { type Browser, chromium, type FrameLocator, type Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createLaunchOptions, FOR_SHORT_PAGES } from '../../../tools/test/chromium.ts';
import {
  type Consumer,
  checkExample,
  copyExample,
  openConsumer,
} from '../../../tools/test/consumers/openConsumer.ts';
import { readReadme } from '../../../tools/test/consumers/readReadme.ts';
import { runProgram } from '../../../tools/test/consumers/run.ts';
import { bundlePages } from './app/bundlePages.ts';
import { createRelay } from './app/createRelay.ts';
import type { PhonePage } from './app/phone.ts';
import { createReadmePage } from './app/readmePage.ts';
import { readFolder, serve } from './app/serve.ts';

const PROJECT_ID = '0123456789abcdef0123456789abcdef';

/** Builds `examples/vite-wallet`, with a project id, and returns its files by path. */
const buildExample = async () => {
  const dir = await copyExample(consumer, 'vite-wallet');
  const app = join(dir, 'src/App.tsx');
  await writeFile(app, (await readFile(app, 'utf8')).replace('your WalletConnect id', PROJECT_ID));
  await checkExample(dir);
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: dir });
  return readFolder(join(dir, 'dist'));
};

/** The app of the guide for users of RainbowKit, after the last step. */
const readMigrated = async () => {
  const guide = await readFile(
    join(import.meta.dirname, '../../../docs/migrating-from-rainbowkit.md'),
    'utf8',
  );
  const [, code = ''] = /```tsx after\n([\s\S]*?)```/.exec(guide) ?? [];
  return code;
};

const MOUNT = `
import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('app')).render(<App />);`;

const PAGE = (name: string) =>
  `<!doctype html><title>Another team</title><link rel="stylesheet" href="/${name}.css"><div id="app"></div><script type="module" src="/${name}.js"></script>`;

/** A strict content security policy: own scripts and styles only, and no inline styles. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self' data:; connect-src *";

let consumer: Consumer;
let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
/** The pages of app and phone. */
let pairing: Awaited<ReturnType<typeof serve>>;
/** A page of another origin with the app in a frame: a Safe, or an empty page. */
let safe: Awaited<ReturnType<typeof serve>>;

/** RainbowKit detects phones by the user agent. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

const readApp = (name: string) => readFile(join(import.meta.dirname, 'app', name), 'utf8');

const frame = (url: string, who: string) =>
  `<!doctype html><title>${who}</title><iframe src="${url}" width="1200" height="700"></iframe><script type="module" src="/${who}.js"></script>`;

beforeAll(async () => {
  consumer = await openConsumer('wallet-kit');
  await consumer.write({
    'migrated.tsx': (await readMigrated()) + MOUNT,
    'safe.ts': await readApp('safe.ts'),
    'walletConnect.tsx': await readApp('walletConnect.tsx'),
    'phone.ts': await readApp('phone.ts'),
  });
  const files = await bundlePages(['migrated.tsx', 'safe.ts', 'walletConnect.tsx', 'phone.ts'], consumer.dir);
  site = await serve(
    { ...files, ...(await buildExample()), '/migrated': PAGE('migrated') },
    { 'content-security-policy': POLICY },
  );
  safe = await serve({ ...files, '/': frame(site.url, 'safe'), '/nobody': frame(site.url, 'nobody') });
  pairing = await serve({ ...files, '/': PAGE('walletConnect'), '/phone': PAGE('phone') });
  browser = await chromium.launch(createLaunchOptions(FOR_SHORT_PAGES));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await site?.stop();
  await pairing?.stop();
  await safe?.stop();
});

/** A page, its requests to other hosts, and its console messages. */
const open = async ({ url = site.url, width = 1280, isBrave = false, userAgent = '' } = {}) => {
  const page = await browser.newPage({
    viewport: { width, height: 800 },
    ...(userAgent && { userAgent }),
  });
  const asked: string[] = [];
  const said: string[] = [];
  await page.route('**/*', (route) => {
    if (new URL(route.request().url()).hostname === '127.0.0.1') return route.continue();
    asked.push(route.request().url());
    return route.abort();
  });
  await page.routeWebSocket(/.*/, (socket) => {
    asked.push(socket.url());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  if (isBrave) {
    await page.addInitScript(() => {
      const ethereum = { isBraveWallet: true, on() {}, removeListener() {}, request: async () => [] };
      Object.assign(window, { ethereum });
    });
  }
  await page.goto(url);
  return { page, asked, said };
};

const openDialog = async (page: Page | FrameLocator) => {
  await page.getByRole('button', { name: 'Connect Wallet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' });
  await dialog.waitFor();
  return dialog;
};

test('issue 17: examples/vite-wallet renders a connect button, and sends no request before a wallet is clicked', async () => {
  const { page, asked, said } = await open();
  const dialog = await openDialog(page);
  for (const name of ['Browser Wallet', 'Rainbow', 'Base', 'MetaMask', 'WalletConnect']) {
    await dialog.getByRole('button', { name, exact: true }).waitFor();
  }
  await dialog.getByRole('button', { name: 'Get a Wallet' }).click();
  await dialog.getByRole('button', { name: 'GET' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(said).toEqual([]);
  await page.close();
});

test('issue 17: Vite builds the few lines of every README, and a browser runs them', async () => {
  const { modules, run } = await createReadmePage(consumer);
  const files = {
    ...modules,
    'index.html':
      '<!doctype html><title>All</title><div id="app"></div><script type="module" src="/main.tsx"></script>',
    'main.tsx': `import { createRoot } from 'react-dom/client';
import Page from './page';
createRoot(document.getElementById('app')!).render(<Page />);`,
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }',
  };
  await consumer.write(
    Object.fromEntries(Object.entries(files).map(([path, code]) => [`readmes/${path}`, code])),
  );
  const dir = join(consumer.dir, 'readmes');
  await runProgram('vite', ['build', '--logLevel', 'warn'], { cwd: dir });
  const built = await serve(
    await readFolder(join(dir, 'dist')),
    { 'content-security-policy': POLICY },
    (origin) =>
      createNodeHandler(
        createSiweServer({
          origin,
          chains: [{ id: 84532, rpcUrls: [] }],
          nonces: createMemoryNonceStore(),
          sessions: createMemorySessionStore(),
        }),
      ),
  );
  onTestFinished(() => void built.stop());
  const { page, said } = await open({ url: 'about:blank' });
  await run(page, built.url);
  // The browser's own sentence about a request that this test answers with nothing.
  expect(said.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
  await page.close();
});

test('issue 17: runs the app of the guide for users of RainbowKit', async () => {
  const { page, said } = await open({ url: `${site.url}/migrated` });
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('dialog', { name: 'Connect a Wallet' }).waitFor();
  expect(said).toEqual([]);
  await page.close();
});

test('sends no request with every wallet listed, in Brave and in a frame', async () => {
  const { page, asked } = await open({ url: `${safe.url}/nobody`, isBrave: true });
  const dialog = await openDialog(page.frameLocator('iframe'));
  for (const name of [
    'Browser Wallet',
    'Safe',
    'Rainbow',
    'Base',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet',
  ]) {
    await dialog.getByRole('button', { name, exact: true }).waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.close();
});

const atNight = test.runIf(process.env.LAUREL_FULL);

atNight.each([
  [767, 'compact', 'New to Ethereum wallets?'],
  [768, 'wide', 'What is a Wallet?'],
])('shows at %i px the %s dialog', async (width, _, text) => {
  const { page } = await open({ width });
  const dialog = await openDialog(page);
  await dialog.getByText(text, { exact: true }).waitFor();
  await page.close();
});

test('the override of the README replaces the parser under AGPL by one under MIT, in one copy', async () => {
  const find = (path: string) => join(consumer.modules, path, 'ua-parser-js/package.json');
  const { version, license } = JSON.parse(await readFile(find(''), 'utf8'));
  expect([version, license]).toEqual([readReadme('packages/wallet-kit').npmOverrides['ua-parser-js'], 'MIT']);
  await expect(readFile(find('@rainbow-me/rainbowkit/node_modules'))).rejects.toThrow('ENOENT');
});

test('draws a QR code without an override of qr', async () => {
  const { page, said } = await open();
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Get a Wallet' }).click();
  await dialog.getByRole('button', { name: 'GET' }).first().click();
  await dialog.getByRole('button', { name: 'Get the App' }).click();
  await dialog.locator('svg:has(title:text-is("QR Code")) path').first().waitFor();
  expect(said.filter((text) => /border/.test(text))).toEqual([]);
  await page.close();
});

// The limit of 10 s is checked in wallets.test.tsx, where time is simulated.
atNight('reports an unreachable relay, with RETRY', async () => {
  const { page } = await open();
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'WalletConnect', exact: true }).click();
  const notice = dialog.getByRole('alert');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('WalletConnect cannot be reached');
  await notice.getByRole('button', { name: 'RETRY' }).click();
  await notice.waitFor({ state: 'detached' });
  await page.close();
});

test('issue 13: contacts only WalletConnect’s relay for MetaMask on phones, and reports a timeout with RETRY', async () => {
  const { page, asked } = await open({ width: 390, userAgent: PHONE });
  const dialog = await openDialog(page);
  const choose = dialog.getByRole('button', { name: 'MetaMask' });
  await choose.click();
  const notice = dialog.getByRole('alert');
  await notice.waitFor();
  expect(await notice.textContent()).toContain('WalletConnect cannot be reached');
  await notice.getByRole('button', { name: 'RETRY' }).click();
  await notice.waitFor({ state: 'detached' });
  await notice.waitFor();
  expect(new Set(asked.map((url) => new URL(url).hostname))).toEqual(new Set(['relay.walletconnect.org']));
  await page.close();
});

test('issue 13: keeps the dialog usable with a thousand wallets and a broken one', async () => {
  const { page, said } = await open();
  await page.evaluate(() => {
    const announce = (info: unknown) => {
      const provider = { request: async () => [], on() {}, removeListener() {} };
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
    };
    announce(null);
    for (let index = 0; index < 1_000; index += 1) {
      const uuid = String(index);
      announce({ uuid, name: `Wallet ${uuid}`, rdns: `test.${uuid}`, icon: 'data:image/svg+xml,' });
    }
  });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Wallet 999', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Rainbow', exact: true }).click();
  expect(said).toEqual([]);
  await page.close();
});

atNight('reports being offline, with RETRY', async () => {
  const { page } = await open();
  const dialog = await openDialog(page);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'WalletConnect', exact: true }).click();
  const notice = dialog.getByRole('alert');
  await notice.getByText('WalletConnect cannot be reached').waitFor();
  await notice.getByRole('button', { name: 'RETRY' }).waitFor();
  await page.close();
});

/** A page that shows the QR code of WalletConnect, and a phone that scans it. */
const openPairing = async () => {
  const relay = createRelay();
  const open = async (url: string) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    onTestFinished(() => context.close());
    await relay.connect(context);
    const page = await context.newPage();
    await page.goto(url);
    return page;
  };
  const page = await open(pairing.url);
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'WalletConnect', exact: true }).click();
  const uri = String(await page.locator('body[data-pairing]').getAttribute('data-pairing'));
  const phone = await open(`${pairing.url}/phone`);
  return { page, phone, uri, account: page.getByRole('button', { name: /0x70…79C8/ }) };
};

test('tells the wallet the name and the icon of the app, and disconnects when the wallet deletes the session', async () => {
  const { page, phone, uri, account } = await openPairing();
  const app = await phone.evaluate((text) => (globalThis as unknown as PhonePage).phone.pair(text), uri);
  expect(app).toMatchObject({ name: 'Another team', icons: ['https://team.example/icon.png'] });
  await account.waitFor();
  expect(await phone.evaluate(() => (globalThis as unknown as PhonePage).phone.isOpen())).toBe(true);

  await phone.evaluate(() => (globalThis as unknown as PhonePage).phone.hangUp());
  await page.getByRole('button', { name: 'Connect Wallet' }).waitFor();
  expect(await account.count()).toBe(0);
  await page.reload();
  await page.getByRole('button', { name: 'Connect Wallet' }).waitFor();
});

const WRONG_SESSIONS = [
  ['an account without a chain', { accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] }],
  ['an account of no namespace', { accounts: ['eip155'] }],
  ['accounts that are no list', { accounts: 'eip155:84532:0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }],
  ['a chain without a namespace', { chains: ['84532'] }],
  ['methods that are no list', { methods: 'personal_sign' }],
  ['events that are no strings', { events: [7] }],
] as const;

test.each(process.env.LAUREL_FULL ? WRONG_SESSIONS : WRONG_SESSIONS.slice(0, 1))(
  'refuses a WalletConnect session with %s',
  async (_, wrong) => {
    const { page, phone, uri, account } = await openPairing();
    await phone.evaluate(
      ([text, parts]) => (globalThis as unknown as PhonePage).phone.pair(text as string, parts as object),
      [uri, wrong] as const,
    );
    const isOpen = () => phone.evaluate(() => (globalThis as unknown as PhonePage).phone.isOpen());
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(false);
    expect(await account.count()).toBe(0);
    await page.getByRole('dialog').waitFor();
  },
);

test('connects to the Safe automatically inside a Safe', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(safe.url);
  const app = page.frameLocator('iframe');
  await app.getByRole('button', { name: 'Base Sepolia' }).waitFor();
  await app.getByRole('button', { name: /0xd8…6045/ }).waitFor();
  await page.close();
});

test('does not hang in a frame that is not a Safe', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${safe.url}/nobody`);
  const app = page.frameLocator('iframe');
  await app.getByRole('button', { name: 'Connect Wallet' }).click();
  await app.getByRole('button', { name: 'Safe', exact: true }).click();
  await app.getByText('RETRY').waitFor();
  await page.close();
});
