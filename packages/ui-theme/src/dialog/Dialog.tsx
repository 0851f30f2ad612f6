import { Dialog as Base } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { IconButton } from '../button/Button.tsx';
import { joinClasses } from '../elementProps.ts';
import { CloseIcon } from '../icons/shellIcons.ts';
import { useUiTexts } from '../texts.tsx';
import { useScrollStop } from '../useOverflow.ts';
import { useBackGesture, useOpeningPress } from './dismissal.ts';

export type DialogProps = {
  open: boolean;
  /** Called with `false` when the reader closes it: the close button, Escape, a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** The accessible name. */
  title: ReactNode;
  /** Under the title, read as the description. */
  description?: ReactNode;
  children?: ReactNode;
  /** The buttons: the main one last. They stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** Without it there is no close button, and neither Escape nor a press beside it closes. */
  dismissible?: boolean | undefined;
  /** `false`: a press beside it does not close it, only the close button and Escape do. */
  closesBeside?: boolean | undefined;
  size?: 'medium' | 'wide' | undefined;
  /** Default: the catalogue's "Close". */
  closeLabel?: string | undefined;
  /** What takes the focus on opening; without it the first field, or the dialog itself when there is none. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What takes the focus on closing; without it what had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** It tells by itself what is pending and what went well: notifications of that wait until it is closed. */
  quiet?: boolean | undefined;
  className?: string | undefined;
};

const FIELDS = '.laurel-dialog-body :is(input, textarea, select):not(:disabled)';

const isInNotifications = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.laurel-notifications') !== null;

/**
 * A dialog in the middle of wide screens, a sheet at the lower edge of phones, which the way back closes where the
 * browser lets it. Holds the focus, gives it back.
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
  quiet = false,
  className,
}: DialogProps) {
  const texts = useUiTexts();
  const titleId = useId();
  const popup = useRef<HTMLDivElement>(null);
  // Never a button: Enter, pressed once too often, must not sign or close. On touch a field would raise the keyboard.
  const chooseFocus = (openedBy: string) =>
    (openedBy !== 'touch' && popup.current?.querySelector<HTMLElement>(FIELDS)) || popup.current;

  const isOpeningPress = useOpeningPress(open);
  useBackGesture(open && dismissible, () => onOpenChange(false));

  return (
    <Base.Root
      open={open}
      disablePointerDismissal={!dismissible || !closesBeside}
      onOpenChange={(next, details) => {
        const { event } = details;
        // A notification may be answered while the dialog stays.
        if (!next && (!dismissible || isInNotifications(event) || isOpeningPress(event))) details.cancel();
        else onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="laurel-backdrop" />
        <Base.Viewport className="laurel-dialog-place">
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
                    <IconButton label={closeLabel ?? texts.close} className="laurel-dialog-close">
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

// Mounted with the popup, so that its size can be watched.
function Body({ titleId, children }: { titleId: string; children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const isStop = useScrollStop(frame);
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
