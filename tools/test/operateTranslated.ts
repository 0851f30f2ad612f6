/**
 * Operates every control of a page that the browser translates, and returns what went wrong. Runs in the page, so it uses
 * nothing outside of itself.
 *
 * Chrome's translation replaces text nodes by `font` elements. What React or Preact keep is then no longer in the page:
 * to remove it or to insert before it throws, and a new text for it is never seen.
 */
export async function operateTranslated(): Promise<readonly string[]> {
  const CONTROLS =
    'button, input, textarea, select, summary, [role="button"], [role="tab"], [role="option"], [role="menuitem"]';
  /** A page may show new controls after each press. */
  const MOST_CONTROLS = 200;
  const faults: string[] = [];
  const lost: string[] = [];

  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const isRead = !text.parentElement?.closest('script, style, textarea, svg, font, [translate="no"]');
      if (isRead && /\p{L}/u.test(text.data)) found.push(text);
    }
    for (const text of found) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  };

  /** A name that a control keeps while the page changes, so that each is operated once. */
  const describe = (element: Element) =>
    [
      ...[element.tagName, element.getAttribute('role'), element.getAttribute('aria-label')],
      // React keeps what is typed as the text of a `textarea`.
      element instanceof HTMLTextAreaElement ? element.id : element.textContent,
    ]
      .join(' ')
      .trim();
  const isOperable = (element: HTMLElement) =>
    !element.matches(':disabled, [aria-disabled="true"], [type="file"]') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]');

  const type = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
    const value = Object.getOwnPropertyDescriptor(prototype, 'value');
    field.focus();
    // The element's own setter: React has replaced it, and would not notice the change.
    value?.set?.call(field, field.type.startsWith('date') ? '2031-01-02T03:04' : `${field.value}7`);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const operate = (element: HTMLElement) => {
    const isTyped =
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(element.type));
    if (isTyped) type(element);
    else element.click();
  };

  const onError = (event: ErrorEvent | PromiseRejectionEvent) => {
    event.preventDefault();
    // A resize observer reports this, and continues in the next frame.
    if ('error' in event && event.error === null) return;
    faults.push(String('reason' in event ? event.reason : event.error));
  };
  const stay = (event: Event) => {
    if (event.type !== 'submit' && !(event.target as Element).closest('a[href]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  let changed = 0;
  const observer = new MutationObserver((changes) => {
    changed += 1;
    // In a task of its own, as in a browser: the renderer finishes its own work first.
    for (const { addedNodes } of changes)
      for (const node of addedNodes) setTimeout(() => node.isConnected && translate(node.parentNode ?? node));
  });
  // React sets `nodeValue`, Preact `data`.
  const setters = (
    [
      [Node.prototype, 'nodeValue'],
      [CharacterData.prototype, 'data'],
    ] as const
  ).map(([prototype, name]) => {
    const own = Object.getOwnPropertyDescriptor(prototype, name) ?? {};
    Object.defineProperty(prototype, name, {
      ...own,
      set(this: Node, value: string) {
        if (!this.isConnected && this instanceof Text) lost.push(value);
        own.set?.call(this, value);
      },
    });
    return () => Object.defineProperty(prototype, name, own);
  });
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Waits until two frames have changed nothing; a page with a clock is not waited for forever. */
  const settle = async () => {
    for (let quiet = 0, frames = 0; quiet < 2 && frames < 60; frames += 1) {
      const before = changed;
      await nextFrame();
      quiet = changed === before ? quiet + 1 : 0;
    }
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  for (const name of ['click', 'submit']) window.addEventListener(name, stay, true);
  try {
    translate(document.body);
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    // Nobody presses a control in the task in which the browser translates.
    await settle();
    const done = new Set<string>();
    while (done.size < MOST_CONTROLS) {
      const next = [...document.querySelectorAll<HTMLElement>(CONTROLS)].find(
        (element) => !done.has(describe(element)) && isOperable(element),
      );
      if (!next) break;
      const name = describe(next);
      done.add(name);
      const before = faults.length;
      operate(next);
      await settle();
      if (faults.length > before) faults.push(`(after: ${name})`);
    }
    if (done.size === MOST_CONTROLS) faults.push(`there are more than ${MOST_CONTROLS} controls`);
  } finally {
    observer.disconnect();
    for (const restore of setters) restore();
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onError);
    for (const name of ['click', 'submit']) window.removeEventListener(name, stay, true);
  }
  return [...faults, ...lost.map((text) => `a new text is never seen: ${text}`)];
}
