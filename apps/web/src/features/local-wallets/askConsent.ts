import { messages } from '../../messages/messages.ts';
import './askConsent.css';
import type { Description } from './describeRequest.ts';

const localWalletsMessages = messages.localWallets;

type Child = string | Node;

const draw = (name: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement => {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...children);
  return element;
};

const drawDialog = ({ title, text, facts }: Description): HTMLDialogElement => {
  const list = draw(
    'dl',
    { class: 'local-wallet-facts' },
    ...facts.map(([name, value]) => draw('div', {}, draw('dt', {}, name), draw('dd', {}, value))),
  );
  return draw(
    'dialog',
    {
      class: 'local-wallet',
      role: 'dialog',
      'aria-modal': 'true',
      'aria-labelledby': 'local-wallet-title',
      'aria-describedby': 'local-wallet-text',
    },
    draw('h2', { id: 'local-wallet-title' }, title),
    draw('p', { id: 'local-wallet-text' }, text),
    list,
    draw(
      'div',
      { class: 'local-wallet-answers' },
      draw(
        'button',
        { type: 'button', class: 'laurel-button', 'data-variant': 'outlined' },
        localWalletsMessages.reject,
      ),
      draw(
        'button',
        { type: 'button', class: 'laurel-button', 'data-variant': 'contained', 'data-approve': '' },
        localWalletsMessages.approve,
      ),
    ),
  ) as HTMLDialogElement;
};

const show = (description: Description): Promise<boolean> =>
  new Promise((resolve) => {
    const dialog = drawDialog(description);
    const answer = (isApproved: boolean) => {
      stop();
      dialog.close();
      dialog.remove();
      resolve(isApproved);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        event.preventDefault();
        answer(false);
      }
      if (event.key === 'Tab') {
        // The browser's own focus trap releases the focus after the last button.
        event.preventDefault();
        const stops = [...dialog.querySelectorAll<HTMLElement>('dd[tabindex], button')];
        const current = stops.indexOf(document.activeElement as HTMLElement);
        stops.at((current + (event.shiftKey ? -1 : 1)) % stops.length)?.focus();
      }
    };
    const stop = isolateEvents(dialog, (event) => {
      if (event instanceof KeyboardEvent && event.type === 'keydown') press(event);
      const button = event.type === 'click' && (event.target as Element).closest('button');
      if (button) answer('approve' in button.dataset);
    });
    // Some browsers close dialogs by a gesture.
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      answer(false);
    });
    document.body.append(dialog);
    // A modal dialog is in the browser's top layer, above every dialog of the page, and makes the page inert.
    dialog.showModal();
    // A long value scrolls, also by keyboard.
    for (const value of dialog.querySelectorAll('dd')) {
      if (value.scrollHeight > value.clientHeight) value.tabIndex = 0;
    }
    dialog.querySelector<HTMLElement>('[data-approve]')?.focus();
  });

let last: Promise<unknown> = Promise.resolve();

/**
 * Asks the user to approve a request; requests wait for each other. Resolves to whether the user approved.
 *
 * Built without React, because it stands for a wallet's window, which is not part of the page.
 */
export function askConsent(description: Description): Promise<boolean> {
  const answer = last.then(() => show(description));
  last = answer;
  return answer;
}

/** Events by which dialogs of the page close or take the focus back. */
const TYPES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchmove',
  'touchend',
  'wheel',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'click',
] as const;

/**
 * Hides the events of an element from the page, as a wallet's own window does. Otherwise a
 * dialog of the page would treat a click on "Approve" as a click outside, and close. Only `onEvent`
 * receives them. Returns a function that stops this.
 */
const isolateEvents = (element: HTMLElement, onEvent: (event: Event) => void): (() => void) => {
  const handle = (event: Event) => {
    if (!(event.target instanceof Node && element.contains(event.target))) return;
    event.stopImmediatePropagation();
    onEvent(event);
  };
  // The capture phase of the window comes before every listener of the page.
  for (const type of TYPES) window.addEventListener(type, handle, { capture: true });
  return () => {
    for (const type of TYPES) window.removeEventListener(type, handle, { capture: true });
  };
};
