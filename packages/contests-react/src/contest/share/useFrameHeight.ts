import { type RefObject, useEffect, useRef, useState } from 'react';

const FIRST_HEIGHT = 480;
const MAX_HEIGHT = 2_000;

/** The height that the embedded page reports to this page. */
export function useFrameHeight(): {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly height: number;
} {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  useEffect(() => {
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (!frame.current || source !== frame.current.contentWindow || origin !== window.location.origin)
        return;
      const told = data?.type === 'laurel-contest' ? data.height : undefined;
      if (Number.isFinite(told) && told > 0) setHeight(Math.min(Math.ceil(told), MAX_HEIGHT));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return { frame, height };
}
