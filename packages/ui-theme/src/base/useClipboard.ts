import { useCallback, useEffect, useRef, useState } from 'react';

/** The outcome of the last copy, for 1500 ms. */
export type ClipboardState = 'idle' | 'copied' | 'failed';

/**
 * Copies text. `state` is `copied` or `failed` for 1500 ms, then `idle` again.
 *
 * @example
 * const { state, copy } = useClipboard();
 * <Button onClick={() => copy(url)}>{state === 'copied' ? 'Copied!' : 'Copy link'}</Button>
 */
export function useClipboard(showMs = 1500): {
  state: ClipboardState;
  copy: (text: string) => Promise<void>;
} {
  const [state, setState] = useState<ClipboardState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = useCallback(
    async (text: string) => {
      // `navigator.clipboard` is undefined in insecure contexts, despite its type.
      const written = await Promise.resolve()
        .then(() => navigator.clipboard.writeText(text))
        .then(
          () => true,
          () => false,
        );
      if (!isMounted.current) return;
      clearTimeout(timer.current);
      setState(written ? 'copied' : 'failed');
      timer.current = setTimeout(() => setState('idle'), showMs);
    },
    [showMs],
  );

  return { state, copy };
}
