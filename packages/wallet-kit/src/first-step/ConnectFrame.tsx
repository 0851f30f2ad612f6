import { CloseIcon } from '@org/ui-theme';
import { type ReactNode, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isPhone } from '../wallets/isPhone.ts';
import { lockScroll } from './removeScroll.tsx';

/** RainbowKit's three layouts of the dialog. `phone` depends on the device, not on the width. */
export type FrameLayout = 'wide' | 'compact' | 'phone';

export type ConnectFrameProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** Called for Escape, the cross and a press beside the dialog. */
  readonly onClose: () => void;
  /** Another dialog takes its place: it stays visible, but is inert. */
  readonly isLeaving?: boolean;
  /** Draws the content; `closeButton` is its own to place, since the order of focus depends on the layout. */
  readonly children: (layout: FrameLayout, closeButton: ReactNode) => ReactNode;
};

const COMPACT = '(width < 768px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(COMPACT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

const getLayout = (): FrameLayout => {
  if (isPhone()) return 'phone';
  return window.matchMedia(COMPACT).matches ? 'compact' : 'wide';
};

/**
 * The frame of the connect dialog, without any wallet code: a modal `<dialog>` whose size does not depend on its
 * content. Needs `@org/wallet-kit/first-step.css`.
 *
 * @example
 * <ConnectFrame title="Connect a Wallet" closeLabel="Close" onClose={close}>
 *   {(layout, closeButton) => <FirstStep {...{ layout, closeButton, messages, hasProjectId: false, onChoose }} />}
 * </ConnectFrame>
 */
export function ConnectFrame({ title, closeLabel, onClose, isLeaving = false, children }: ConnectFrameProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget>(null);
  const layout = useSyncExternalStore(subscribe, getLayout);
  // Before the dialog is shown, so that styles are computed once.
  useLayoutEffect(lockScroll, []);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (isLeaving) return;
    dialog?.showModal();
    // No button has the focus at first, as in RainbowKit's dialog.
    dialog?.focus();
    // A modal of the page's own hides elements that are new.
    const timer = setTimeout(() => {
      dialog?.removeAttribute('inert');
      dialog?.removeAttribute('aria-hidden');
    });
    return () => {
      clearTimeout(timer);
      dialog?.close();
    };
  }, [isLeaving]);
  return createPortal(
    <dialog
      ref={ref}
      // biome-ignore lint/a11y/noRedundantRoles: style sheets and tests find RainbowKit's dialog by it
      role="dialog"
      className="wallet-kit-frame"
      data-layout={layout}
      data-leaving={isLeaving || undefined}
      aria-hidden={isLeaving || undefined}
      inert={isLeaving}
      tabIndex={-1}
      aria-modal="true"
      aria-labelledby="wallet-kit-frame-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={({ target }) => {
        pressed.current = target;
      }}
      // The second half of the double click that opened the dialog must not close it or press a button in it.
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      // A drag that began inside ends as a click on the dialog, too.
      onClick={({ target }) => target === ref.current && target === pressed.current && onClose()}
    >
      <div className="wallet-kit-frame-body">
        <h1 id="wallet-kit-frame-title">{title}</h1>
        {children(
          layout,
          <button type="button" className="wallet-kit-frame-close" aria-label={closeLabel} onClick={onClose}>
            <CloseIcon />
          </button>,
        )}
      </div>
    </dialog>,
    document.body,
  );
}
