import { Dialog as Base } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { joinClasses } from '../base/elements.tsx';
import { useUiMessages } from '../base/UiMessagesProvider.tsx';
import { useOverflow } from '../base/useOverflow.ts';
import { CloseIcon } from '../generated/shellIcons.ts';
import { IconButton } from './Button.tsx';
import { keepReachable, useBackGesture, useOpeningPress } from './dismissal.ts';

const FOCUSABLE =
  ':is(a[href], button, input, textarea, select, summary, [tabindex="0"], [contenteditable="true"]):not(:disabled)';

/** True if a scrolling element needs `tabIndex` itself: it overflows and has no focusable content. */
function useScrollStop(frame: RefObject<HTMLElement | null>): boolean {
  const overflows = useOverflow(frame);
  const [isEmpty, setIsEmpty] = useState(false);

  // On every render: the content may have changed.
  useLayoutEffect(() => {
    setIsEmpty(!frame.current?.querySelector(FOCUSABLE));
  });

  return overflows && isEmpty;
}

export type DialogProps = {
  open: boolean;
  /** Called with `false` on the close button, Escape, or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  title: ReactNode;
  /** Shown under the title; the accessible description. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons, the main one last. Stays visible while the content scrolls. */
  footer?: ReactNode;
  /** `false`: no close button, and neither Escape nor a press outside closes it. */
  dismissible?: boolean | undefined;
  /** `false`: only the close button and Escape close it, not a press outside. */
  closesBeside?: boolean | undefined;
  size?: 'medium' | 'wide' | undefined;
  /** Default: the message "Close". */
  closeLabel?: string | undefined;
  /** Focused on opening. Default: the first field, or the dialog if it has none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focused on closing. Default: the previously focused element. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** Opens by itself in place of another dialog, not by a press: then the first press in this one counts, however soon. */
  follows?: boolean | undefined;
  /** The dialog shows pending and success states itself: hides those notifications until it is closed. */
  quiet?: boolean | undefined;
  className?: string | undefined;
};

const FIELDS = '.laurel-dialog-body :is(input, textarea, select):not(:disabled)';

const isInNotifications = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.laurel-notifications') !== null;

/**
 * At the edges of a dialog, Base UI moves the focus back into it with the next frame. Until then, a press of Tab would lead out
 * of the dialog.
 */
const stayInside = (event: KeyboardEvent) => {
  const isAtEdge = event.target instanceof Element && event.target.hasAttribute('data-base-ui-focus-guard');
  if (event.key === 'Tab' && isAtEdge) event.preventDefault();
};

/**
 * A modal dialog; a sheet at the bottom of phones. Traps the focus and returns it. Android's back gesture closes it.
 *
 * @example
 * <Dialog open={open} onOpenChange={setOpen} title="Check what you sign" footer={<Button onClick={sign}>Sign</Button>}>
 *   <p>{text}</p>
 * </Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  dismissible = true,
  closesBeside = true,
  size = 'medium',
  closeLabel,
  initialFocus,
  finalFocus,
  follows = false,
  quiet = false,
  className,
}: DialogProps) {
  const messages = useUiMessages();
  const titleId = useId();
  const popup = useRef<HTMLDivElement>(null);
  // Never a button: an extra Enter must not sign or close. On touch, focusing a field would open the keyboard.
  const chooseFocus = (openedBy: string) =>
    (openedBy !== 'touch' && popup.current?.querySelector<HTMLElement>(FIELDS)) || popup.current;

  const isOpeningPress = useOpeningPress(open && !follows);
  useBackGesture(open && dismissible, () => onOpenChange(false));

  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible || !closesBeside}
      onOpenChange={(next, details) => {
        const { event } = details;
        // Pressing a notification does not close the dialog.
        if (!next && (!dismissible || isInNotifications(event) || isOpeningPress(event))) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="laurel-backdrop" />
        <Base.Viewport className="laurel-dialog-place" onKeyDownCapture={stayInside}>
          <Base.Popup
            className={joinClasses('laurel-dialog', className)}
            data-size={size}
            data-quiet={quiet || undefined}
            ref={popup}
            onClickCapture={(event) => {
              if (!isOpeningPress(event.nativeEvent)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
            initialFocus={initialFocus ?? chooseFocus}
            finalFocus={finalFocus}
          >
            <div className="laurel-dialog-head">
              <Base.Title id={titleId}>{title}</Base.Title>
              {dismissible && (
                <Base.Close
                  render={
                    <IconButton label={closeLabel ?? messages.close} className="laurel-dialog-close">
                      <CloseIcon />
                    </IconButton>
                  }
                />
              )}
            </div>
            <Body titleId={titleId}>
              {description && (
                <Base.Description render={<div className="laurel-dialog-description" />}>
                  {description}
                </Base.Description>
              )}
              {children}
            </Body>
            {footer && <div className="laurel-dialog-foot">{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

// A separate component: mounts with the popup, so that its size can be observed.
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isStop = useScrollStop(frame);
  useEffect(() => keepReachable(frame.current), []);
  return (
    <div
      ref={frame}
      className="laurel-dialog-body"
      {...(isStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
    >
      {children}
    </div>
  );
}
