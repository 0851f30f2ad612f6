import type { Browser, Page } from '@playwright/test';

/** A connection and a processor as Chromium can emulate them. */
export type Conditions = {
  readonly downKbitPerSecond: number;
  readonly upKbitPerSecond: number;
  readonly roundTripMs: number;
  readonly slowerCpu: number;
};

export const slow4g: Conditions = {
  downKbitPerSecond: 1_600,
  upKbitPerSecond: 750,
  roundTripMs: 150,
  slowerCpu: 4,
};

export type ImpatientClickOptions = {
  readonly url: string;
  /** Default: neither the network nor the processor is slowed down. */
  readonly conditions?: Conditions | undefined;
  /** The words on the button. */
  readonly button?: string;
};

/** Milliseconds. The first five count from the start of the navigation, the last two from a click on a settled page. */
export type ImpatientClick = {
  readonly buttonAnswersMs: number;
  /** The button says that it was heard: `aria-busy`, or a dialog. */
  readonly heardMs: number;
  /** Any dialog is drawn. */
  readonly frameMs: number;
  /** The dialog lists the announced wallet. */
  readonly listMs: number;
  /** Everything that shifted in the page from the click on, as the browser counts it, input or not. */
  readonly shift: number;
  readonly laterFrameMs: number;
  readonly laterListMs: number;
  /** Bytes of script over the wire: until the button answered, until the list was drawn, and on a page nobody clicked. */
  readonly scriptBytes: { readonly button: number; readonly list: number; readonly idle: number };
};

const WALLET = 'Bench Wallet';
const SETTLED_MS = 3_000;

type Moment = { button: number; heard: number; frame: number; list: number; shift: number };
declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation has to be an interface.
  interface Window {
    click: { moment: Partial<Moment>; start(options: { isImpatient: boolean; button: string }): void };
  }
}

/** Runs in the page before its own code: announces a wallet, and watches every frame for button, dialog and list. */
function watchClick(wallet: string) {
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', {
        detail: Object.freeze({
          info: {
            uuid: crypto.randomUUID(),
            name: wallet,
            rdns: 'bench.wallet',
            icon: 'data:image/svg+xml,<svg/>',
          },
          provider: { request: () => new Promise(() => undefined), on() {}, removeListener() {} },
        }),
      }),
    );
  window.addEventListener('eip6963:requestProvider', announce);
  announce();

  const findDeep = function* (
    root: Document | ShadowRoot | Element,
    selector: string,
  ): Generator<HTMLElement> {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) yield element;
    for (const { shadowRoot } of root.querySelectorAll('*'))
      if (shadowRoot) yield* findDeep(shadowRoot, selector);
  };
  const isDrawn = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const isListed = (element: Element): boolean =>
    [...element.querySelectorAll('*')].some(
      (each) =>
        (each.shadowRoot !== null && [...each.shadowRoot.children].some(isListed)) ||
        (each.childElementCount === 0 && each.textContent?.includes(wallet) && isDrawn(each)),
    );
  /** React answers an element from when it has its properties; a custom element from when it is defined. */
  const answers = (button: Element) =>
    !(button instanceof HTMLButtonElement && button.disabled) &&
    (Object.keys(button).some((key) => key.startsWith('__reactProps$')) ||
      button.getRootNode() instanceof ShadowRoot);

  window.click = {
    moment: {},
    start({ isImpatient, button: words }) {
      const moment: Partial<Moment> = { shift: 0 };
      window.click.moment = moment;
      let clicked: HTMLElement | undefined;
      const look = () => {
        if (!clicked) {
          const button = [...findDeep(document, 'button')].find(
            (each) => each.textContent?.trim() === words && isDrawn(each),
          );
          if (button && (!isImpatient || answers(button))) {
            moment.button = performance.now();
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries())
                moment.shift = (moment.shift ?? 0) + (entry as PerformanceEntry & { value: number }).value;
            }).observe({ type: 'layout-shift' });
            clicked = button;
            button.click();
          }
        }
        if (clicked) {
          const dialogs = [
            ...findDeep(document, '[role=dialog], dialog[open], [aria-modal=true], w3m-modal'),
          ];
          const dialog = dialogs.find((each) => isDrawn(each) || isListed(each));
          const now = performance.now();
          if (dialog || clicked.ariaBusy === 'true') moment.heard ??= now;
          if (dialog) moment.frame ??= now;
          if (dialogs.some(isListed)) moment.list ??= now;
        }
        if (moment.list === undefined) requestAnimationFrame(look);
      };
      look();
    },
  };
}

async function openPage(browser: Browser, conditions: Conditions | undefined) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (conditions) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: conditions.roundTripMs,
      downloadThroughput: (conditions.downKbitPerSecond * 1_000) / 8,
      uploadThroughput: (conditions.upKbitPerSecond * 1_000) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.slowerCpu });
  }
  await page.addInitScript(watchClick, WALLET);
  const scripts = new Map<string, { bytes: number; endMs: number }>();
  const types = new Set<string>();
  let origin = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type, timestamp }) => {
    origin ||= timestamp;
    if (type === 'Script') types.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    if (types.has(requestId))
      scripts.set(requestId, { bytes: encodedDataLength, endMs: (timestamp - origin) * 1_000 });
  });
  const countScripts = (untilMs = Number.POSITIVE_INFINITY) =>
    [...scripts.values()].reduce((sum, { bytes, endMs }) => (endMs <= untilMs ? sum + bytes : sum), 0);
  return { page, countScripts, close: () => context.close() };
}

const waitForList = (page: Page) =>
  page.waitForFunction(() => window.click.moment.list !== undefined, undefined, { timeout: 60_000 });

/**
 * Opens a page with a cold cache and clicks its connect button in the frame in which it first answers. Then opens it
 * again, waits until nothing loads any more, and clicks. An announced wallet (EIP-6963) shows that the dialog is
 * filled. For any page whose dialog lists such wallets: React pages, and AppKit's custom elements.
 *
 * @example
 * const { listMs } = await measureImpatientClick(browser, { url, conditions: slow4g });
 */
export async function measureImpatientClick(
  browser: Browser,
  { url, conditions, button = 'Connect Wallet' }: ImpatientClickOptions,
): Promise<ImpatientClick> {
  const impatient = await openPage(browser, conditions);
  await impatient.page.addInitScript((words) => {
    const begin = () => window.click.start({ isImpatient: true, button: words });
    if (document.body) begin();
    else document.addEventListener('DOMContentLoaded', begin, { once: true });
  }, button);
  await impatient.page.goto(url, { waitUntil: 'commit' });
  await waitForList(impatient.page);
  await impatient.page.waitForTimeout(SETTLED_MS);
  const first = (await impatient.page.evaluate(() => window.click.moment)) as Moment;
  const bytes = { button: impatient.countScripts(first.button), list: impatient.countScripts(first.list) };
  await impatient.close();

  const patient = await openPage(browser, conditions);
  await patient.page.goto(url, { waitUntil: 'networkidle' });
  await patient.page.waitForTimeout(SETTLED_MS);
  const idle = patient.countScripts();
  await patient.page.evaluate((words) => window.click.start({ isImpatient: false, button: words }), button);
  await waitForList(patient.page);
  const later = (await patient.page.evaluate(() => window.click.moment)) as Moment;
  await patient.close();

  return {
    buttonAnswersMs: first.button,
    heardMs: first.heard,
    frameMs: first.frame,
    listMs: first.list,
    shift: first.shift,
    laterFrameMs: later.frame - later.button,
    laterListMs: later.list - later.button,
    scriptBytes: { ...bytes, idle },
  };
}
