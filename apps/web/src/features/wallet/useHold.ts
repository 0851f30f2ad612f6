import { useEffect, useRef, useState } from 'react';

/** A tap's click follows its end by less than this. */
const CLICK_WITHIN_MS = 100;

/**
 * Whether a finger or a mouse button is on an element right now. While it is, the element must not be replaced:
 * a press that ends on another element than it began on is no click.
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
