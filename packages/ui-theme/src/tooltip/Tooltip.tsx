import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { useId } from 'react';

export type TooltipProps = {
  /** A few words; nothing that can be pressed. */
  content: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  /** What it belongs to: one element that can take the focus. */
  children: ReactElement;
};

/**
 * A few words more about a control, under the pointer and on focus; its description for screen readers.
 * Phones never show it: nothing that is needed may stand only here.
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
