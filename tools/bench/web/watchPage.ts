/** The elements to look for on a page. Selectors pierce shadow roots one after another. */
export type Watched = {
  /** The button that opens the list of wallets. */
  readonly button: readonly string[];
  /** The element that holds the open list; the wallet's name is searched in it, shadow roots included. */
  readonly dialog: string;
  readonly wallet: string;
  /** Drawn with the page's content; null: largest contentful paint alone says so. */
  readonly content: string | null;
};

/** Times in ms since the navigation started; null until it happened. */
export type Watch = {
  seenAt: number | null;
  answersAt: number | null;
  contentAt: number | null;
  pressedAt: number | null;
  dialogAt: number | null;
  largestAt: number;
  shift: number;
  longTasks: { start: number; ms: number }[];
  /** The longest event handled so far, from input to the next paint, by `performance`. */
  interactions: { id: number; ms: number }[];
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: an augmentation has to be an interface.
  interface Window {
    benchWatch: Watch;
    /** Set by the bench when it waits for the moment in which the button is seen. */
    benchButtonSeen?: (place: string) => void;
    /** The middle of the button, where it is now. */
    benchPlace: () => { x: number; y: number } | null;
    /** The same for another press; null while a dialog is open or the button is busy, and once a press made it busy. */
    benchPlaceAgain: () => { x: number; y: number } | null;
  }
}

/** Runs in the page before its own scripts: announces a wallet and notes when things happen. It imports nothing. */
export function watchPage({ button, dialog, wallet, content }: Watched): void {
  const watch: Watch = {
    seenAt: null,
    answersAt: null,
    contentAt: null,
    pressedAt: null,
    dialogAt: null,
    largestAt: 0,
    shift: 0,
    longTasks: [],
    interactions: [],
  };
  window.benchWatch = watch;
  performance.setResourceTimingBufferSize(5_000);
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    watch.largestAt = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watch.shift += value;
  });
  observe('longtask', ({ startTime, duration }) => watch.longTasks.push({ start: startTime, ms: duration }));
  const noteEvent = (entry: PerformanceEntry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId: number };
    if (interactionId) watch.interactions.push({ id: interactionId, ms: duration });
  };
  observe('event', noteEvent, { durationThreshold: 16 });

  const find = (path: readonly string[]): Element | null => {
    let root: ParentNode | null = document;
    let found: Element | null = null;
    for (const selector of path) {
      const all: Element[] = [...(root?.querySelectorAll(selector) ?? [])];
      // In a shadow root the label is in a slot.
      found = all.find((each) => path.length > 1 || each.textContent?.includes('Connect Wallet')) ?? null;
      root = found?.shadowRoot ?? null;
    }
    return found;
  };
  const isSeen = (element: Element) => {
    const { width, height, top } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < window.innerHeight;
  };
  /** RainbowKit draws its button transparent first. */
  const canBePressed = (element: Element) => {
    if (!isSeen(element)) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return element.getRootNode() !== document || element.contains(hit);
  };
  // Preact adds the handlers of an element that it has mounted or hydrated to that element.
  const listening = new WeakSet<EventTarget>();
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (
    ...[type, ...rest]: Parameters<typeof addEventListener>
  ) {
    if (type === 'click') listening.add(this);
    addEventListener.call(this, type, ...rest);
  };
  // React keeps them in a property of the element.
  const answers = (element: Element) => {
    if (element.getRootNode() !== document || listening.has(element)) return true;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const key = Object.keys(each).find((name) => name.startsWith('__reactProps$'));
      // The cast: React's own property.
      const props = key && (each as unknown as Record<string, { onClick?: unknown }>)[key];
      if (props && typeof props.onClick === 'function') return true;
    }
    return false;
  };
  const holdsWallet = (root: ParentNode): boolean => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot && holdsWallet(element.shadowRoot)) return true;
      const isNamed = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.includes(wallet),
      );
      if (isNamed && isSeen(element)) return true;
    }
    return false;
  };
  window.benchPlace = () => {
    const rect = find(button)?.getBoundingClientRect();
    return rect ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 } : null;
  };
  const isBusy = () => find(button)?.matches(':disabled, [aria-busy=true]') ?? false;
  let isBusyNow = false;
  let hasPressWorked = false;
  window.benchPlaceAgain = () => {
    const isOpen = document.querySelector(dialog) !== null;
    return watch.seenAt === null || isOpen || hasPressWorked || isBusy() ? null : window.benchPlace();
  };
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      watch.pressedAt ??= timeStamp;
    },
    true,
  );
  const look = () => {
    if (watch.dialogAt === null) {
      // AppKit's button is also busy while the page loads, and ignores a press then.
      const wasBusy = isBusyNow;
      isBusyNow = isBusy();
      if (watch.pressedAt !== null && isBusyNow && !wasBusy) hasPressWorked = true;
    }
    const found = watch.answersAt === null || watch.seenAt === null ? find(button) : null;
    if (
      found &&
      watch.seenAt === null &&
      canBePressed(found) &&
      performance.getEntriesByType('paint').length > 0
    ) {
      watch.seenAt = performance.now();
      window.benchButtonSeen?.(JSON.stringify(window.benchPlace()));
    }
    if (found && watch.answersAt === null && answers(found)) watch.answersAt = performance.now();
    if (content && watch.contentAt === null && document.querySelector(content))
      watch.contentAt = performance.now();
    if (watch.pressedAt !== null && watch.dialogAt === null) {
      const open = [...document.querySelectorAll(dialog)];
      const isThere = open.some((each) => holdsWallet(each.shadowRoot ?? each));
      if (isThere) watch.dialogAt = performance.now();
    }
    // A loop would draw a frame each 16 ms: what comes later, such as a judge's presses, is measured without it.
    const { seenAt, answersAt, contentAt, dialogAt } = watch;
    const isAllSeen = [seenAt, answersAt, dialogAt, content ? contentAt : 0].every((at) => at !== null);
    if (!isAllSeen) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);

  const info = {
    uuid: '350670db-19fa-4704-a166-e52e178b59d2',
    name: wallet,
    rdns: 'test.bench.wallet',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  let account: string | null = null;
  const provider = {
    request: async ({ method }: { method: string }) => {
      const judge = new URLSearchParams(window.location.hash.slice(1)).get('judge');
      if (method === 'eth_requestAccounts') account = judge;
      if (method === 'eth_requestAccounts' || method === 'eth_accounts') return account ? [account] : [];
      if (method === 'eth_chainId') return '0x7a69';
      if (method === 'wallet_requestPermissions' || method === 'wallet_getPermissions') return [];
      throw Object.assign(new Error(`The bench's wallet has no ${method}.`), { code: 4200 });
    },
    on: () => undefined,
    removeListener: () => undefined,
  };
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    );
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
