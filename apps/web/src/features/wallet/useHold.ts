import { useEffect, useRef, useState } from 'react';

/** A tap's click event follows within this time. */
const CLICK_WITHIN_MS = 100;

/**
 * Whether a pointer is pressed on an element. Until it is released, the element must not be replaced:
 * a press that ends on another element is not a click.
 */
export function useHold() {
  const [isHeld, setHeld] = useState(false);
  const release = useRef<() => void>(undefined);
  useEffect(() => () => release.current?.(), []);

  const onPointerDown = () => {
    release.current?.();
    setHeld(true);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      timer = setTimeout(() => setHeld(false), CLICK_WITHIN_MS);
    };
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    release.current = () => {
      clearTimeout(timer);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  };
  return { isHeld, onPointerDown };
}
