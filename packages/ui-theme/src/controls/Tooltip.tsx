import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId } from 'react';

export type TooltipProps = {
  /** A few words, nothing interactive. */
  content: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** The trigger: one focusable element. */
  children: ReactElement;
};

/**
 * A short description of a control, shown on hover and focus, and announced by screen readers. Not shown on touch
 * screens: never put essential information here.
 *
 * @example
 * <Tooltip content="Everybody can check this"><Button>Verify</Button></Tooltip>
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const id = useId();
  return (
    <Base.Root>
      <Base.Trigger render={children} aria-describedby={id} delay={400} />
      <span id={id} hidden>
        {content}
      </span>
      <Base.Portal>
        <Base.Positioner className="laurel-popup-place" side={side} sideOffset={6}>
          <Base.Popup className="laurel-tooltip" aria-hidden="true">
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
